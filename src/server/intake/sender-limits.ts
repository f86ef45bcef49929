import type { Limit } from '../limits/attempts.ts';
import { byAddress } from '../limits/by-address.ts';

const inTenMinutes = 100;
const inADay = 1000;

/** What one address may send to all pages and surveys of all founders together, since much of it is answered by a mail. */
export const ofSender = (from: string): readonly Limit[] => [
  ...byAddress('sent', from, inTenMinutes, 600_000),
  ...byAddress('sent in a day', from, inADay, 86_400_000),
];
