import { expect, test } from 'vitest';
import { readJournal } from './read-journal.ts';

const journal = { version: 1, startedAt: '2026-11-20T12:00:00.000Z', dropped: 0, actors: [], entries: [], ends: {} };

test('reads what was downloaded', () => expect(readJournal(JSON.stringify(journal))).toEqual(journal));

test.each([
  ['{', 'The file is not JSON, or it is incomplete.'],
  ['null', 'The file is not JSON, or it is incomplete.'],
  ['{"entries":[]}', 'This is not a journal of Groundwork.'],
  [JSON.stringify({ ...journal, version: 2 }), 'The journal is of version 2; this one reads version 1.'],
])('refuses %s', (text, message) => expect(() => readJournal(text)).toThrow(message));
