import { expect, test } from 'vitest';
import { readJournal } from './read-journal.ts';

const journal = { version: 1, startedAt: '2026-11-20T12:00:00.000Z', dropped: 0, actors: [], entries: [], ends: {} };

test('a journal that was downloaded is read', () => expect(readJournal(JSON.stringify(journal))).toEqual(journal));

test.each([
  ['{', 'The file isn’t JSON, or it’s incomplete.'],
  ['null', 'The file isn’t JSON, or it’s incomplete.'],
  ['{"entries":[]}', 'This isn’t a Groundwork journal.'],
  [JSON.stringify({ ...journal, version: 2 }), 'This journal has version 2; this inspector reads version 1.'],
])('refuses %s', (text, message) => expect(() => readJournal(text)).toThrow(message));
