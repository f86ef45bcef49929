import { describe, expect, test } from 'vitest';
import { replayJournal } from '#machines/journal/replay.ts';
import { walkAtRandom } from './random-walk.ts';

const walks = process.env['TEST_FULL'] ? 200 : 20;

describe.each(Array.from({ length: walks }, (_, seed) => seed))('random walk %i', (seed) => {
  test('replays identically, and its journal holds none of its secrets', async () => {
    const { journal, secrets } = await walkAtRandom(seed, 60);
    journal.expectIdentical();
    expect(journal.take().entries.length).toBeGreaterThan(60);
    expect(secrets.foundIn(JSON.stringify(journal.take()))).toEqual([]);
  });

  test('replays identically from where a full journal begins', async () => {
    const { journal, secrets } = await walkAtRandom(seed, 60, { entriesMax: 25 });
    journal.expectIdentical();
    const { dropped, entries } = journal.take();
    expect(entries.length).toBe(25);
    expect(dropped).toBe(entries[0]?.n ?? 0);
    expect(secrets.foundIn(JSON.stringify(journal.take()))).toEqual([]);
  });
});

describe('a journal that was changed', () => {
  test('is told from the truth by the first event after which it differs', async () => {
    const { journal } = await walkAtRandom(1, 40);
    const taken = journal.take();
    const settled = taken.entries.findIndex(({ actor, type }) => actor === 'app/guard' && type === 'guard.asked');
    const entries = taken.entries.filter((_, index) => index !== settled);
    const next = entries.slice(settled).find(({ actor }) => actor === 'app/guard');
    expect(replayJournal({ ...taken, entries }, journal.logics)).toMatchObject({
      kind: 'different',
      actor: 'app/guard',
      entry: next,
      at: 'value',
    });
  });

  test('of a machine that is not known is not judged', async () => {
    const { journal } = await walkAtRandom(1, 5);
    const [first] = journal.take().actors;
    expect(replayJournal(journal.take(), new Map())).toEqual({
      kind: 'unknown-machine',
      actor: first?.address,
      machine: first?.machine,
    });
  });
});
