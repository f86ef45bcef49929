import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Hexadecimal digits: 64 bits, far more than a session has secrets. */
const digestLength = 16;
const mark = 'secret-';
const masked = new RegExp(`^(?:${mark}[0-9a-f]{${digestLength}}|\\[password\\])$`);

/** Replaces every password. */
export const passwordMask = '[password]';

/** Stands in the place of a secret: equal for equal secrets, and without the salt not to be guessed. */
export const digestOf = (salt: Uint8Array, secret: string): string =>
  mark + bytesToHex(sha256(concatBytes(salt, utf8ToBytes(secret)))).slice(0, digestLength);

export const isMask = (text: string): boolean => masked.test(text);
