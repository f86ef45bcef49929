import type { IntakeEntry } from '#domain/intake/intake.ts';
import { peopleLabels as labels } from './labels.ts';

/** Who it is: an address, or which visitor it was. */
export function nameOfPerson({ email, erased, ordinal }: IntakeEntry): string {
  if (erased) return labels.erasedPerson;
  return email === '' ? labels.visitor(ordinal) : email;
}
