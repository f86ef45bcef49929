import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Command } from '#domain/log/command.ts';
import type { Notices } from '#domain/notice/notice.ts';
import { noticeWords } from '#domain/notice/notice-words.ts';
import { mentionOf } from '#domain/thread/mentions.ts';
import { command } from './event-store-fixture.ts';
import { newExperiment, started, streamOf } from './experiment-log.ts';
import { type Founder, type NoticeServer, noticeServer } from './notice-server.ts';

let under: NoticeServer;
beforeAll(async () => {
  under = await noticeServer();
});
afterAll(() => under?.close());

const named = async (name: string): Promise<Founder> => {
  const founder = await under.aFounder();
  await under.db.updateTable('accounts').set({ display_name: name }).where('id', '=', founder.accountId).execute();
  return founder;
};
const toldTo = async (who: Founder) =>
  (await under.noticesOf(who)).notices.map((notice) => [notice.kind, noticeWords(notice), notice.path]);
const teamOf = ({ workspaceId }: Founder) => `team-${workspaceId}`;

/** Invites an address and lets an account in, as its acceptance does. */
async function join(owner: Founder, other: Founder, role: string): Promise<void> {
  const invitationId = randomUUID();
  await under.send(owner, [command('InviteMember', teamOf(owner), { invitationId, email: other.email, role })]);
  await under.send(
    owner,
    [command('AddMember', teamOf(owner), { accountId: other.accountId, invitationId })],
    'system',
  );
}

test('each owner is told that somebody has joined, and neither a member nor who has joined is', async () => {
  const [mira, ada, jonas, bo] = [await named('Mira'), await named('Ada'), await named('Jonas'), await named('Bo')];
  await join(mira, ada, 'owner');
  await join(mira, jonas, 'member');
  await join(mira, bo, 'viewer');
  const path = `/settings/team?workspace=${mira.workspaceId}`;
  const joined = (words: string) => ['joined', words, path];
  const later = [joined('Bo joined your team as a viewer.'), joined('Jonas joined your team as a member.')];
  expect([await toldTo(mira), await toldTo(ada), await toldTo(jonas), await toldTo(bo)]).toEqual([
    [...later, joined('Ada joined your team as an owner.')],
    later,
    [],
    [],
  ]);
});

test('who locked a test is told who witnessed it, and nobody else is', async () => {
  const [mira, jonas, bo] = [await named('Mira'), await named('Jonas'), await named('Bo')];
  await join(mira, jonas, 'advisor');
  await join(mira, bo, 'advisor');
  const ids = newExperiment();
  const [state, design, begin] = started(ids) as [Command, Command, Command];
  await under.send(mira, [state, { ...design, data: { ...design.data, question: 'Do they pay?' } }, begin]);
  await under.send({ ...mira, accountId: jonas.accountId }, [command('WitnessLock', streamOf(ids), {})]);
  const path = `/validate?projectId=${ids.project}&view=experiments&id=${ids.experiment}`;
  const told = (await toldTo(mira)).filter(([kind]) => kind !== 'joined');
  expect(told).toEqual([['witnessed', 'Jonas witnessed the lock of “Do they pay?”.', path]]);
  expect([await toldTo(jonas), await toldTo(bo)]).toEqual([[], []]);
});

test('an account reads and marks its own notices, also while it works in the workspace of another', async () => {
  const [mira, jonas] = [await named('Mira'), await named('Jonas')];
  await join(mira, jonas, 'member');
  const stream = `thread-${randomUUID()}`;
  const subject = { kind: 'idea', id: randomUUID() };
  await under.send(mira, [command('StartThread', stream, { subject, text: mentionOf(jonas.accountId) })]);
  const headers = { ...under.headersOf(jonas), 'groundwork-workspace': mira.workspaceId };
  const [joined] = (await under.noticesOf(mira)).notices;
  const listed = await fetch(`${under.url}/api/user/me/notices`, { headers });
  const body = JSON.stringify({ ids: [joined?.id] });
  await fetch(`${under.url}/api/user/me/notices/read`, { method: 'PUT', headers, body });
  const { notices } = (await listed.json()) as Notices;
  const ids = notices.map(({ id }) => id);
  const again = await fetch(`${under.url}/api/user/me/notices/read`, {
    ...{ method: 'PUT', headers, body: JSON.stringify({ ids }) },
  });
  const { unread } = (await again.json()) as Notices;
  expect([notices.map(({ kind }) => kind), unread, (await under.noticesOf(mira)).unread]).toEqual([['mention'], 0, 1]);
});
