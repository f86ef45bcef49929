import { english } from '#domain/page/page-language.ts';
import type { WordLanguage } from '#domain/page/words/page-words.ts';
import type { Clock } from '../http/clock.ts';
import { type PersonAction, type PersonEntry, writePersonToken } from './person-token.ts';

export interface PersonLinksDeps {
  /** Signs tokens. */
  readonly key: Buffer;
  /** Origin of published pages. */
  readonly origin: string;
  readonly clock: Clock;
}

/** The address at which somebody confirms their entry, or has it erased, in a language; under `at`, or else the origin of pages. */
export type PersonLinks = (action: PersonAction, entry: PersonEntry, language: WordLanguage, at?: string) => string;

export const createPersonLinks =
  ({ key, origin, clock }: PersonLinksDeps): PersonLinks =>
  (action, entry, language, at = origin) =>
    `${at}/${action}/${writePersonToken(key, action, entry, clock())}${language === english ? '' : `?lang=${language}`}`;
