import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundledPages } from '../fixtures/sync/bundled-page.ts';
import type { images } from '../fixtures/waiting-images-page.ts';

let pages: Awaited<ReturnType<typeof bundledPages>>;
let page: Page;

beforeAll(async () => {
  pages = await bundledPages(new URL('../fixtures/waiting-images-page.ts', import.meta.url).pathname, 'images');
  page = await pages.page();
});
afterAll(() => pages?.close());

type Images = typeof images;

/** Calls the store inside a tab. */
const callIn = <M extends keyof Images>(
  tab: Page,
  method: M,
  ...input: Parameters<Images[M]>
): Promise<Awaited<ReturnType<Images[M]>>> =>
  tab.evaluate(
    ([name, values]) =>
      (globalThis as unknown as { images: Record<string, (...of: unknown[]) => Promise<never>> }).images[name]?.(
        ...values,
      ) as Promise<never>,
    [method, input] as [string, unknown[]],
  );

const call = <M extends keyof Images>(method: M, ...input: Parameters<Images[M]>) => callIn(page, method, ...input);

const kept = (canvas: string, id: string) => ({
  id,
  canvas,
  name: `${id}.png`,
  at: { x: 3, y: -4 },
  type: 'image/png',
  text: `file ${id}`,
});

test('images wait by account and canvas, in their order, each once, for whichever tab comes', async () => {
  for (const id of ['b', 'a', 'b']) expect(await call('keep', 'ada', 'stall', id)).toBe('kept');
  await call('keep', 'ada', 'other', 'c');
  await call('keep', 'ada2', 'stall', 'a');
  const later = await pages.page();
  expect(await callIn(later, 'of', 'ada', 'stall')).toEqual([kept('stall', 'b'), kept('stall', 'a')]);
  expect([await callIn(later, 'count', 'ada'), await callIn(later, 'count', 'grace')]).toEqual([3, 0]);
  await callIn(later, 'remove', 'ada', 'a');
  expect([await call('has', 'ada', 'a'), await call('has', 'ada2', 'a')]).toEqual([false, true]);
  expect([await call('count', 'ada'), await call('count', 'ada2')]).toEqual([2, 1]);
});

test('twenty images of an account wait, and one more loses none of them', async () => {
  const ids = Array.from({ length: 20 }, (_, n) => `image ${n}`);
  for (const id of ids) await call('keep', 'mary', 'stall', id);
  expect(await call('keep', 'mary', 'other', 'one more')).toBe('many');
  expect((await call('of', 'mary', 'stall')).map(({ id }) => id)).toEqual(ids);
  expect([await call('of', 'mary', 'other'), await call('count', 'mary')]).toEqual([[], 20]);
});

test('a disk that is full says so, and what was there stays', async () => {
  await call('keep', 'joan', 'stall', 'a');
  const later = await pages.page();
  await later.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('no space is left', 'QuotaExceededError');
    };
  });
  const refused = later.evaluate(() =>
    (globalThis as unknown as { images: Images }).images.keep('joan', 'stall', 'b').catch((fault) => fault),
  );
  expect(await refused).toEqual({
    kind: 'storage',
    reason: 'full',
    message: 'QuotaExceededError: no space is left',
  });
  expect([await call('of', 'joan', 'stall'), await call('count', 'joan')]).toEqual([[kept('stall', 'a')], 1]);
});
