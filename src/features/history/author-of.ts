import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import { labels } from './labels.ts';

/** Names who made a change; undefined if that goes without saying. */
export type AuthorOf = (fact: Pick<RecordedEvent, 'by' | 'via'>) => string | undefined;

/** Names authors by their accounts: nobody by hand where `nameOf` knows no name, and of programs at least the token. */
export const authorOf =
  (nameOf: (accountId: string) => string | undefined): AuthorOf =>
  ({ by, via }) => {
    const name = by.kind === 'founder' ? nameOf(by.id) : undefined;
    if (via === undefined) return name;
    return name === undefined ? labels.via(via) : `${name} ${labels.via(via)}`;
  };
