import type { Limit } from '../limits/attempts.ts';
import { byAddress } from '../limits/by-address.ts';

const inTenMinutes = 100;
const inADay = 1000;

/**
 * Limits for one address on all pages and surveys of all founders together, since many entries are answered by a mail.
 */
export const ofSender = (from: string): readonly Limit[] => [
  ...byAddress('sent', from, inTenMinutes, 600_000),
  ...byAddress('sent in a day', from, inADay, 86_400_000),
];
