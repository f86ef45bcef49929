import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordLimits } from '#domain/auth/password.ts';
import { passwordFingerprint } from '#domain/auth/password-fingerprint.ts';

const howMany = 10_000;

/** The 10,000 most common passwords that are long enough to be chosen, in small letters, the most common first. */
const mostCommon = dictionary['passwords-common']
  .filter((password) => password.length >= passwordLimits.min)
  .slice(0, howMany);
const known: ReadonlySet<string> = new Set(mostCommon);

/** Whatever the size of its letters. */
export const isListedPassword = (password: string): boolean => known.has(password.toLowerCase());

/** The same list for browsers: `passwordFingerprint` of each, 4 bytes big-endian, in rising order. */
export const commonPasswordFingerprints: Buffer = fingerprintsOf(mostCommon);

function fingerprintsOf(passwords: readonly string[]): Buffer {
  const sorted = Uint32Array.from(new Set(passwords.map(passwordFingerprint))).sort();
  const bytes = Buffer.alloc(sorted.length * 4);
  sorted.forEach((fingerprint, n) => {
    bytes.writeUInt32BE(fingerprint, n * 4);
  });
  return bytes;
}
