import { type Experiment, isStarted } from '#domain/experiment/experiment.ts';
import { lockedByText, lockSentence } from '#domain/experiment/lock-text.ts';
import type { Intake } from '#domain/intake/intake.ts';
import { useNames } from '../../team/use-names.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** Who locked a test, and who saw it; null for a founder who works alone. */
export function useLockSentence(experiment: Experiment, intake: Intake | undefined): string | null {
  const names = useNames();
  if (!isStarted(experiment)) return null;
  const locked = lockedByText(experiment, intake, names, (at) => day.format(new Date(at)));
  return locked === null ? null : lockSentence(locked);
}
