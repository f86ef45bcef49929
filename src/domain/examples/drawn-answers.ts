import { seededRandom } from '../random/seeded-random.ts';

/** Whether each of `n` visitors signs up if so large a share of all people would; the same for the same seed. */
export function drawnAnswers(seed: number, share: number, n: number): readonly boolean[] {
  const random = seededRandom(seed);
  return Array.from({ length: n }, () => random() < share);
}
