import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonObject } from '#domain/log/json.ts';
import type { Notices } from '#domain/notice/notice.ts';
import { noticeWords } from '#domain/notice/notice-words.ts';
import { postStreamOf } from '#domain/post/post.ts';
import { teamStreamOf } from '#domain/team/team-kind.ts';
import { mentionOf } from '#domain/thread/mentions.ts';
import { boardActor } from '#server/feedback/board.ts';
import { command } from './event-store-fixture.ts';
import { type Founder, type NoticeServer, noticeServer } from './notice-server.ts';

let under: NoticeServer;
beforeAll(async () => {
  under = await noticeServer();
});
afterAll(() => under?.close());

const projectId = randomUUID();
const subject = { kind: 'node', id: 'abcdefghijkl', projectId };

/** An owner, and somebody else who writes in the owner's workspace. */
async function two(): Promise<{ readonly mira: Founder; readonly jonas: Founder }> {
  const [mira, jonas] = [await under.aFounder(), await under.aFounder()];
  await under.db.updateTable('accounts').set({ display_name: 'Jonas' }).where('id', '=', jonas.accountId).execute();
  return { mira, jonas };
}

/** Writes in a workspace as an account, and returns the types of the facts. */
async function write(where: Founder, as: Founder, id: string, type: string, data: JsonObject): Promise<void> {
  const by = { kind: 'founder', id: as.accountId } as const;
  const actor = { workspaceId: where.workspaceId, by, device: 'test' };
  const [result] = await under.store.execute(actor, [command(type, `thread-${id}`, data)]);
  expect(result?.status).toBe('accepted');
}
const toldTo = async (who: Founder) =>
  (await under.noticesOf(who)).notices.map((notice) => [notice.kind, noticeWords(notice), notice.path]);

test('who is mentioned is told once, in the app and by mail, and neither the author nor a stranger is', async () => {
  const { mira, jonas } = await two();
  const stranger = await under.aFounder();
  const id = randomUUID();
  const all = [mira, jonas, stranger].map(({ accountId }) => mentionOf(accountId)).join(' ');
  await write(mira, jonas, id, 'StartThread', { subject, text: `Look: ${all} ${mentionOf(mira.accountId)}` });
  // A stranger is not named, whoever writes their id.
  const names = [mira.email, 'Jonas', 'a former member'].map((name) => `@${name}`).join(' ');
  const path = `/home?projectId=${projectId}&thread=${id}`;
  expect(await toldTo(mira)).toEqual([['mention', `Jonas mentioned you: “Look: ${names} @${mira.email}”`, path]]);
  expect([await toldTo(jonas), await toldTo(stranger)]).toEqual([[], []]);
  await under.sent();
  expect(under.mailsTo(mira).map(({ text }) => text.includes(stranger.email))).toEqual([false]);
  expect([mira, jonas, stranger].map((who) => under.mailsTo(who).map(({ headers }) => headers['subject']))).toEqual([
    ['Jonas mentioned you in a comment.'],
    [],
    [],
  ]);
});

test('a comment names who is a member where it stands, or has joined there once, and nobody of elsewhere', async () => {
  const [mira, jonas, ada, cem] = [
    ...[await under.aFounder(), await under.aFounder(), await under.aFounder(), await under.aFounder()],
  ] as const;
  await letIn(jonas, mira);
  await letIn(mira, ada);
  await letIn(jonas, cem);
  const mentioning = [mira, ada, cem].map(({ accountId }) => mentionOf(accountId)).join(' ');
  await write(jonas, jonas, randomUUID(), 'StartThread', { subject, text: mentioning });
  const said = async () => (await toldTo(mira))[0]?.[1];
  expect(await said()).toBe(`${jonas.email} mentioned you: “@${mira.email} @a former member @${cem.email}”`);
  await under.db
    .deleteFrom('memberships')
    .where('account_id', '=', cem.accountId)
    .where('workspace_id', '=', jonas.workspaceId)
    .execute();
  expect(await said()).toBe(`${jonas.email} mentioned you: “@${mira.email} @a former member @a former member”`);
  const joined = { accountId: cem.accountId, role: 'member' };
  await under.db
    .updateTable('events')
    .set({ type: 'MemberJoined', stream: teamStreamOf(jonas.workspaceId), data: JSON.stringify(joined) as never })
    .where('workspace_id', '=', jonas.workspaceId)
    .execute();
  expect(await said()).toBe(`${jonas.email} mentioned you: “@${mira.email} @a former member @${cem.email}”`);
});

test('who has written in a thread is told of a reply, and only of the mention where there is both', async () => {
  const { mira, jonas } = await two();
  const [id, reply, other] = [randomUUID(), randomUUID(), randomUUID()];
  await write(mira, mira, id, 'StartThread', { subject: { kind: 'idea', id }, text: 'Too dear' });
  await write(mira, jonas, id, 'Reply', { commentId: reply, text: 'Says who?' });
  const path = `/home?thread=${id}`;
  expect(await toldTo(mira)).toEqual([['reply', 'Jonas replied: “Says who?”', path]]);
  await write(mira, jonas, id, 'Reply', { commentId: other, text: `${mentionOf(mira.accountId)}?` });
  // It was told of already.
  await write(mira, jonas, id, 'EditComment', { commentId: reply, text: `Says who, ${mentionOf(mira.accountId)}?` });
  expect(await toldTo(mira)).toEqual([
    ['mention', `Jonas mentioned you: “@${mira.email}?”`, path],
    ['reply', 'Jonas replied: “Says who?”', path],
  ]);
});

