import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemWorkspaceId } from '#domain/feedback/system-workspace.ts';
import { postStreamOf } from '#domain/post/post.ts';
import { forgetMembers } from '#server/feedback/forget-members.ts';
import { createEventStore } from '#server/log/create-event-store.ts';
import type { Account } from '../fixtures/account.ts';
import { verifyAddress } from '../fixtures/verify-address.ts';
import { type FeedbackServer, feedbackServer } from './feedback-server.ts';

let board: FeedbackServer;
beforeAll(async () => {
  board = await feedbackServer();
  await verifyAddress(board.url, board.staff);
});
afterAll(() => board?.close());

const merge = async (id: string, into: string | null) =>
  expect((await board.call(board.staff, `/${id}/merge`, { into })).status).toBe(200);

/** Lists the merges of a post, in order, without who did them. */
async function merges(id: string) {
  const facts = await board.db
    .selectFrom('events')
    .select(['type', 'data'])
    .where('workspace_id', '=', systemWorkspaceId)
    .where('stream', '=', postStreamOf(id))
    .where('type', 'in', ['PostMerged', 'PostUnmerged'])
    .orderBy('position')
    .execute();
  return facts.map(({ type, data: { staff, ...data } }) => ({ type, ...data, isByStaff: staff !== null }));
}

/** Lists the founder's notices about the board. */
async function toldOf({ accessToken }: Account): Promise<readonly string[]> {
  const headers = { authorization: `Bearer ${accessToken}` };
  const answer = await fetch(`${board.url}/api/user/me/notices`, { headers });
  const { notices } = (await answer.json()) as { notices: { detail: string; path: string }[] };
  return notices.map(({ detail, path }) => `${detail}: ${path}`).toSorted();
}

/** Two other servers forget whose accounts are gone, each more than once: now, and more than a minute later. */
async function forget(): Promise<void> {
  const { db, pool } = board;
  for (const laterMs of [0, 0, 120_000, 120_000]) {
    const clock = () => new Date(Date.now() + laterMs);
    const server = () => forgetMembers({ db, eventStore: createEventStore({ pool, clock }), clock });
    await Promise.all([server(), server()]);
  }
}

test('what others wrote outlives the accounts whose posts it was merged into, by one fact each on its own stream', async () => {
  const { post, list, read, vote, votesOf, remove, openAccount } = board;
  const [ada, bea, cy] = [await openAccount(), await openAccount(), await openAccount()];
  const top = await post(ada, 'Zeppelin moorings');
  const middle = await post(bea, 'Zeppelin anchors');
  const [one, two] = [await post(cy, 'Zeppelin ropes'), await post(cy, 'Zeppelin hooks')];
  for (const [who, id] of [
    [bea, one],
    [cy, one],
    [cy, middle],
  ] as const)
    await vote(who, id);
  await merge(one, middle);
  await merge(middle, top);
  await merge(two, top);

  // What was merged into Bea’s post is now merged into what hers was merged into.
  await remove(bea);
  await forget();
  expect([(await read(cy, one)).mergedInto, (await read(cy, top)).merged.map(({ id }) => id)]).toEqual([
    { id: top, title: 'Zeppelin moorings' },
    [one, two],
  ]);
  const [intoMiddle, fromMiddle] = [
    { type: 'PostMerged', into: middle, isByStaff: true },
    { type: 'PostUnmerged', from: middle, isByStaff: false },
  ];
  expect(await merges(one)).toEqual([intoMiddle, fromMiddle, { type: 'PostMerged', into: top, isByStaff: false }]);
  // Cy was told of what the team has merged, but for Bea’s post, and of nothing that nobody has said.
  expect(await toldOf(cy)).toEqual([middle, top].map((into) => `merged: /feedback?post=${into}`).toSorted());

  // Ada’s was merged into none.
  await remove(ada);
  await forget();
  expect((await list(cy, '?search=zeppelin')).posts.map(({ id }) => id).toSorted()).toEqual([one, two].toSorted());
  const shown = (await list(cy, '?order=new')).posts.map(({ id }) => id);
  expect([shown.includes(one), shown.includes(two), await votesOf(cy, one), await votesOf(cy, two)]).toEqual([
    ...[true, true, [1, true], [0, false]],
  ]);
  expect((await list(cy, '?view=mine')).posts.map(({ id }) => id).toSorted()).toEqual([one, two].toSorted());
  const fromTop = { type: 'PostUnmerged', from: top, isByStaff: false };
  expect((await merges(one)).slice(3)).toEqual([fromTop]);
  expect(await merges(two)).toEqual([{ type: 'PostMerged', into: top, isByStaff: true }, fromTop]);
  expect(await board.db.selectFrom('feedback_leavers').selectAll().execute()).toEqual([]);
});

