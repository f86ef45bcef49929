import * as z from 'zod/mini';

/** How many are made at once. */
export const recoveryCodesAtOnce = 10;

/** Name that the embedded identity gives to a recovery code if it asks for the id of a second factor. */
export const recoveryFactorId = 'recovery-code';

/** Crockford's alphabet: no letter in it can be taken for a digit. Source: https://www.crockford.com/base32.html */
export const recoveryAlphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Characters of 5 bits each: 120 bits, above the 112 from which ASVS 5.0 (6.5.2) asks for no slow hash. */
export const recoveryCodeLength = 24;

const groupLength = 4;

/** Formats a code for display: `7xk2-…`, six groups of four. */
export const showRecoveryCode = (code: string): string =>
  (code.match(new RegExp(`.{${groupLength}}`, 'g')) ?? []).join('-');

/**
 * Restores a typed or pasted code to the form in which it was made: spaces, dashes and capitals are forgiven, and
 * letters that look like digits.
 */
export const tidyRecoveryCode = (text: string): string =>
  text.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');

export type RecoveryCodeVerdict = 'ok' | 'missing' | 'malformed';

export function judgeRecoveryCode(text: string): RecoveryCodeVerdict {
  const code = tidyRecoveryCode(text);
  if (code === '') return 'missing';
  const isWhole = code.length === recoveryCodeLength && [...code].every((letter) => recoveryAlphabet.includes(letter));
  return isWhole ? 'ok' : 'malformed';
}

/** How many codes are left, and when they were made; null without any. */
export const recoveryStatusSchema = z.object({ left: z.int(), madeAt: z.nullable(z.iso.datetime()) });
export type RecoveryStatus = z.infer<typeof recoveryStatusSchema>;

/** All codes, as they are shown: once. Secret. */
export const newRecoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
