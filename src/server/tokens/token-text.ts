import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const prefix = 'gw_';
const assistantPrefix = 'gwa_';
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 202 random bits. */
const randomDigits = 34;
const checkDigits = 6;
const base = BigInt(digits.length);
const pattern = new RegExp(
  `^(?:${prefix}|${assistantPrefix})([0-9A-Za-z]{${randomDigits}})([0-9A-Za-z]{${checkDigits}})$`,
);

/** A new access token. Its last digits check the others, so that a mistyped one, and what only looks like one, is known at once. */
export const newAccessToken = (): string => newToken(prefix);

function newToken(begin: string): string {
  const random = Array.from({ length: randomDigits }, () => digits[randomInt(digits.length)]).join('');
  return begin + random + checkOf(random);
}

/** The token of an assistant that a member has let in: of the same form, from 256 bits that nobody can guess. */
export function assistantTokenOf(bits: Buffer): string {
  let [random, rest] = ['', BigInt(`0x${bits.toString('hex')}`)];
  for (; random.length < randomDigits; rest /= base) random += digits[Number(rest % base)];
  return assistantPrefix + random + checkOf(random);
}

/** Whether a text begins as access tokens do, and as no token of a session does. */
export const looksLikeAccessToken = (text: string): boolean => text.startsWith(prefix);

/** The same for tokens of assistants. */
export const looksLikeAssistantToken = (text: string): boolean => text.startsWith(assistantPrefix);

/** Whether a text has the form of an access token, and the right check. */
export function isAccessToken(text: string): boolean {
  const [, random, check] = pattern.exec(text) ?? [];
  return random !== undefined && check === checkOf(random);
}

/** CRC-32 in base 62: six digits hold it. */
function checkOf(random: string): string {
  let check = '';
  for (let rest = crc32(random), n = 0; n < checkDigits; n += 1) {
    check = digits[rest % digits.length] + check;
    rest = Math.floor(rest / digits.length);
  }
  return check;
}
