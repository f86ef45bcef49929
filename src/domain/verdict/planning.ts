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

/** What a test would come to if so large a share really says yes. */
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
  const isEnough = (sample: number, wanted: number): boolean => {
    const { supports, refutes } = outcomeIf(corridorOf(rate, sample), truth);
    return (truth > rate ? supports : refutes) >= wanted;
  };
  // Well above the saw's teeth.
  const safe = chance + (1 - chance) / 2;
  let sample = Math.min(sampleAtMost, Math.ceil(textbookSample(rate, truth)) + 1);
  while (!isEnough(sample, safe)) {
    if (sample === sampleAtMost) return null;
    sample = Math.min(sampleAtMost, Math.ceil(sample * 1.1) + 1);
  }
  while (sample > 1 && isEnough(sample - 1, chance)) sample -= 1;
  return sample;
}

/** What a textbook says for a test that is looked at once: two-sided 5%, chance 80%. It promises too little here. */
export function textbookSample(rate: number, truth: number): number {
  const power = 0.841621;
  const spread = (share: number): number => Math.sqrt(share * (1 - share));
  return ((z * spread(rate) + power * spread(truth)) / (truth - rate)) ** 2;
}
