import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Command } from '#domain/log/command.ts';
import type { JsonObject } from '#domain/log/json.ts';
import { type NoticeKind, noticeKinds } from '#domain/notice/notice.ts';
import { noticeSubject, noticeWords } from '#domain/notice/notice-words.ts';
import { postStreamOf } from '#domain/post/post.ts';
import { mentionOf } from '#domain/thread/mentions.ts';
import { boardActor } from '#server/feedback/board.ts';
import { createReadNotices } from '#server/notices/read-notices.ts';
import { tellTakenDown } from '#server/notices/tell-taken-down.ts';
import { createTitleOfProject } from '#server/notices/title-of-project.ts';
import { runOf, signUpOf } from '../fixtures/an-intake.ts';
import { command } from './event-store-fixture.ts';
import { newExperiment, started, streamOf } from './experiment-log.ts';
import { type Founder, type NoticeServer, noticeServer } from './notice-server.ts';

let under: NoticeServer;
beforeAll(async () => {
  under = await noticeServer();
});
afterAll(() => under?.close());

const dayMs = 24 * 60 * 60 * 1000;
const twoDaysAgo = new Date(Date.now() - 2 * dayMs);
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

/** Everything that founders are told of happens to one, once each, and is due by now. */
async function tellOfEveryKind(who: Founder): Promise<void> {
  const { db, store, storeAt, send, judge, onBoard } = under;
  const before = storeAt(() => twoDaysAgo);
  const ids = await judge(who);

  const running = newExperiment();
  await send(who, started(running, { endsAt: inDays(1) }), 'founder', before);

  const decision = { decisionId: randomUUID(), kind: 'pause', reason: 'Too early', reversedBy: 'A customer' };
  const ledger = `ledger-${ids.project}`;
  const seenVersion = (await store.snapshot(who.workspaceId, ledger))?.version ?? 0;
  const asked = { ...decision, seenVersion, askAgainOn: inDays(-1).slice(0, 10) };
  await send(who, [command('RecordDecision', ledger, asked)], 'founder', before);

  const signUp = signUpOf(null, randomUUID(), ids.project, 'somebody@example.org');
  await send(who, [command('ReceiveSignUp', `intake-${randomUUID()}`, signUp)], 'public');

  await breakSplit(who);

  const page = { workspaceId: who.workspaceId, stream: `page-${randomUUID()}`, title: 'Crumb', isMailed: true };
  await db.transaction().execute((trx) => tellTakenDown(trx, page, new Date()));

  const colleague = { kind: 'founder', id: randomUUID() } as const;
  const [thread, at] = [randomUUID(), { workspaceId: who.workspaceId, by: colleague, device: 'test' }];
  const stream = `thread-${thread}`;
  const text = `Too dear, ${mentionOf(who.accountId)}?`;
  await store.execute(at, [command('StartThread', stream, { subject: { kind: 'idea', id: thread }, text })]);
  await send(who, [command('Reply', stream, { commentId: randomUUID(), text: 'No' })]);
  await store.execute(at, [command('Reply', stream, { commentId: randomUUID(), text: 'Yes' })]);
  await store.execute(at, [command('WitnessLock', streamOf(running), {})]);

  const [team, invitationId, joining] = [`team-${who.workspaceId}`, randomUUID(), await under.aFounder()];
  await send(who, [command('InviteMember', team, { invitationId, email: joining.email, role: 'advisor' })]);
  await send(who, [command('AddMember', team, { accountId: joining.accountId, invitationId })], 'system');

  const post = randomUUID();
  await onBoard(who, '', { id: post, title: 'Dark charts', body: '' });
  const answer = { staff: randomUUID(), status: 'planned', reply: '' };
  await store.execute(boardActor, [command('AnswerPost', postStreamOf(post), answer)]);
}

