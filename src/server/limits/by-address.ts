import { siteOf } from '../http/counted-address.ts';
import type { Limit } from './attempts.ts';

/**
 * A /48 of IPv6 has 256 networks of /56, each of which counts as one address; together they may do this many times as
 * much.
 */
const siteShare = 4;

/** The limits of a counted address: its own and, of IPv6, four times as much for all the addresses of its /48. */
export function byAddress(what: string, address: string, most: number, windowMs: number): Limit[] {
  const site = siteOf(address);
  return [
    { key: `${what} ${address}`, most, windowMs },
    ...(site === null ? [] : [{ key: `${what} ${site}`, most: most * siteShare, windowMs }]),
  ];
}
