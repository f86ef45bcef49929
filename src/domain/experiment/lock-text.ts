import type { Intake } from '../intake/intake.ts';
import { type Names, nameIn } from '../team/member-names.ts';
import { countedWords } from './counted-words.ts';
import type { Started } from './experiment.ts';
import { isWitnessedInTime } from './witness-lock.ts';

/**
 * "by Mira on Nov 3, 2026, witnessed by Jonas before the first visitor". Null where nobody else is, and nobody was: a founder
 * who works alone knows who locked it. `day` writes a date.
 */
export function lockedByText(
  experiment: Started,
  intake: Intake | undefined,
  names: Names,
  day: (at: string) => string,
): string | null {
  const { lock, witness, method } = experiment;
  if (names.size === 0 && !witness) return null;
  const by = lock.by === undefined ? '' : `by ${nameIn(names, lock.by)} `;
  const locked = `${by}on ${day(lock.startedAt)}`;
  if (!witness) return locked;
  const when = isWitnessedInTime(experiment, intake)
    ? `before the first ${countedWords[method].one}`
    : `on ${day(witness.at)}`;
  return `${locked}, witnessed by ${nameIn(names, witness.by)} ${when}`;
}

/** "Locked by Mira on Nov 3, 2026." */
export const lockSentence = (locked: string): string => `Locked ${locked}.`;
