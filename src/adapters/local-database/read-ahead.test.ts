import { expect, test } from 'vitest';
import { foldVersions } from '#domain/log/stream-kinds.ts';
import type { LoadedSnapshot } from './load-snapshot.ts';
import type { LocalDatabase } from './local-database.ts';
import { readAhead } from './read-ahead.ts';
import type { CopyRows } from './read-snapshot.ts';

const copyAt = (position: number): LoadedSnapshot => ({
  copy: { position, folds: foldVersions(), isComplete: true, workspace: 'w', head: null, streams: [] },
  fault: null,
});

const rowsAt = (position: number): CopyRows => ({
  meta: {
    position,
    folds: foldVersions(),
    isComplete: true,
    streamCount: 0,
    base: position,
    packs: [],
    tailLength: 0,
    workspace: 'w',
    head: null,
  },
  packs: [],
  personal: [],
  tail: [],
  store: 's',
  mark: { store: 's', unsent: 0 },
});

/** A database of which only copies can be read, each further than the last; says of whom they were asked for. */
function databaseOf() {
  const asked: string[] = [];
  const database = {
    loadSnapshot: async (account: string) => copyAt(100 + asked.push(account)),
    clearAccount: async () => {},
    clearEverything: async () => {},
  } as unknown as LocalDatabase;
  return { asked, database };
}

const ofAda = { account: 'ada', rows: Promise.resolve(rowsAt(1)) };

test('what was read ahead is handed out once', async () => {
  const { asked, database } = databaseOf();
  const ahead = readAhead(database, ofAda);
  expect([await ahead.loadSnapshot('ada'), await ahead.loadSnapshot('ada'), asked]).toEqual([
    copyAt(1),
    copyAt(101),
    ['ada'],
  ]);
});

test('another account’s copy is read when it is asked for, and nothing of the expected one is kept', async () => {
  const { asked, database } = databaseOf();
  const ahead = readAhead(database, ofAda);
  expect([await ahead.loadSnapshot('bob'), await ahead.loadSnapshot('ada')]).toEqual([copyAt(101), copyAt(102)]);
  expect(asked).toEqual(['bob', 'ada']);
});

test.each(['clearAccount', 'clearEverything'] as const)('after %s the copy is read anew', async (clear) => {
  const { database } = databaseOf();
  const ahead = readAhead(database, ofAda);
  await ahead[clear]('ada');
  expect(await ahead.loadSnapshot('ada')).toEqual(copyAt(101));
});

test('a torn copy that was read ahead is no copy', async () => {
  const torn = { ...rowsAt(1), meta: { ...rowsAt(1).meta, streamCount: 2 } } as CopyRows;
  const ahead = readAhead(databaseOf().database, { account: 'ada', rows: Promise.resolve(torn) });
  expect(await ahead.loadSnapshot('ada')).toEqual({ copy: null, fault: { kind: 'torn', lost: 0 } });
});

test('a database that cannot be read says so to whoever asks', async () => {
  const failure = { kind: 'storage', reason: 'unavailable', message: '' };
  const rows = Promise.reject(failure);
  await expect(readAhead(databaseOf().database, { account: 'ada', rows }).loadSnapshot('ada')).rejects.toBe(failure);
});
