import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plan } from './plan.ts';

const file = join(import.meta.dirname, 'pinned-plans.json');

/** A plan that failed once, made as small as it could be, and runs for ever after. */
export interface PinnedPlan {
  /** What it showed. */
  readonly invariant: string;
  readonly plan: Plan;
}

export const pinnedPlans = (): readonly PinnedPlan[] => JSON.parse(readFileSync(file, 'utf8'));

/** Adds a plan, unless the same one is there. */
export function pin(pinned: PinnedPlan): void {
  const others = pinnedPlans().filter(({ plan }) => JSON.stringify(plan) !== JSON.stringify(pinned.plan));
  writeFileSync(file, `${JSON.stringify([...others, pinned], null, 2)}\n`);
}
