import { siteOf } from '../http/counted-address.ts';
import type { Limit } from './attempts.ts';

/** How many times the limit of one address a /48 of IPv6 has: it holds 256 of the /56 that count as one address. */
const siteShare = 4;

/** The limits of a counted address: its own and, of IPv6, four times as much for all the addresses of its /48. */
export function byAddress(what: string, address: string, most: number, windowMs: number): Limit[] {
  const site = siteOf(address);
  return [
    { key: `${what} ${address}`, most, windowMs },
    ...(site === null ? [] : [{ key: `${what} ${site}`, most: most * siteShare, windowMs }]),
  ];
}
