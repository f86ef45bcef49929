import { afterAll, beforeAll, expect, test } from 'vitest';
import { postStreamOf } from '#domain/post/post.ts';
import { openDatabase } from '#server/db/database.ts';
import { boardActor } from '#server/feedback/board.ts';
import { listPosts } from '#server/feedback/list-posts.ts';
import { mistyped, writePosts } from '../fixtures/feedback-posts.ts';
import { type StoreUnderTest, storeUnderTest } from './event-store-fixture.ts';

let under: StoreUnderTest;
let opened: ReturnType<typeof openDatabase>;
let titles: ReadonlyMap<string, string>;
beforeAll(async () => {
  under = await storeUnderTest();
  opened = openDatabase(under.url, { max: 2 });
  titles = await writePosts(opened.db, under.store, 2000);
});
afterAll(async () => {
  await opened?.db.destroy();
  await under?.close();
});

const reader = { member: crypto.randomUUID(), isStaff: false };
const search = async (typed: string) =>
  (await listPosts(opened.db, reader, { search: typed, view: 'all', order: 'votes' })).posts.map(({ id }) => id);

test('a title with its words in another order and a typo finds its post in the first three of 2,000', async () => {
  const wanted = [...titles].filter((_, n) => n % 40 === 0);
  const missed: string[] = [];
  for (const [id, title] of wanted) {
    const found = await search(mistyped(title));
    if (!found.slice(0, 3).includes(id)) missed.push(`${mistyped(title)} (${found.indexOf(id)})`);
  }
  expect([wanted.length, missed]).toEqual([50, []]);
});

test('a search takes any text, and finds nothing for what no post says', async () => {
  for (const typed of ["'); DROP TABLE events; --", '!!! & | :* <->', '%', '   ', 'a', 'ъ', '\\', '🙂'.repeat(100)])
    expect([typed, await search(typed)]).toEqual([typed, []]);
  expect(await search('zeppelin mooring')).toEqual([]);
  expect((await search('markdwon')).length).toBeGreaterThan(0);
});

test('a word of a title counts most, in whatever form it stands there', async () => {
  const write = async (title: string, body: string): Promise<string> => {
    const id = crypto.randomUUID();
    const data = { member: crypto.randomUUID(), title, body };
    const at = '2026-03-01T12:00:00.000Z';
    await under.store.execute(boardActor, [
      { id: crypto.randomUUID(), type: 'WritePost', stream: postStreamOf(id), at, data },
    ]);
    return id;
  };
  const alike = await write('Studiez', 'I read studies.');
  const titled = await write('A study to sit in', 'With a door, please.');
  expect(await search('studies')).toEqual([titled, alike]);
});
