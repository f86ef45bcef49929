import type { CommandEnvelope } from '#domain/log/command-envelope.ts';
import type { Decision } from '#domain/log/decision.ts';
import type { StreamKind } from '#domain/log/define-stream.ts';
import type { Reads } from '#domain/log/reads.ts';
import type { Fact } from '#domain/log/recorded-event.ts';
import type { Actor } from './actor.ts';
import type { Projection } from './projection.ts';
import type { Reaction } from './reaction.ts';
import type { sealData } from './seal-data.ts';

/**
 * All that the store is told of the product: what commands lead to, what follows from their facts, and what is too much.
 */
export interface Decider {
  decide(state: unknown, command: CommandEnvelope, actor: Actor, reads: Reads): Decision;
  /** Undefined for a stream of no kind. */
  kindOf(stream: string): StreamKind | undefined;
  /** In the order in which they react to a command. None unless given. */
  readonly reactions?: readonly Reaction[];
  /** In the order in which the statement writes their rows. None unless given. */
  readonly projections?: readonly Projection[];
  /** Facts about the server that commands may read. */
  readonly knows?: Pick<Reads, 'confirmsPeople'>;
  /** How many facts a workspace may have, erasures apart. Unlimited unless given. */
  factsMost?(workspaceId: string): number;
  /** Cost of folding a fact, or of judging because of it: 25,000 are about a second. 0 unless given. */
  effortOf?(fact: Fact): number;
  /** Memory that the state of a stream takes, in bytes, about; undefined for a small one. */
  estimateBytes?(stream: string, state: unknown): number | undefined;
  /** Salts of its own, for a log that comes out the same every time. Random unless given. */
  readonly seal?: typeof sealData;
  /** Lets others go first between two commands, if those before have taken long. */
  readonly pause?: () => Promise<void>;
  /** The same for a command that could not be cut and has taken so long. */
  readonly rest?: (tookMs: number) => Promise<void>;
}
