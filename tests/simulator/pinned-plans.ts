import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plan } from './plan.ts';

/** One a line. */
const file = join(import.meta.dirname, 'pinned-plans.jsonl');

/** A plan that failed once, made as small as it could be, and runs for ever after. */
export interface PinnedPlan {
  /** Invariant that it violated. */
  readonly invariant: string;
  readonly plan: Plan;
}

export function pinnedPlans(): readonly PinnedPlan[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as PinnedPlan);
}

/** Adds a plan, unless the same one is there. */
export function pin(pinned: PinnedPlan): void {
  const isKnown = pinnedPlans().some(({ plan }) => JSON.stringify(plan) === JSON.stringify(pinned.plan));
  if (!isKnown) appendFileSync(file, `${JSON.stringify(pinned)}\n`);
}
