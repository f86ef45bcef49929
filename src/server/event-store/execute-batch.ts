import type { CommandResult } from '#domain/log/command-result.ts';
import { type Rejection, reject } from '#domain/log/decision.ts';
import { needsOf } from '#domain/log/needs-of.ts';
import { ApiError } from '../http/api-error.ts';
import type { Clock } from '../http/clock.ts';
import type { AppendOutcome } from './append-one-plan.ts';
import type { AppendedListener } from './appended.ts';
import { resultOfAnswer } from './command-results.ts';
import type { Decider } from './decider.ts';
import type { LogAccess, LogStorage } from './log-storage.ts';
import { makePlan } from './make-plan.ts';
import { atomically, type Plan, type SentCommand } from './plan.ts';
import type { ReadLogDeps } from './read-log.ts';
import type { Group } from './workspace-queue.ts';

/** Most characters in the facts of one group: the commands after them wait for the next request. */
const sizeAtMost = 32_000_000;
/** Most effort of the facts of one group, as the decider estimates it. */
const effortAtMost = 100_000;
const tooMuch = 'That was a lot at once. What’s done is saved. Send the rest again.';
/**
 * That bring nothing about: one, then one under the lock, then one without what was answered before; more means that
 * something is broken.
 */
const attemptsAtMost = 10;

export interface CarrierDeps extends ReadLogDeps {
  readonly storage: LogStorage;
  readonly clock: Clock;
  readonly decider: Decider;
  readonly appended: AppendedListener;
}

/** Size and effort of the facts that a group has appended so far. */
interface Written {
  size: number;
  effort: number;
}

interface Attempt {
  readonly plan: Plan;
  readonly outcome: AppendOutcome;
}

/** Answers groups of commands: decide, append, and decide again under the lock where the log has moved on. */
export function createCarrier(deps: CarrierDeps) {
  return async (workspaceId: string, group: Group): Promise<ReadonlyMap<string, CommandResult>> => {
    const written = { size: 0, effort: 0 };
    try {
      return await carry(deps, workspaceId, group, written);
    } catch (error) {
      // A deadline is nobody's command, which could be rejected: it is left for the next time.
      if (group.due || !refusalOf(deps.decider, error)) throw error;
      return carrySingly(deps, workspaceId, group, written);
    }
  };
}

/** One command of the group is what the database refuses; the others must not suffer from it. */
async function carrySingly(
  deps: CarrierDeps,
  workspaceId: string,
  group: Group,
  written: Written,
): Promise<Map<string, CommandResult>> {
  const results = new Map<string, CommandResult>();
  const parts = group.atomic ? [group.commands] : group.commands.map((each) => [each]);
  for (const commands of parts) {
    const part = { commands, atomic: group.atomic };
    const answered = await carry(deps, workspaceId, part, written).catch((error) => {
      const reason = refusalOf(deps.decider, error);
      if (!reason) throw error;
      const refusing = { ...deps, decider: { ...deps.decider, decide: () => reject(reason) } };
      return carry(refusing, workspaceId, part, written);
    });
    for (const [id, result] of answered) results.set(id, result);
  }
  return results;
}

async function carry(
  { storage, clock, memory, snapshots, longWork, decider, appended }: CarrierDeps,
  workspaceId: string,
  { commands, atomic, ...group }: Group,
  written: Written,
): Promise<Map<string, CommandResult>> {
  const results = new Map<string, CommandResult>();
  let { due } = group;
  // Which streams of a kind there are is known for sure only while none can come; so with the interviews of an experiment.
  let needsLock = due !== undefined || commands.some(({ command }) => needsOf(command)?.kinds !== undefined);
  let overtaken = false;
  for (let attempts = 0; attempts < attemptsAtMost; attempts++) {
    const open = firstOfEachId(commands).filter(({ command }) => !results.has(command.id));
    if (open.length === 0 && !due) return results;
    if (written.size > sizeAtMost || written.effort >= effortAtMost)
      throw new ApiError(429, 'too-much-at-once', tooMuch, 1);
    const failed = [...results.values()].some(({ status }) => status === 'rejected');
    const isLocked: boolean = overtaken || needsLock;
    const attempt = async (access: LogAccess): Promise<Attempt | undefined> => {
      const amend = (plan: Plan): Plan => (atomic ? atomically(plan, open, failed) : plan);
      const deps = { access, isLocked, memory, snapshots, longWork, decider, clock };
      const plan = await makePlan(deps, workspaceId, { group: open, due }, amend);
      return plan && { plan, outcome: await access.append(plan) };
    };
    const attempted: Attempt | undefined = isLocked
      ? await storage.withLock(workspaceId, attempt)
      : await attempt(storage);
    if (!attempted) {
      needsLock = true;
      continue;
    }
    const { plan, outcome }: Attempt = attempted;
    overtaken = outcome === 'overtaken';
    if (outcome === 'overtaken') memory.forgetHead(workspaceId);
    if (outcome === 'repeated') {
      const ids = open.map(({ command }) => command.id);
      for (const result of await storage.storedResults(workspaceId, ids)) results.set(result.id, result);
    }
    if (outcome === 'appended') {
      attempts = -1;
      due = undefined;
      written.size += plan.size;
      written.effort += plan.effort;
      memory.appended(workspaceId, plan.after);
      snapshots.grown(workspaceId, plan.after.streams, plan.size);
      for (const result of plan.answers.map(resultOfAnswer)) results.set(result.id, result);
      const { position } = plan.after.head;
      const facts = position - plan.before.head.position;
      if (facts > 0) appended(workspaceId, position, facts, plan.size);
    }
  }
  throw new Error(`The commands on workspace ${workspaceId} got no answer in ${attemptsAtMost} attempts.`);
}

function firstOfEachId(commands: readonly SentCommand[]): SentCommand[] {
  const first = new Map<string, SentCommand>();
  for (const each of commands) if (!first.has(each.command.id)) first.set(each.command.id, each);
  return [...first.values()];
}

/** Why a command is rejected that the database refuses; undefined if its error is no such refusal. */
function refusalOf({ projections = [] }: Decider, error: unknown): Rejection | undefined {
  const { code, constraint } = error as { readonly code?: unknown; readonly constraint?: unknown };
  for (const { rejections = {} } of projections) {
    const reason = Object.hasOwn(rejections, String(constraint)) ? rejections[String(constraint)] : undefined;
    if (reason) return reason;
  }
  // SQLSTATE class 22, "data exception": https://www.postgresql.org/docs/18/errcodes-appendix.html
  return String(code).startsWith('22') ? 'invalid-data' : undefined;
}
