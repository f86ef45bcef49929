import type pg from 'pg';
import type { CommandResult } from '#domain/log/command-result.ts';
import type { Clock } from '../http/clock.ts';
import { type AppendOutcome, appendPlan } from './append-plan.ts';
import { resultOfAnswer, storedResults } from './command-results.ts';
import type { LogMemory } from './log-memory.ts';
import { makePlan } from './make-plan.ts';
import { atomically, type Judgement, type Plan, refuseAll, type SentCommand } from './plan-group.ts';
import { type Queries, withLock } from './with-lock.ts';
import type { Group } from './workspace-queue.ts';

/** One, then one under the lock, then one without what was answered before; more means that something is broken. */
const attemptsAtMost = 10;

type Append = (plan: Plan) => Promise<AppendOutcome>;

export interface CarrierDeps {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly memory: LogMemory;
  readonly judgement: Judgement;
  readonly append: Append;
  appended(workspaceId: string, position: number): void;
}

interface Attempt {
  readonly plan: Plan;
  readonly outcome: AppendOutcome;
}

/** Answers groups of commands: decide, append, and decide again under the lock where the log has moved on. */
export function createCarrier(deps: CarrierDeps) {
  return async (workspaceId: string, group: Group): Promise<ReadonlyMap<string, CommandResult>> => {
    try {
      return await carry(deps, workspaceId, group);
    } catch (error) {
      if (!isUnstorable(error)) throw error;
      return carrySingly(deps, workspaceId, group);
    }
  };
}

/** One command of the group holds what the database cannot keep; the others must not suffer from it. */
async function carrySingly(deps: CarrierDeps, workspaceId: string, group: Group): Promise<Map<string, CommandResult>> {
  const results = new Map<string, CommandResult>();
  const parts = group.atomic ? [group.commands] : group.commands.map((each) => [each]);
  for (const commands of parts) {
    const part = { commands, atomic: group.atomic };
    const refusing = { ...deps, judgement: { ...deps.judgement, judge: refuseAll } };
    const answered = await carry(deps, workspaceId, part).catch((error) => {
      if (!isUnstorable(error)) throw error;
      return carry(refusing, workspaceId, part);
    });
    for (const [id, result] of answered) results.set(id, result);
  }
  return results;
}

async function carry(
  { pool, clock, memory, judgement, append, appended }: CarrierDeps,
  workspaceId: string,
  { commands, atomic }: Group,
): Promise<Map<string, CommandResult>> {
  const results = new Map<string, CommandResult>();
  let overtaken = false;
  for (let attempt = 0; attempt < attemptsAtMost; attempt++) {
    const open = firstOfEachId(commands).filter(({ command }) => !results.has(command.id));
    if (open.length === 0) return results;
    const failed = [...results.values()].some(({ status }) => status === 'rejected');
    const attempt = async (queries: Queries, append: Append): Promise<Attempt> => {
      const amend = (plan: Plan): Plan => (atomic ? atomically(plan, failed) : plan);
      const plan = await makePlan({ queries, memory, judgement, clock }, workspaceId, open, amend);
      return { plan, outcome: await append(plan) };
    };
    const { plan, outcome }: Attempt = overtaken
      ? await withLock(pool, workspaceId, (locked) => attempt(locked, (plan) => appendPlan(locked, plan)))
      : await attempt(pool, append);
    overtaken = outcome === 'overtaken';
    if (outcome === 'overtaken') memory.forgetHead(workspaceId);
    if (outcome === 'repeated') {
      const ids = open.map(({ command }) => command.id);
      for (const result of await storedResults(pool, workspaceId, ids)) results.set(result.id, result);
    }
    if (outcome === 'appended') {
      memory.appended(workspaceId, plan.after);
      for (const result of plan.answers.map(resultOfAnswer)) results.set(result.id, result);
      if (plan.after.head.position > plan.before.head.position) appended(workspaceId, plan.after.head.position);
    }
  }
  throw new Error(`The commands on workspace ${workspaceId} got no answer in ${attemptsAtMost} attempts.`);
}

function firstOfEachId(commands: readonly SentCommand[]): SentCommand[] {
  const first = new Map<string, SentCommand>();
  for (const each of commands) if (!first.has(each.command.id)) first.set(each.command.id, each);
  return [...first.values()];
}

/** SQLSTATE class 22, "data exception": https://www.postgresql.org/docs/18/errcodes-appendix.html */
const isUnstorable = (error: unknown): boolean => String((error as { code?: unknown }).code).startsWith('22');
