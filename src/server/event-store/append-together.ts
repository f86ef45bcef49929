import { type AppendOutcome, appendPlan, outcomeOf } from './append-one-plan.ts';
import { appendPlans } from './append-plans.ts';
import type { Plan } from './plan.ts';
import type { Projection } from './projection.ts';
import type { Queries } from './with-lock.ts';

interface Waiting {
  readonly plan: Plan;
  resolve(outcome: AppendOutcome | Promise<AppendOutcome>): void;
}

/** While one transaction is being written, the next is on its way. */
const underWayAtMost = 2;
const plansAtMost = 100;

/**
 * Appends plans of different workspaces together: those that wait at the same time share a transaction, so that its
 * commit is paid once. Where they cannot be carried out together, because one is refused or because servers wait for each
 * other in a circle, each is tried by itself.
 */
export function createAppend(
  queries: Queries,
  projections: readonly Projection[],
): (plan: Plan) => Promise<AppendOutcome> {
  const waiting: Waiting[] = [];
  let underWay = 0;
  let isScheduled = false;

  const send = async (): Promise<void> => {
    isScheduled = false;
    const together = waiting.splice(0, plansAtMost);
    underWay += 1;
    try {
      const moved = await appendPlans(
        queries,
        projections,
        together.map(({ plan }) => plan),
      );
      for (const { plan, resolve } of together) resolve(outcomeOf(plan, moved));
    } catch {
      for (const { plan, resolve } of together) resolve(appendPlan(queries, projections, plan));
    }
    underWay -= 1;
    schedule();
  };
  // Once what has arrived by now has been read, so that it can go together.
  const schedule = (): void => {
    if (isScheduled || waiting.length === 0 || underWay >= underWayAtMost) return;
    isScheduled = true;
    setImmediate(() => void send());
  };

  return (plan) =>
    new Promise((resolve) => {
      waiting.push({ plan, resolve });
      schedule();
    });
}
