import { appendPlans } from './append-plans.ts';
import type { Plan } from './plan.ts';
import type { Projection } from './projection.ts';
import type { Queries } from './with-lock.ts';

/**
 * - `appended`: done, and durable;
 * - `overtaken`: the head, or a stream that was taken for new, is not as the plan supposes;
 * - `repeated`: one of the commands was answered before.
 */
export type AppendOutcome = 'appended' | 'overtaken' | 'repeated';

/**
 * Constraint names. These tables are partitioned by workspace, and a partition's name is part of its constraint:
 * `commands_3_pkey`.
 */
const commandKeyPattern = /^commands(_\w+)?_pkey/u;
const streamVersionKeyPattern = /^events(_\w+)?_workspace_id_stream_version_key/u;

/** Carries out one plan, or says why not. */
export async function appendPlan(
  queries: Queries,
  projections: readonly Projection[],
  plan: Plan,
): Promise<AppendOutcome> {
  try {
    return outcomeOf(plan, await appendPlans(queries, projections, [plan]));
  } catch (error) {
    const key = String((error as { constraint?: unknown }).constraint);
    if (commandKeyPattern.test(key)) return 'repeated';
    if (streamVersionKeyPattern.test(key)) return 'overtaken';
    throw error;
  }
}

export const outcomeOf = (plan: Plan, moved: ReadonlySet<string>): AppendOutcome =>
  moved.has(plan.workspaceId) ? 'appended' : 'overtaken';