/** 38 visitors saw one version of a page, and 2 the other. */
async function breakSplit(who: Founder): Promise<void> {
  const { store, storeAt, send } = under;
  const before = storeAt(() => twoDaysAgo);
  const at = twoDaysAgo.toISOString();
  const [ids, pageId] = [newExperiment(), randomUUID()];
  const { project: projectId } = ids;
  const [page, experiment] = [`page-${pageId}`, streamOf(ids)];
  const form = { id: 'form', kind: 'form', parent: null, fields: { consent: 'I agree.' } };
  const [state, design] = started(ids, { method: 'split', n: 40, formula: 'wilson-1' }) as [Command, Command];
  const artefact = { kind: 'page', id: pageId, goal: 'sign-up' };
  await send(
    who,
    [
      command('CreatePage', page, { projectId, title: 'Crumb', template: { blocks: [form] } }),
      command('SetPage', page, { slug: `crumb-${pageId.slice(0, 8)}` }),
      command('AddVersionB', page, {}),
      command('PublishPage', page, {}),
      state,
      { ...design, data: { ...design.data, artefact } },
      command('StartExperiment', experiment, {}, { at }),
    ],
    'founder',
    before,
  );
  const runs = [runOf(38, { since: at, until: at }), runOf(2, { version: 'b', since: at, until: at })];
  const visits = { projectId, runs: runs as unknown as JsonObject[], dropped: {} };
  await send(who, [command('TallyVisits', `intake-${pageId}`, visits)], 'system', before);
  await store.passDeadline(who.workspaceId, { stream: experiment, cause: 'due' });
}

/**
 * Some kinds, muted in the app or by mail. Over four founders no two kinds are muted alike, nor is one in the app as by
 * mail: so no setting is taken for another one.
 */
const mutedBits = 4;
const mutedAt = (bit: number, shift: number): NoticeKind[] =>
  noticeKinds.filter((_, n) => (((n + shift) % noticeKinds.length) + 1) & (1 << bit));
const muted = Array.from({ length: mutedBits }, (_, bit) => ({ inApp: mutedAt(bit, 0), byMail: mutedAt(bit, 1) }));

/** Who was told of a test that is judged. */
let told: Founder | undefined;

test('four founders are enough to tell all settings apart', () => {
  const ways = noticeKinds.flatMap((kind) => {
    const [app, mail] = (['inApp', 'byMail'] as const).map((way) =>
      muted.map((each) => (each[way].includes(kind) ? 1 : 0)).join(''),
    );
    return app === mail ? [] : [app];
  });
  expect(new Set(ways).size).toBe(noticeKinds.length);
});

test.each(muted)(
  '$inApp muted in the app are not listed, $byMail muted by mail are not mailed, and all others are',
  async ({ inApp, byMail }) => {
    const { db, store, aFounder, choose, noticesOf, mailsTo, sent } = under;
    const who = await aFounder();
    expect((await choose(who, { mutedInApp: inApp, mutedByMail: [...byMail, 'digest'] })).status).toBe(200);
    await tellOfEveryKind(who);
    if (!inApp.includes('judged')) told = who;
    const listed = await noticesOf(who);
    const others = noticeKinds.filter((kind) => !inApp.includes(kind)).toSorted();
    expect([listed.notices.map(({ kind }) => kind).toSorted(), listed.unread]).toEqual([others, others.length]);

    await sent();
    const words = new Map(
      (await createReadNotices(db, () => new Date(), createTitleOfProject(store)).all(who)).map((each) => [
        noticeSubject(each),
        each.kind,
      ]),
    );
    const mailed = mailsTo(who).map(({ subject }) => words.get(subject) ?? subject);
    expect(mailed.toSorted()).toEqual(noticeKinds.filter((kind) => !byMail.includes(kind)).toSorted());
  },
);

test('of a test that is judged is said what people did', async () => {
  const { aFounder, noticesOf } = under;
  const who = told ?? (await aFounder());
  if (!told) await tellOfEveryKind(who);
  const judged = (await noticesOf(who)).notices.find(({ kind }) => kind === 'judged');
  expect(judged && noticeWords(judged)).toMatch(
    /^“Do they pay\?” is judged\. Supported: (\d+) of \1 said yes \([\d.]+% to 100%\), the target was \d+%\.$/u,
  );
});
