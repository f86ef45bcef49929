import { countedWords } from '../experiment/counted-words.ts';
import type { Experiment } from '../experiment/experiment.ts';
import { lockedOutcomes } from '../verdict/outcomes.ts';
import { runningSentence } from '../verdict/test-sentence.ts';
import type { Entry } from './entry.ts';
import { firstLookOf } from './first-look.ts';

/** How far a test that runs has come at `at` (ISO 8601): "4 yes of 5. 8 of 12 would settle it; ..."; empty before its lock. */
export function runningText(
  { lock, method }: Pick<Experiment, 'lock' | 'method'>,
  entries: readonly Entry[],
  at: string,
): string {
  if (!lock) return '';
  const sample = entries.slice(0, lock.n);
  const k = sample.filter(({ isYes }) => isYes).length;
  const firstLook = lock.formula === 'wilson-1' ? lock.n : firstLookOf(lock, sample, at);
  const { criterion, n: planned } = lock;
  const outcomes = lockedOutcomes(lock);
  return runningSentence({ k, n: sample.length, planned, criterion, outcomes, firstLook }, countedWords[method]);
}