test('my activity has what one wrote, voted for or commented on, by the post that it was merged into', async () => {
  const { post, list, read, vote, comment, openAccount } = board;
  const [ada, bea, cy] = [await openAccount(), await openAccount(), await openAccount()];
  const [wrote, voted, commented] = [await post(ada, 'Wrote'), await post(ada, 'Voted'), await post(ada, 'Commented')];
  const [deep, nothing] = [await post(ada, 'Deep'), await post(ada, 'Nothing')];
  await post(bea, 'Own');
  const [written, deepest] = [await post(bea, 'Written'), await post(bea, 'Deepest')];
  const [liked, discussed] = [await post(cy, 'Liked'), await post(cy, 'Discussed')];
  const [between, other] = [await post(cy, 'Between'), await post(cy, 'Other')];
  await vote(bea, liked);
  await comment(bea, discussed, 'Yes, please.');
  const mine = async (who: Account) =>
    (await list(who, '?view=mine')).posts
      .map(({ title, isMine, hasVoted, hasCommented }) => [title, isMine, hasVoted, hasCommented])
      .toSorted();
  const alone = [
    ['Deepest', true, false, false],
    ['Discussed', false, false, true],
    ['Liked', false, true, false],
    ['Own', true, false, false],
    ['Written', true, false, false],
  ];
  expect(await mine(bea)).toEqual(alone);

  const merged = [
    [written, wrote],
    [liked, voted],
    [discussed, commented],
    [deepest, between],
    [between, deep],
    [other, nothing],
  ] as const;
  for (const [id, into] of merged) await merge(id, into);
  expect(await mine(bea)).toEqual([
    ['Commented', false, false, true],
    ['Deep', false, false, false],
    ['Own', true, false, false],
    ['Voted', false, true, false],
    ['Wrote', false, false, false],
  ]);
  expect((await mine(cy)).map(([title]) => title)).toEqual(['Commented', 'Deep', 'Nothing', 'Voted']);
  // Only one’s own post is one’s own to edit.
  expect([(await read(bea, wrote)).isMine, (await read(bea, written)).isMine]).toEqual([false, true]);

  for (const [id] of merged) await merge(id, null);
  expect(await mine(bea)).toEqual(alone);
});

test('a vote is withdrawn from a post and all that was merged into it, or from none', async () => {
  const { db, post, vote, votesOf, openAccount } = board;
  const [ada, bea] = [await openAccount(), await openAccount()];
  const posts = [await post(ada, 'Tea'), await post(ada, 'Green tea'), await post(ada, 'Mint tea')] as const;
  for (const id of posts) await vote(bea, id);
  await merge(posts[2], posts[1]);
  await merge(posts[1], posts[0]);
  const votes = async () => {
    const { rows } = await sql<{ voters: string[] }>`
      SELECT voters FROM feedback_posts WHERE post_id = ANY (${posts}) ORDER BY written_at`.execute(db);
    return rows.map(({ voters }) => voters.length);
  };
  // The database refuses what is written to one of them, in whichever transaction.
  await sql`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'refused' USING ERRCODE = '22000'; END $$`.execute(db);
  await sql`
    CREATE TRIGGER refuse BEFORE UPDATE ON feedback_posts FOR EACH ROW
    WHEN (OLD.title = 'Mint tea') EXECUTE FUNCTION refuse()`.execute(db);
  const refused = await vote(bea, posts[0], false);
  expect([refused.status, await votes(), await votesOf(bea, posts[0])]).toEqual([400, [1, 1, 1], [1, true]]);
  await sql`DROP TRIGGER refuse ON feedback_posts`.execute(db);
  const withdrawn = await vote(bea, posts[0], false);
  expect([withdrawn.status, await votes(), await votesOf(bea, posts[0])]).toEqual([200, [0, 0, 0], [0, false]]);
});

test('a vote is withdrawn also from what was merged by somebody whose account is gone', async () => {
  const { post, vote, votesOf, remove, openAccount } = board;
  const [ada, bea, cy] = [await openAccount(), await openAccount(), await openAccount()];
  const [top, below] = [await post(ada, 'Coffee'), await post(bea, 'Black coffee')];
  for (const who of [ada, cy]) await vote(who, below);
  await merge(below, top);
  await remove(bea);
  await forget();
  expect(await votesOf(cy, top)).toEqual([2, true]);
  expect((await vote(cy, top, false)).status).toBe(200);
  expect(await votesOf(cy, top)).toEqual([1, false]);
});
