import type { StreamKind } from '#domain/log/define-stream.ts';
import { needsOf } from '#domain/log/needs-of.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import type { Clock } from '../http/clock.ts';
import type { Decider } from './decider.ts';
import type { FoldedStream } from './folded-stream.ts';
import { ReactionRejected } from './follow-up.ts';
import type { LogMemory } from './log-memory.ts';
import type { LogState } from './log-state.ts';
import type { LogAccess } from './log-storage.ts';
import type { Plan, PlannedWork } from './plan.ts';
import { planGroup } from './plan-group.ts';
import { type QueryOf, queryKey } from './reaction.ts';
import { type ReadLogDeps, readLog } from './read-log.ts';

/** Without the lock. */
const plansAtMost = 10;

interface PlanDeps extends ReadLogDeps {
  readonly access: Omit<LogAccess, 'append'>;
  /** Whether nobody else appends meanwhile. */
  readonly isLocked: boolean;
  readonly decider: Decider;
  readonly clock: Clock;
}

/**
 * Plans a group on what is remembered, where that suffices, or else on what the storage says. A stream that a command
 * begins is supposed to be new without asking: the first fact written to it is the proof. Where the plan writes none,
 * nothing would prove it, and the storage is asked after all. What the plan turns out to lack is read, and it is made again:
 * what is read after a head is known is either as of that head, or the head has moved on and refuses the plan. Undefined if
 * the head moves on all the time, so that it takes the lock.
 */
export async function makePlan(
  { access, isLocked, memory, snapshots, longWork, decider, clock }: PlanDeps,
  workspaceId: string,
  work: PlannedWork,
  amend: (plan: Plan) => Plan,
): Promise<Plan | undefined> {
  const { reactions = [] } = decider;
  const found = {
    streams: new Map<string, readonly string[]>(),
    states: new Map<string, ReadonlyMap<string, unknown>>(),
  };
  const read = new Set<string>();
  let readAsOf = memory.head(workspaceId)?.hash;
  const planOn = (log: LogState): Promise<Plan> => {
    if (log.head.hash !== readAsOf) for (const each of [found.streams, found.states, read]) each.clear();
    readAsOf = log.head.hash;
    return planGroup(decider, workspaceId, { ...log, found }, work, clock().toISOString());
  };
  const kinds = new Map<string, StreamKind>();
  const begun = new Set<string>();
  const wholeKinds = new Set<string>();
  const add = (stream: string): StreamKind | undefined => {
    const kind = kinds.get(stream) ?? decider.kindOf(stream);
    if (kind) kinds.set(stream, kind);
    return kind;
  };
  const keepStreams = (query: QueryOf, streams: readonly string[]): void => {
    found.streams.set(queryKey(query), streams);
    for (const stream of streams) add(stream);
  };
  for (const { actor, command } of work.group) {
    for (const stream of actor.alsoReads ?? []) add(stream);
    const isFirst = !kinds.has(command.stream);
    for (const { expects } of reactions) {
      const query = expects?.(command.stream);
      const remembered = query && memory.found(workspaceId, query);
      if (remembered) keepStreams(query, remembered);
    }
    if (add(command.stream)?.commands[command.type]?.begins === true && isFirst) begun.add(command.stream);
    const needs = needsOf(command);
    for (const stream of needs?.streams ?? []) add(stream);
    for (const name of needs?.kinds ?? []) wholeKinds.add(name);
  }
  if (wholeKinds.size > 0) for (const stream of await access.streamsOfKinds(workspaceId, wholeKinds)) add(stream);
  const planOnce = async (): Promise<Plan> => {
    const remembered = recall(memory, workspaceId, kinds, begun);
    const plan = remembered && (await planOn(remembered).catch(unlessPresumed));
    if (plan && [...kinds.keys()].every((stream) => isKnown(plan, stream))) return plan;
    const log = await readLog(access, { memory, snapshots, longWork }, workspaceId, kinds);
    if (!log) throw new Error(`There is no workspace ${workspaceId}.`);
    memory.read(workspaceId, log);
    // The memory keeps nothing about people: what was just seen in the storage would be taken for new again.
    begun.clear();
    return planOn(log);
  };
  for (let n = 0; isLocked || n < plansAtMost; n++) {
    const plan = await planOnce();
    if (plan.missing.length === 0) return amend(plan);
    const missing = new Map(plan.missing.map((each) => [JSON.stringify(each), each]));
    for (const [name, each] of missing) {
      if (read.has(name)) throw new Error(`A plan of ${workspaceId} lacks what was read: ${name}.`);
      read.add(name);
      if ('stream' in each) {
        add(each.stream);
        // It was asked for before the command that begins it, so its first fact proves nothing.
        begun.delete(each.stream);
      } else if (findsStreams(decider, each)) {
        const streams = await access.readStreams(workspaceId, each);
        memory.keepFound(workspaceId, plan.before.head.hash, each, streams);
        keepStreams(each, streams);
      } else found.states.set(queryKey(each), foldEach(decider.kindOf, await access.readFacts(workspaceId, each)));
    }
  }
  return undefined;
}

const findsStreams = ({ reactions = [] }: Decider, { query }: QueryOf): boolean =>
  reactions.some(({ queries = [] }) => queries.some((each) => each.name === query && 'changedBy' in each));

/** A stream that was supposed to be new has been judged already: its commands are sent again. The storage knows. */
function unlessPresumed(error: unknown): undefined {
  if (!(error instanceof ReactionRejected)) throw error;
}

function foldEach(kindOf: Decider['kindOf'], facts: readonly RecordedEvent[]): ReadonlyMap<string, unknown> {
  const states = new Map<string, unknown>();
  for (const fact of facts)
    states.set(fact.stream, kindOf(fact.stream)?.evolve(states.get(fact.stream), fact, fact.stream));
  return states;
}

/** Undefined if the head is not known, or a stream that no command begins. */
function recall(
  memory: LogMemory,
  workspaceId: string,
  kinds: ReadonlyMap<string, StreamKind>,
  begun: ReadonlySet<string>,
): LogState | undefined {
  const head = memory.head(workspaceId);
  if (!head) return undefined;
  const streams = new Map<string, FoldedStream>();
  for (const [stream, kind] of kinds) {
    const current = memory.current(workspaceId, stream, kind);
    if (!current && !begun.has(stream)) return undefined;
    if (current) streams.set(stream, current);
  }
  return { head, streams };
}

const isKnown = ({ before, after }: Plan, stream: string): boolean =>
  before.streams.has(stream) || (after.streams.get(stream)?.version ?? 0) > 0;
