import type { StreamKind } from '#domain/log/stream-kind.ts';
import type { Clock } from '../http/clock.ts';
import type { FoldedStream } from './folded-stream.ts';
import type { LogMemory } from './log-memory.ts';
import type { LogState } from './log-state.ts';
import { type Judgement, type Plan, planGroup, type SentCommand } from './plan-group.ts';
import { readLog } from './read-log.ts';
import type { Queries } from './with-lock.ts';

interface PlanDeps {
  readonly queries: Queries;
  readonly memory: LogMemory;
  readonly judgement: Judgement;
  readonly clock: Clock;
}

/**
 * Plans a group on what is remembered, where that suffices, or else on what the database says. A stream that a command
 * begins is supposed to be new without asking: the first fact written to it is the proof. Where the plan writes none,
 * nothing would prove it, and the database is asked after all.
 */
export async function makePlan(
  { queries, memory, judgement, clock }: PlanDeps,
  workspaceId: string,
  group: readonly SentCommand[],
  amend: (plan: Plan) => Plan,
): Promise<Plan> {
  const planOn = (log: LogState): Plan => amend(planGroup(judgement, workspaceId, log, group, clock().toISOString()));
  const kinds = new Map<string, StreamKind<unknown>>();
  const begun = new Set<string>();
  for (const { command } of group) {
    const kind = judgement.kindOf(command.stream);
    if (!kind || kinds.has(command.stream)) continue;
    kinds.set(command.stream, kind);
    if (kind.commands[command.type]?.begins) begun.add(command.stream);
  }
  const remembered = recall(memory, workspaceId, kinds, begun);
  const plan = remembered && planOn(remembered);
  if (plan && [...kinds.keys()].every((stream) => isKnown(plan, stream))) return plan;
  const log = await readLog(queries, memory, workspaceId, kinds);
  if (!log) throw new Error(`There is no workspace ${workspaceId}.`);
  memory.read(workspaceId, log);
  return planOn(log);
}

/** Undefined where the head is not known, or a stream that no command begins. */
function recall(
  memory: LogMemory,
  workspaceId: string,
  kinds: ReadonlyMap<string, StreamKind<unknown>>,
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
