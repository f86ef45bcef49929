import { type ExperimentDraft, percentText } from './experiment-draft.ts';
import { chanceOfAnswer, forecastOf, smallChance, type TestPlannerContext } from './test-planner.machine.ts';

/** A change of the plan that makes an answer likelier. */
export type WayOut = {
  /** How likely an answer is then. */
  readonly chance: number;
  /** Changes to the fields of the card. */
  readonly typed: Partial<ExperimentDraft>;
} & (
  | { readonly kind: 'sample'; readonly n: number }
  | { readonly kind: 'criterion'; readonly criterion: number }
  | { readonly kind: 'once' }
);

export interface WaysOut {
  /** Chance of an answer by the current plan. */
  readonly chance: number;
  readonly ways: readonly WayOut[];
}

const sampleChance = 0.8;
/** Less would be the same in whole percent. */
const leastGain = 0.01;

/** Returns the ways out of a plan that is unlikely to answer; none if it is likely, or if no sample would help. */
export function waysOut({ wanted, forecasts, sample, other }: TestPlannerContext): WaysOut {
  if (!wanted || !forecasts) return { chance: 1, ways: [] };
  const { plan, truth } = wanted;
  const chance = chanceOfAnswer(forecastOf(forecasts));
  if (chance >= smallChance || truth === plan.criterion) return { chance, ways: [] };
  const n = sample?.n ?? 0;
  const once = chanceOfAnswer(forecasts.wilson);
  const ways: WayOut[] = [];
  if (n > plan.n) ways.push({ kind: 'sample', n, chance: sampleChance, typed: { n: String(n) } });
  if (other) ways.push({ kind: 'criterion', ...other, typed: { criterion: percentText(other.criterion) } });
  if (plan.formula === 'corridor-1' && once - chance >= leastGain) {
    ways.push({ kind: 'once', chance: once, typed: { formula: 'wilson-1' } });
  }
  return { chance, ways };
}
