import { afterAll, beforeAll, expect, test } from 'vitest';
import { accept } from '#domain/log/decision.ts';
import type { StreamKind } from '#domain/log/define-stream.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import type { Actor } from '#server/event-store/actor.ts';
import { command, type StoreUnderTest, storeUnderTest } from './event-store-fixture.ts';

/** A short command of it brings about a megabyte. */
const kind: StreamKind = {
  name: 'heap',
  pattern: /^heap-/,
  foldVersion: 1,
  commands: {},
  decide: () => accept(),
  evolve: () => null,
  fields: () => ({}),
  unbegun: (state) => state,
};
const data = { text: 'x'.repeat(1_000_000) };
let pauses = 0;
let under: StoreUnderTest;
beforeAll(async () => {
  under = await storeUnderTest({
    decider: { decide: () => accept({ type: 'Heaped', v: 1, data }), kindOf: () => kind },
    pause: async () => {
      pauses += 1;
    },
  });
});
afterAll(() => under.close());

const heap = (count: number) => Array.from({ length: count }, () => command('Heap', 'heap-a', {}));

async function logOf({ workspaceId }: Actor): Promise<RecordedEvent[][]> {
  const pages: RecordedEvent[][] = [];
  for (let after = 0; ; ) {
    const { events, position, more } = await under.store.readEvents(workspaceId, after, 1000);
    pages.push([...events]);
    after = position;
    if (!more) return pages;
  }
}

/** The positions on a page, and whether more follows. */
async function pageOf({ workspaceId }: Actor, ...wanted: [number, number, string?, number?]): Promise<unknown[]> {
  const { events, more } = await under.store.readEvents(workspaceId, ...wanted);
  return [events.map(({ position }) => position), more];
}

test('what would be much for one transaction takes some, and comes in pages of its own', async () => {
  const founder = await under.founder();
  const results = await under.store.execute(founder, heap(10));
  expect(results.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 'accepted'));
  const { rows } = await under.pool.query(
    'SELECT count(DISTINCT xmin::text)::int AS transactions FROM events WHERE workspace_id = $1',
    [founder.workspaceId],
  );
  expect(rows).toEqual([{ transactions: 2 }]);
  const pages = await logOf(founder);
  expect(pages.map((page) => page.length)).toEqual(Array.from({ length: 5 }, () => 2));
  expect(pages.flat().map(({ position }) => position)).toEqual(Array.from({ length: 10 }, (_, n) => n + 1));
  const { events, more } = await under.store.readEvents(founder.workspaceId, 0, 1000, 'heap-a');
  expect([events.length, more]).toEqual([2, true]);
  expect(await pageOf(founder, 4, 1000, undefined, 3_500_000)).toEqual([[5, 6, 7, 8], true]);
  expect(await pageOf(founder, 6, 1000, 'heap-a', 3_500_000)).toEqual([[7, 8, 9, 10], undefined]);
  expect(await pageOf(founder, 0, 3, 'heap-a', 3_500_000)).toEqual([[1, 2, 3], undefined]);
  expect(await pageOf(founder, 10, 1000)).toEqual([[], undefined]);
  expect(pauses).toBeGreaterThan(0);
});

test('pages of one stream hold nothing of another', async () => {
  const founder = await under.founder();
  for (const stream of ['heap-a', 'heap-b', 'heap-b', 'heap-a', 'heap-a']) {
    await under.store.execute(founder, [command('Heap', stream, {})]);
  }
  expect(await pageOf(founder, 0, 1000, 'heap-a', 9_000_000)).toEqual([[1, 4, 5], undefined]);
  expect(await pageOf(founder, 1, 1000, 'heap-a')).toEqual([[4, 5], undefined]);
  expect(await pageOf(founder, 0, 1000, 'heap-b', 1)).toEqual([[2], true]);
});

test('what would be much for one request goes on with the next', async () => {
  const founder = await under.founder();
  const commands = heap(33);
  const refused = expect.objectContaining({ statusCode: 429, code: 'too-much-at-once', retryAfterS: 1 });
  await expect(under.store.execute(founder, commands)).rejects.toEqual(refused);
  const results = await under.store.execute(founder, commands);
  expect(results.map(({ status }) => status)).toEqual(commands.map(() => 'accepted'));
  const { rows } = await under.pool.query('SELECT command_id FROM events WHERE workspace_id = $1 ORDER BY position', [
    founder.workspaceId,
  ]);
  expect(rows).toEqual(commands.map(({ id }) => ({ command_id: id })));
});

test('of what belongs together nothing happens where it is too much', async () => {
  const founder = await under.founder();
  const results = await under.store.execute(founder, heap(10), { atomic: true });
  expect(results.map((result) => result.status === 'rejected' && result.reason)).toEqual([
    ...Array.from({ length: 8 }, () => 'batch-failed'),
    'too-many',
    'batch-failed',
  ]);
  expect(await logOf(founder)).toEqual([[]]);
});
