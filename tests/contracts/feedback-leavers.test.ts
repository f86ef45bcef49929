import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemWorkspaceId } from '#domain/feedback/system-workspace.ts';
import type { Post } from '#domain/post/post.ts';
import { postStreamOf } from '#domain/post/post.ts';
import { openDatabase } from '#server/db/database.ts';
import type { EventStore } from '#server/event-store/event-store.ts';
import { boardActor } from '#server/feedback/board.ts';
import { forgetMembers, leaveBoard } from '#server/feedback/forget-members.ts';
import { memberOf } from '#server/feedback/members.ts';
import { command, type StoreUnderTest, storeUnderTest } from './event-store-fixture.ts';

let under: StoreUnderTest;
let opened: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  under = await storeUnderTest();
  opened = openDatabase(under.url, { max: 4 });
  await opened.db.insertInto('workspaces').values({ id: systemWorkspaceId }).execute();
});
afterAll(async () => {
  await opened?.db.destroy();
  await under?.close();
});

async function aMember() {
  const { workspaceId } = await under.founder();
  const accountId = crypto.randomUUID();
  const profile = { email: `${accountId}@example.org`, email_verified: true, display_name: null, photo_url: null };
  const times = { profile_as_of: new Date(), created_at: new Date() };
  await opened.db
    .insertInto('accounts')
    .values({ id: accountId, workspace_id: workspaceId, provider_uid: accountId, ...profile, ...times })
    .execute();
  return { accountId, member: await memberOf(opened.db, accountId) };
}
const leave = ({ accountId }: { readonly accountId: string }) =>
  opened.db.transaction().execute((trx) => leaveBoard(trx, accountId, new Date()));
/** One round of one server. */
const forget = (eventStore: EventStore) => forgetMembers({ db: opened.db, eventStore, clock: () => new Date() });

async function send(server: EventStore, id: string, type: string, data: object): Promise<void> {
  const results = await server.execute(boardActor, [command(type, postStreamOf(id), { ...data })]);
  expect(results.map(({ status }) => status)).toEqual(['accepted']);
}
async function write(server: EventStore, { member }: { readonly member: string }, title: string): Promise<string> {
  const id = crypto.randomUUID();
  await send(server, id, 'WritePost', { member, title, body: 'Please.' });
  return id;
}
const stateOf = async (server: EventStore, id: string) =>
  (await server.snapshot(systemWorkspaceId, postStreamOf(id)))?.state as Post;

test('a server that remembers what another one has forgotten writes none of it back', async () => {
  const [one, other] = [under.anotherServer(), under.anotherServer()];
  const [ada, bea] = [await aMember(), await aMember()];
  const [hers, theirs] = [await write(one, ada, 'Forget this'), await write(one, bea, 'Stays')];
  const comment = { member: ada.member, commentId: crypto.randomUUID(), isStaff: false, text: 'Forget this too' };
  await send(one, theirs, 'WriteComment', comment);
  await leave(ada);
  await Promise.all([forget(other), forget(other)]);
  const voted = { member: bea.member, voted: true };
  const votes = [hers, theirs].map((id) => command('SetVote', postStreamOf(id), voted));
  const results = await one.execute(boardActor, votes);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'accepted']);

  const rows = await opened.db
    .selectFrom('feedback_posts')
    .select(['author', 'title', 'body', 'commenters', 'comments'])
    .where('post_id', 'in', [hers, theirs])
    .orderBy('title')
    .execute();
  const none = { commenters: [], comments: 0 };
  expect(rows).toEqual([
    { author: null, title: '', body: '', ...none },
    { author: bea.member, title: 'Stays', body: 'Please.', ...none },
  ]);
  const states = [await stateOf(one, hers), await stateOf(one, theirs)];
  expect(JSON.stringify(states)).not.toContain(ada.member);
  expect(states.flatMap(({ comments }) => comments.map(({ text, removed }) => [text, removed]))).toEqual([['', true]]);
  const erased = await opened.db
    .selectFrom('events')
    .select(['stream', 'data'])
    .where('type', '=', 'PersonErased')
    .orderBy('position')
    .execute();
  expect(erased.toSorted((a, b) => (a.stream < b.stream ? -1 : 1))).toEqual(
    [hers, theirs].toSorted().map((id) => ({ stream: postStreamOf(id), data: { member: ada.member } })),
  );
});

test('a post whose words are gone is not shown anymore, also if a vote is withdrawn before its author is forgotten', async () => {
  const [ada, bea] = [await aMember(), await aMember()];
  const hers = await write(under.store, ada, 'Forget this');
  await send(under.store, hers, 'SetVote', { member: bea.member, voted: true });
  await leave(ada);
  await send(under.anotherServer(), hers, 'SetVote', { member: bea.member, voted: false });
  const row = opened.db.selectFrom('feedback_posts').select(['author', 'title', 'voters']).where('post_id', '=', hers);
  expect(await row.execute()).toEqual([{ author: null, title: '', voters: [] }]);
});

test('one round leads past all posts whose authors are gone, however many lie above each other', async () => {
  const server = under.anotherServer();
  const [ada, bea, cy] = [await aMember(), await aMember(), await aMember()];
  const top = await write(server, ada, 'Paper maps');
  const gone = [
    await write(server, bea, 'Printed maps'),
    await write(server, bea, 'Maps'),
    await write(server, bea, 'Map'),
  ];
  const mine = await write(server, cy, 'Maps to fold');
  const chain = [mine, ...gone.toReversed(), top];
  for (const [n, id] of chain.slice(0, -1).entries())
    await send(server, id, 'MergePost', { staff: crypto.randomUUID(), into: chain[n + 1] });
  await leave(bea);
  await forget(under.anotherServer());
  expect((await stateOf(server, mine)).mergedInto).toBe(top);
});
