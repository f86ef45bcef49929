import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One a line. */
export const pinFiles = {
  alone: join(import.meta.dirname, 'pinned-plans.jsonl'),
  team: join(import.meta.dirname, 'team/pinned-plans.jsonl'),
} as const;

/** A plan that failed once, made as small as it could be, and runs for ever after. */
interface PinnedPlan<Plan> {
  /** Invariant that it violated. */
  readonly invariant: string;
  readonly plan: Plan;
}

export function pinnedPlans<Plan>(file: string): readonly PinnedPlan<Plan>[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return lines.map((line) => JSON.parse(line) as PinnedPlan<Plan>);
}

/** Adds a plan, unless the same one is there. */
export function pin<Plan>(file: string, pinned: PinnedPlan<Plan>): void {
  const isKnown = pinnedPlans(file).some(({ plan }) => JSON.stringify(plan) === JSON.stringify(pinned.plan));
  if (!isKnown) appendFileSync(file, `${JSON.stringify(pinned)}\n`);
}
