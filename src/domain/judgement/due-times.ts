import type { ExperimentFactOf } from '../experiment/experiment-facts.ts';
import { fullDaysMs } from './first-look.ts';

/**
 * When a started experiment may be judged though nothing happens to it, ISO 8601: at its end, and after seven full days,
 * when a verdict is given on less than half of the sample. `startedAt` is by the server's clock.
 */
export function dueTimes(
  { formula, endsAt }: Pick<ExperimentFactOf<'ExperimentStarted'>, 'formula' | 'endsAt'>,
  startedAt: string,
): readonly string[] {
  const end = endsAt === undefined ? [] : [endsAt];
  if (formula !== 'corridor-1') return end;
  const week = new Date(Date.parse(startedAt) + fullDaysMs).toISOString();
  return endsAt !== undefined && endsAt <= week ? end : [week, ...end];
}
