import type { Clock } from '../http/clock.ts';
import { type PersonDeed, type PersonEntry, writePersonToken } from './person-token.ts';

export interface PersonLinksDeps {
  /** Signs tokens. */
  readonly key: Buffer;
  /** Origin of published pages. */
  readonly origin: string;
  readonly clock: Clock;
}

/** The address at which somebody confirms their entry, or has it erased. */
export type PersonLinks = (deed: PersonDeed, entry: PersonEntry) => string;

export const createPersonLinks =
  ({ key, origin, clock }: PersonLinksDeps): PersonLinks =>
  (deed, entry) =>
    `${origin}/${deed}/${writePersonToken(key, deed, entry, clock())}`;
