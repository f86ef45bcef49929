import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import type { JsonObject } from '#domain/log/json.ts';
import { command, type StoreUnderTest, storeUnderTest } from './event-store-fixture.ts';

const noon = new Date('2026-03-01T12:00:00.000Z');
const ends: (() => Promise<void>)[] = [];
afterAll(async () => {
  await Promise.all(ends.map((end) => end()));
});

async function newStore(): Promise<StoreUnderTest> {
  const under = await storeUnderTest({ clock: () => noon });
  ends.push(under.close);
  return under;
}

const subject = { kind: 'idea', id: randomUUID() };

test('A comment is signed by the account that sent it, which alone may edit it', async () => {
  const { store, founder: newFounder, anotherServer } = await newStore();
  const founder = await newFounder();
  const member = { ...founder, by: { kind: 'founder', id: randomUUID() } as const };
  const owner = founder;
  const [id, replyId] = [randomUUID(), randomUUID()];
  const stream = `thread-${id}`;
  const send = async (actor: typeof founder, type: string, data: JsonObject) => {
    const [result] = await store.execute(actor, [command(type, stream, data)]);
    return result?.status === 'accepted' ? result.events.map((event) => event.type) : result?.reason;
  };
  expect(await send(owner, 'StartThread', { subject, text: 'Too dear' })).toEqual(['ThreadStarted']);
  expect([
    await send(member, 'Reply', { commentId: replyId, text: 'Says who?' }),
    await send(member, 'EditComment', { commentId: id, text: 'Cheap' }),
    await send(owner, 'EditComment', { commentId: replyId, text: 'You are right' }),
    await send(owner, 'RemoveComment', { commentId: replyId }),
  ]).toEqual([['Replied'], 'not-your-comment', 'not-your-comment', ['CommentRemoved']]);
  const at = expect.any(String);
  expect((await anotherServer().snapshot(founder.workspaceId, stream))?.state).toEqual({
    ...{ id, subject, place: null, resolved: false, startedAt: at, changedAt: at },
    comments: [
      { id, author: founder.by.id, text: 'Too dear', removed: false, writtenAt: at, editedAt: null },
      { id: replyId, author: member.by.id, text: 'Says who?', removed: true, writtenAt: at, editedAt: null },
    ],
  });
});

test('Comments of another workspace are not there', async () => {
  const { store, founder: newFounder } = await newStore();
  const [mine, other] = [await newFounder(), await newFounder()];
  const id = randomUUID();
  await store.execute(mine, [command('StartThread', `thread-${id}`, { subject, text: 'Mine' })]);
  const sent: readonly (readonly [string, JsonObject])[] = [
    ['Reply', { commentId: randomUUID(), text: 'Here' }],
    ['EditComment', { commentId: id, text: 'Here' }],
    ['RemoveComment', { commentId: id }],
    ['ResolveThread', {}],
    ['ReopenThread', {}],
    ['UndoChange', { fields: { resolved: { from: false, to: true } } }],
  ];
  const results = await store.execute(
    other,
    sent.map(([type, data]) => command(type, `thread-${id}`, data)),
  );
  expect(results.map((result) => 'reason' in result && result.reason)).toEqual(sent.map(() => 'not-found'));
});
