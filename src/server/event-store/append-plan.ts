import { appendPlans } from './append-plans.ts';
import type { Plan } from './plan-group.ts';
import type { Queries } from './with-lock.ts';

/**
 * - `appended`: done, and durable;
 * - `overtaken`: the head, or a stream that was taken for new, is not as the plan supposes;
 * - `repeated`: one of the commands was answered before.
 */
export type AppendOutcome = 'appended' | 'overtaken' | 'repeated';

/** Carries out one plan, or says why not. */
export async function appendPlan(queries: Queries, plan: Plan): Promise<AppendOutcome> {
  try {
    return outcomeOf(plan, await appendPlans(queries, [plan]));
  } catch (error) {
    const { constraint } = error as { constraint?: unknown };
    if (constraint === 'commands_pkey') return 'repeated';
    if (constraint === 'events_workspace_id_stream_version_key') return 'overtaken';
    throw error;
  }
}

export const outcomeOf = (plan: Plan, moved: ReadonlySet<string>): AppendOutcome =>
  moved.has(plan.workspaceId) ? 'appended' : 'overtaken';