test('who has removed all that they wrote in a thread is not told of a reply', async () => {
  const { mira, jonas } = await two();
  const [id, reply] = [randomUUID(), randomUUID()];
  await write(mira, jonas, id, 'StartThread', { subject, text: 'Look' });
  await write(mira, mira, id, 'Reply', { commentId: reply, text: 'Too dear' });
  await write(mira, mira, id, 'RemoveComment', { commentId: reply });
  await write(mira, jonas, id, 'Reply', { commentId: randomUUID(), text: 'Says who?' });
  expect(await toldTo(mira)).toEqual([]);
});

test('an edit that mentions somebody tells them, and a removed comment is told of no more', async () => {
  const { mira, jonas } = await two();
  const id = randomUUID();
  await write(mira, jonas, id, 'StartThread', { subject, text: 'Look' });
  expect(await toldTo(mira)).toEqual([]);
  await write(mira, jonas, id, 'EditComment', { commentId: id, text: `Look, ${mentionOf(mira.accountId)}` });
  expect(await toldTo(mira)).toHaveLength(1);
  await write(mira, jonas, id, 'RemoveComment', { commentId: id });
  expect(await toldTo(mira)).toEqual([]);
  await under.sent();
  expect(under.mailsTo(mira)).toHaveLength(0);
});

test('a comment and its removal in one request tell nobody', async () => {
  const { mira, jonas } = await two();
  const id = randomUUID();
  const by = { kind: 'founder', id: jonas.accountId } as const;
  const actor = { workspaceId: mira.workspaceId, by, device: 'test' };
  const stream = `thread-${id}`;
  await under.store.execute(actor, [
    command('StartThread', stream, { subject, text: mentionOf(mira.accountId) }),
    command('RemoveComment', stream, { commentId: id }),
  ]);
  expect(await toldTo(mira)).toEqual([]);
});

test('who does not want to hear of mentions is told neither in the app nor by mail, and still hears of replies', async () => {
  const { mira, jonas } = await two();
  await under.choose(mira, { mutedInApp: ['mention'], mutedByMail: ['mention'] });
  const id = randomUUID();
  await write(mira, mira, id, 'StartThread', { subject, text: 'Too dear' });
  await write(mira, jonas, id, 'Reply', { commentId: randomUUID(), text: mentionOf(mira.accountId) });
  await write(mira, jonas, id, 'Reply', { commentId: randomUUID(), text: 'Says who?' });
  expect((await toldTo(mira)).map(([kind]) => kind)).toEqual(['reply']);
  await under.sent();
  expect(under.mailsTo(mira).map(({ headers }) => headers['subject'])).toEqual(['Jonas replied to a comment.']);
});

test('a member whose own workspace is another is told while they are one, and no longer', async () => {
  const { mira, jonas } = await two();
  const id = randomUUID();
  const row = { workspace_id: mira.workspaceId, account_id: jonas.accountId };
  await under.db
    .insertInto('memberships')
    .values({ ...row, role: 'advisor', since: new Date() })
    .execute();
  await write(mira, mira, id, 'StartThread', { subject, text: `Look, ${mentionOf(jonas.accountId)}` });
  expect((await toldTo(jonas)).map(([kind]) => kind)).toEqual(['mention']);
  await under.db
    .deleteFrom('memberships')
    .where('workspace_id', '=', row.workspace_id)
    .where('account_id', '=', row.account_id)
    .execute();
  expect(await toldTo(jonas)).toEqual([]);
});

/** Lets an account into the workspace of another one. */
async function letIn(where: Founder, who: Founder): Promise<void> {
  const row = { workspace_id: where.workspaceId, account_id: who.accountId };
  await under.db
    .insertInto('memberships')
    .values({ ...row, role: 'member', since: new Date() })
    .execute();
}

test('what is told to one as an account is not shown to the other members of their workspace, nor read by them', async () => {
  const { mira, jonas } = await two();
  const ada = await under.aFounder();
  await letIn(jonas, mira);
  await letIn(mira, ada);
  const id = randomUUID();
  await write(jonas, jonas, id, 'StartThread', { subject, text: `A secret of Jonas, ${mentionOf(mira.accountId)}` });
  const seenBy = async (who: Founder) => {
    const headers = { ...under.headersOf(who), 'groundwork-workspace': mira.workspaceId };
    const answer = await fetch(`${under.url}/api/user/me/notices`, { headers });
    return (await answer.json()) as Notices;
  };
  // An answer to their post on the feedback board is for them, too; a result of a test is for all who work there.
  const post = randomUUID();
  await under.onBoard(mira, '', { id: post, title: 'Dark charts', body: '' });
  await under.onBoard(ada, `/${post}/comments`, { id: randomUUID(), text: 'Yes.' });
  const { member: staff } = await under.db
    .selectFrom('feedback_members')
    .select('member')
    .where('account_id', '=', ada.accountId)
    .executeTakeFirstOrThrow();
  const answer = command('AnswerPost', postStreamOf(post), { staff, status: 'planned', reply: '' });
  expect((await under.store.execute(boardActor, [answer]))[0]?.status).toBe('accepted');
  await under.judge(mira);
  const kindsFor = async (who: Founder) => (await seenBy(who)).notices.map(({ kind }) => kind).toSorted();
  expect([await kindsFor(mira), await kindsFor(ada)]).toEqual([['feedback', 'judged', 'mention'], ['judged']]);
  expect([(await seenBy(mira)).unread, (await seenBy(ada)).unread]).toEqual([3, 1]);
});
