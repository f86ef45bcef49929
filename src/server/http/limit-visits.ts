import { createAttemptCounter } from './attempt-counter.ts';
import type { Clock } from './clock.ts';
import { siteOf } from './counted-address.ts';

/** Counts one more visit from a counted address; null, or the seconds to wait. */
export type Visit = (address: string) => number | null;

const windowMs = 60_000;
/** How many times the limit of one address a /48 of IPv6 has. */
const siteShare = 4;

/** So many visits a minute from one address, on each server: enough for an office and for a crawler. */
export function limitVisits(clock: Clock, most: number): Visit {
  const visits = createAttemptCounter(clock, windowMs);
  return (address) => {
    const site = siteOf(address);
    return visits.take(address, most) ?? (site === null ? null : visits.take(site, most * siteShare));
  };
}
