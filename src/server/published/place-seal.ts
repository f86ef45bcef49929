import { createHmac, timingSafeEqual } from 'node:crypto';

const sealOf = (key: Buffer, pageId: string, place: number): Buffer =>
  createHmac('sha256', key).update(`place ${pageId} ${place}`).digest().subarray(0, 9);

/** Writes a place in line so that an address can carry it: nobody else can write one of this page. */
export const sealPlace = (key: Buffer, pageId: string, place: number): string =>
  `${place}-${sealOf(key, pageId, place).toString('base64url')}`;

/** Reads a place that `sealPlace` has written for this page; undefined if it was not. */
export function readPlace(key: Buffer, pageId: string, written: string): number | undefined {
  const [, digits = '', seal = ''] = /^([1-9]\d{0,8})-([\w-]{12})$/.exec(written) ?? [];
  if (seal === '') return undefined;
  const place = Number(digits);
  return timingSafeEqual(Buffer.from(seal, 'base64url'), sealOf(key, pageId, place)) ? place : undefined;
}
