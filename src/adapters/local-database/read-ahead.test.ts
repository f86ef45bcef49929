import { expect, test } from 'vitest';
import type { LoadedCopy, LocalDatabase } from './local-database.ts';
import { readAhead } from './read-ahead.ts';

/** A database of which only the copies can be read; says of whom they were asked for. */
function databaseOf(copyOf: (account: string, nth: number) => LoadedCopy) {
  const asked: string[] = [];
  const database = {
    loadCopy: async (account: string) => copyOf(account, asked.push(account)),
    clearAccount: async () => {},
    clearEverything: async () => {},
  } as unknown as LocalDatabase;
  return { asked, database };
}

const copy = (position: number): LoadedCopy => ({
  copy: { position, folds: {}, isComplete: true, workspace: 'w', head: null, streams: [] },
  fault: null,
});

test('the copy of the expected account is read at once, and handed out once', async () => {
  const { asked, database } = databaseOf((_, nth) => copy(nth));
  const ahead = readAhead(database, 'ada');
  expect(asked).toEqual(['ada']);
  expect([await ahead.loadCopy('ada'), await ahead.loadCopy('ada')]).toEqual([copy(1), copy(2)]);
});

test('another account’s copy is read when it is asked for, and nothing of the expected one is kept', async () => {
  const { asked, database } = databaseOf((_, nth) => copy(nth));
  const ahead = readAhead(database, 'ada');
  expect([await ahead.loadCopy('bob'), await ahead.loadCopy('ada')]).toEqual([copy(2), copy(3)]);
  expect(asked).toEqual(['ada', 'bob', 'ada']);
});

test.each(['clearAccount', 'clearEverything'] as const)('after %s the copy is read anew', async (clear) => {
  const { database } = databaseOf((_, nth) => copy(nth));
  const ahead = readAhead(database, 'ada');
  await ahead[clear]('ada');
  expect(await ahead.loadCopy('ada')).toEqual(copy(2));
});

test('a database that cannot be read says so to whoever asks', async () => {
  const failure = { kind: 'storage', reason: 'unavailable', message: '' };
  const { database } = databaseOf(() => {
    throw failure;
  });
  await expect(readAhead(database, 'ada').loadCopy('ada')).rejects.toBe(failure);
});
