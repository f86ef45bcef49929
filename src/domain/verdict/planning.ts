import { type Corridor, corridorOf, sampleAtMost } from './corridor.ts';
import { firstCrossings } from './random-walk.ts';
import { z } from './wilson-interval.ts';

export interface PlannedOutcome {
  readonly supports: number;
  readonly refutes: number;
  readonly inconclusive: number;
  /** How many answers the verdict needs on average. */
  readonly answers: number;
}

/** Returns the chances of a test's outcomes if a share of `truth` really says yes. */
export function outcomeIf({ rate, sample, ahead, behind }: Corridor, truth: number): PlannedOutcome {
  const { supports, refutes, answers } = firstCrossings({ rate, truth, sample, ahead, behind });
  return { supports, refutes, inconclusive: Math.max(0, 1 - supports - refutes), answers };
}

/**
 * The sample from which on the right answer is found with this chance, if so large a share really says yes; null if that
 * would take more than `sampleAtMost`, or if the share is the criterion itself. The chance is a saw rather than a line, since
 * people are counted whole: so what is looked for is the first sample after which it never is too small again.
 */
export function sampleFor(rate: number, truth: number, chance = 0.8): number | null {
  const distance = Math.abs(truth - rate);
  if (distance === 0) return null;
  let near: Corridor | undefined;
  const chanceAt = (sample: number): number => {
    // Only of the last size but one or so the corridor is of any help.
    near = corridorOf(rate, sample, near && Math.abs(near.sample - sample) < 3 ? near : undefined);
    const { supports, refutes } = outcomeIf(near, truth);
    return truth > rate ? supports : refutes;
  };
  const isSafe = (sample: number): boolean => chanceAt(sample) >= chance + toothOf(sample, truth);
  let low = Math.min(sampleAtMost, Math.ceil(textbookSample(rate, truth)));
  let sample = low;
  while (!isSafe(sample)) {
    if (sample === sampleAtMost) return null;
    low = sample;
    sample = Math.min(sampleAtMost, Math.ceil(sample * 1.1) + 1);
  }
  while (sample - low > 16) {
    const middle = Math.floor((low + sample) / 2);
    if (isSafe(middle)) sample = middle;
    else low = middle;
  }
  while (sample > 1 && chanceAt(sample - 1) >= chance) sample -= 1;
  return sample;
}

/** More than one person more or less changes the chance: as high as the saw's teeth are. At most half of what is left above 80%. */
const toothOf = (sample: number, truth: number): number => Math.min(0.1, 0.8 / Math.sqrt(sample * truth * (1 - truth)));

/**
 * Returns the textbook sample size for a test that is looked at once: two-sided 5%, power 80%. It is too small here.
 */
export function textbookSample(rate: number, truth: number): number {
  const power = 0.841621;
  const spread = (share: number): number => Math.sqrt(share * (1 - share));
  return ((z * spread(rate) + power * spread(truth)) / (truth - rate)) ** 2;
}
