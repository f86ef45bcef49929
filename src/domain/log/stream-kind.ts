import type { ZodMiniType } from 'zod/mini';
import type { FieldChange } from '../undo/field-change.ts';
import type { Command } from './command.ts';
import type { Decision } from './decision.ts';
import type { Json, JsonObject } from './json.ts';
import type { Needs, Reads } from './reads.ts';
import type { CausedBy, DatedFact } from './recorded-event.ts';
import type { Touches } from './touches.ts';

/** One type of command: the shape of its data and who may send it. */
export interface CommandType {
  readonly data: ZodMiniType<JsonObject>;
  readonly by: CausedBy['kind'];
  /** Begins its stream: the only commands that a stream without facts takes. */
  readonly begins: boolean;
  /** Only for founders whose address is verified; the server says so, since only it knows. */
  readonly needsVerifiedAddress?: boolean;
  /** Takes effect when the server has taken it, never before: it is told "waiting" until then, and is not undone. */
  readonly isConfirmed?: boolean;
  /** Which other streams `decide` reads; none where absent. `data` has passed the schema. */
  readonly needs?: (data: JsonObject) => Needs;
  /** What of its own stream it is about, by which a client knows what of its waiting commands builds on what. */
  readonly touches?: Touches;
}

/** A kind of stream: its border, its commands and its two functions. */
export interface StreamKind<State> {
  readonly name: string;
  /** Which streams are of this kind. */
  readonly pattern: RegExp;
  /** One stream a workspace, named after it: any other is not there. */
  readonly isSingle?: boolean;
  /** Raised when `evolve` changes, so that kept states are folded anew. */
  readonly foldVersion: number;
  readonly commands: Readonly<Record<string, CommandType>>;
  /** `data` has passed the type's schema. Never throws, reads no clock. */
  decide(state: State | undefined, command: Command, reads: Reads): Decision;
  /** Ignores facts it does not know; never changes `state` in place. */
  evolve(state: State | undefined, fact: DatedFact, stream: string): State | undefined;
  /** What of a state an undo can bring back, field by field. */
  fields(state: State): Readonly<Record<string, Json>>;
  /**
   * The same as comparing the fields of two states, for states with too many of them: what would lead from `after` back
   * to `before`, in an order in which it can be cut into several commands.
   */
  differences?(before: State, after: State): Iterable<readonly [field: string, change: FieldChange]>;
  /** Which of the parts that bear these names take no changes now, since they are not there or are locked. */
  hindered?(state: State | undefined, names: Iterable<string>, condition: 'gone' | 'locked'): readonly string[];
  /** What undoing its beginning makes of a state: nothing that was written is lost. */
  unbegun(state: State): State;
}
