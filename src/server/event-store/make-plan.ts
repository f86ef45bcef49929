import { intakeIdOf } from '#domain/intake/intake.ts';
import type { StreamKind } from '#domain/log/define-stream.ts';
import { needsOf } from '#domain/log/needs-of.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import type { Clock } from '../http/clock.ts';
import type { FoldedStream } from './folded-stream.ts';
import type { LogMemory } from './log-memory.ts';
import type { LogState } from './log-state.ts';
import type { LogAccess } from './log-storage.ts';
import { type Judgement, JudgementRejected, type Plan, type PlannedWork, planGroup } from './plan-group.ts';
import { type ReadLogDeps, readLog } from './read-log.ts';

/** Without the lock. */
const plansAtMost = 10;

interface PlanDeps extends ReadLogDeps {
  readonly access: Pick<
    LogAccess,
    'readMissing' | 'readSnapshots' | 'streamsOfKinds' | 'readInterviews' | 'experimentsOf'
  >;
  /** Whether nobody else appends meanwhile. */
  readonly isLocked: boolean;
  readonly judgement: Judgement;
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
  { access, isLocked, memory, snapshots, longWork, judgement, clock }: PlanDeps,
  workspaceId: string,
  work: PlannedWork,
  amend: (plan: Plan) => Plan,
): Promise<Plan | undefined> {
  const interviews = new Map<string, ReadonlyMap<string, unknown>>();
  const experiments = new Map<string, readonly string[]>();
  const read = new Set<string>();
  let readAsOf = memory.head(workspaceId)?.hash;
  const planOn = (log: LogState): Promise<Plan> => {
    if (log.head.hash !== readAsOf) for (const each of [interviews, experiments, read]) each.clear();
    readAsOf = log.head.hash;
    return planGroup(judgement, workspaceId, { ...log, interviews, experiments }, work, clock().toISOString());
  };
  const kinds = new Map<string, StreamKind>();
  const begun = new Set<string>();
  const wholeKinds = new Set<string>();
  const add = (stream: string): StreamKind | undefined => {
    const kind = kinds.get(stream) ?? judgement.kindOf(stream);
    if (kind) kinds.set(stream, kind);
    return kind;
  };
  const countedBy = (page: string, found: readonly string[]): void => {
    experiments.set(page, found);
    for (const stream of found) add(stream);
  };
  for (const { command } of work.group) {
    const isFirst = !kinds.has(command.stream);
    if (command.stream.startsWith('intake-')) {
      const page = intakeIdOf(command.stream);
      const remembered = memory.experimentsOf(workspaceId, page);
      if (remembered) countedBy(page, remembered);
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
    if (plan.lacks.length === 0) return amend(plan);
    const lacks = new Map(plan.lacks.map((lack) => [JSON.stringify(lack), lack]));
    for (const [name, lack] of lacks) {
      if (read.has(name)) throw new Error(`A plan of ${workspaceId} lacks what was read: ${name}.`);
      read.add(name);
      if ('stream' in lack) {
        add(lack.stream);
        // It was asked for before the command that begins it, so its first fact proves nothing.
        begun.delete(lack.stream);
      } else if ('experimentsOf' in lack) {
        const found = await access.experimentsOf(workspaceId, lack.experimentsOf);
        memory.keepExperiments(workspaceId, plan.before.head.hash, lack.experimentsOf, found);
        countedBy(lack.experimentsOf, found);
      } else
        interviews.set(
          lack.interviewsOf,
          foldEach(judgement.kindOf, await access.readInterviews(workspaceId, lack.interviewsOf)),
        );
    }
  }
  return undefined;
}

/** A stream that was supposed to be new has been judged already: its commands are sent again. The storage knows. */
function unlessPresumed(error: unknown): undefined {
  if (!(error instanceof JudgementRejected)) throw error;
}

function foldEach(kindOf: Judgement['kindOf'], facts: readonly RecordedEvent[]): ReadonlyMap<string, unknown> {
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
