import { randomInt } from 'node:crypto';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A new id of a part of a stream: 12 digits of base 62. */
export const newPartId = (): string => Array.from({ length: 12 }, () => digits[randomInt(digits.length)]).join('');
