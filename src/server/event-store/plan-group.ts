import type { Command } from '#domain/log/command.ts';
import { type Decision, type Rejection, reject } from '#domain/log/decision.ts';
import type { CausedBy } from '#domain/log/recorded-event.ts';
import type { StreamKind } from '#domain/log/stream-kind.ts';
import type { Actor } from './actor.ts';
import { canonicalEvent, type UnplacedEvent } from './canonical-event.ts';
import { emptyStream, type FoldedStream, foldFacts } from './folded-stream.ts';
import { type Seals, sealData } from './seal-data.ts';

export interface SentCommand {
  readonly actor: Actor;
  readonly command: Command;
}

/** A fact with its place in its stream, ready to be appended. */
export interface PlannedFact {
  readonly event: UnplacedEvent;
  readonly version: number;
  readonly n: number;
  readonly seals: Seals;
  readonly canonical: string;
}

export type PlannedAnswer =
  | { readonly id: string; readonly facts: readonly PlannedFact[] }
  | { readonly id: string; readonly reason: Rejection };

/** What a group of commands would do to the streams as they were read. */
export interface Plan {
  /** The version of each stream that was decided on. */
  readonly versions: Readonly<Record<string, number>>;
  readonly answers: readonly PlannedAnswer[];
  /** The streams as they are once the plan has been carried out. */
  readonly after: ReadonlyMap<string, FoldedStream>;
}

export interface Judgement {
  judge(state: unknown, command: Command, by: CausedBy['kind']): Decision;
  kindOf(stream: string): StreamKind<unknown> | undefined;
}

/**
 * Decides commands one after the other, each on what those before it have brought about.
 * `before` holds the streams that were read; others count as empty.
 */
export function planGroup(
  { judge, kindOf }: Judgement,
  before: ReadonlyMap<string, FoldedStream>,
  group: readonly SentCommand[],
): Plan {
  const after = new Map(before);
  const versions: Record<string, number> = {};
  const answers = group.map(({ actor, command: sent }): PlannedAnswer => {
    const { id, stream } = sent;
    const at = utcOf(sent.at);
    if (!at) return { id, reason: 'invalid-data' };
    const command = { ...sent, at };
    const kind = kindOf(stream);
    const folded = kind && (after.get(stream) ?? emptyStream(kind));
    if (folded) versions[stream] ??= folded.version;
    const decision = judge(folded?.state, command, actor.by.kind);
    if (decision.kind === 'rejected') return { id, reason: decision.reason };
    if (!kind || !folded) throw new Error(`${command.type} was accepted on ${stream}, which is no stream.`);
    const facts = decision.facts.map((fact, n): PlannedFact => {
      const event = unplaced(actor, command, fact, n);
      const seals = sealData(event.data);
      return { event, version: folded.version + 1 + n, n, seals, canonical: canonicalEvent(event, seals) };
    });
    const events = facts.map(({ event }) => event);
    after.set(stream, foldFacts(kind, stream, folded, events));
    return { id, facts };
  });
  return { versions, answers, after };
}

/** All or none: where one is refused, or `failed` says that one was, the others fail with it and nothing happens. */
export function atomically(plan: Plan, failed = false): Plan {
  if (!failed && !plan.answers.some((answer) => 'reason' in answer)) return plan;
  const first = failed ? undefined : plan.answers.find((answer) => 'reason' in answer);
  return {
    versions: plan.versions,
    answers: plan.answers.map((answer) => (answer === first ? answer : { id: answer.id, reason: 'batch-failed' })),
    after: new Map(),
  };
}

/** Refuses everything: for data that passed its schema and that the database cannot keep. */
export const refuseAll: Judgement['judge'] = () => reject('invalid-data');

function unplaced(
  actor: Actor,
  command: Command,
  fact: { type: string; v: number; data: unknown },
  n: number,
): UnplacedEvent {
  return {
    id: `${command.id}:${n}`,
    type: fact.type,
    v: fact.v,
    // As it will come back from the database: without absent members.
    data: JSON.parse(JSON.stringify(fact.data)),
    workspace: actor.workspaceId,
    stream: command.stream,
    at: command.at,
    by: actor.by,
    device: actor.device,
    commandId: command.id,
    changeId: command.changeId ?? command.id,
  };
}

/** The years 1 to 9999 are what PostgreSQL and four digits can both say. */
function utcOf(at: string): string | undefined {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return undefined;
  const year = date.getUTCFullYear();
  return year >= 1 && year <= 9999 ? date.toISOString() : undefined;
}
