import type { IntakeEntry } from './intake.ts';
import { sameAddress } from './same-address.ts';

/**
 * All that whoever sent `entry` has sent, by their address: a sign-up and a pre-order are two entries. Who left no address,
 * or is erased, has just this one.
 */
export function entriesOfPerson<Listed extends Pick<IntakeEntry, 'email'>>(
  all: Iterable<Listed>,
  entry: Listed,
): readonly Listed[] {
  const address = sameAddress(entry.email);
  return address === '' ? [entry] : [...all].filter(({ email }) => sameAddress(email) === address);
}
