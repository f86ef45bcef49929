import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Notices } from '#domain/notice/notice.ts';
import { noticeWords } from '#domain/notice/notice-words.ts';
import { postStreamOf } from '#domain/post/post.ts';
import { seededRandom } from '#domain/random/seeded-random.ts';
import { mailsAction } from '#server/admin/mails-action.ts';
import { openDatabase } from '#server/db/database.ts';
import { boardActor } from '#server/feedback/board.ts';
import { leaveBoard } from '#server/feedback/forget-members.ts';
import { unlimited } from '#server/limits/attempts.ts';
import { createEventStore } from '#server/log/create-event-store.ts';
import { createPersonMailer } from '#server/mail/person-mailer.ts';
import { createReadNotices } from '#server/notices/read-notices.ts';
import { createWriteNoticeMail } from '#server/notices/write-notice-mail.ts';
import { sendWaiting } from '#server/outbox/send-waiting.ts';
import { writePosts } from '../fixtures/feedback-posts.ts';
import { freshDatabase } from '../fixtures/postgres.ts';
import { command } from './event-store-fixture.ts';
import { newExperiment, started, streamOf } from './experiment-log.ts';
import { type Founder, type NoticeServer, noticeServer } from './notice-server.ts';

let under: NoticeServer;
beforeAll(async () => {
  under = await noticeServer();
});
afterAll(() => under?.close());

test('a judged experiment is told once, in the app and by a mail that one click stops', async () => {
  const { aFounder, noticesOf, judge, mailsTo, sent, headersOf, url } = under;
  const who = await aFounder();
  const ids = await judge(who);
  const { notices, unread } = await noticesOf(who);
  const path = `/validate?projectId=${ids.project}&view=experiments&id=${ids.experiment}`;
  const words = 'Supported: 8 of 8 said yes (57% to 100%), the target was 50%.';
  const told = { kind: 'judged', title: 'Do they pay?', detail: 'supports', words, path, isRead: false };
  expect([notices, unread]).toEqual([[{ ...told, id: expect.any(String), at: expect.any(String) }], 1]);
  await sent();
  const [mail, ...others] = mailsTo(who);
  expect([others, mail?.subject]).toEqual([[], '“Do they pay?” is judged: it supports the assumption.']);
  const link = /^<(.+)>$/.exec(mail?.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
  expect([
    link.startsWith(`${url}/mail-off/`),
    mail?.headers['list-unsubscribe-post'],
    mail?.headers['auto-submitted'],
  ]).toEqual([...[true, 'List-Unsubscribe=One-Click', 'auto-generated']]);
  const html = mail?.parts[1] ?? '';
  expect([
    /multipart\/alternative/.test(mail?.headers['content-type'] ?? ''),
    html.includes('prefers-color-scheme: dark'),
    /<img|src=/.test(html),
  ]).toEqual([true, true, false]);

  // The address has a token in it, which is told to nobody.
  expect((await fetch(link)).headers.get('referrer-policy')).toBe('no-referrer');
  // What scanners fetch stops nothing.
  expect([(await fetch(link)).status, (await (await fetch(link)).text()).match(/<button/g)?.length]).toEqual([200, 1]);
  const choices = async () => (await fetch(`${url}/api/user/me/notifications`, { headers: headersOf(who) })).json();
  expect(await choices()).toEqual({ newsBadge: true });
  const oneClick = { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' };
  const press = (to: string) => fetch(to, { method: 'POST', headers: oneClick, body: 'List-Unsubscribe=One-Click' });
  const [forged, real, again] = [await press(`${link.slice(0, -2)}AA`), await press(link), await press(link)];
  expect([forged.status, await forged.text()]).toEqual([real.status, await real.text()]);
  expect([again.status, await choices()]).toEqual([200, { newsBadge: true, mutedByMail: ['judged'] }]);

  await judge(who);
  await sent();
  expect([(await noticesOf(who)).unread, mailsTo(who).length]).toEqual([2, 1]);
});

test('read marks are kept for every browser, and a kind that is muted in the app is not listed', async () => {
  const { aFounder, noticesOf, choose, judge, headersOf, url } = under;
  const who = await aFounder();
  await judge(who);
  const [first] = (await noticesOf(who)).notices;
  const other = await aFounder();
  const mark = (whose: typeof who) =>
    fetch(`${url}/api/user/me/notices/read`, {
      method: 'PUT',
      headers: headersOf(whose),
      body: JSON.stringify({ ids: [first?.id] }),
    });
  await mark(other);
  expect((await noticesOf(who)).unread).toBe(1);
  expect(await (await mark(who)).json()).toEqual({ notices: [{ ...first, isRead: true }], unread: 0, next: null });
  await choose(who, { mutedInApp: ['judged'] });
  expect(await noticesOf(who)).toEqual({ notices: [], unread: 0, next: null });
  expect((await choose(who, { mutedByMail: ['nonsense'] })).status).toBe(400);
});

test('each member of a workspace has read marks of their own', async () => {
  const { aFounder, judge, headersOf, url, db } = under;
  const [mira, ada] = [await aFounder(), await aFounder()];
  const row = { workspace_id: mira.workspaceId, account_id: ada.accountId };
  await db
    .insertInto('memberships')
    .values({ ...row, role: 'viewer', since: new Date() })
    .execute();
  await judge(mira);
  const ask = async (who: Founder, ids?: readonly (string | undefined)[]): Promise<Notices> => {
    const headers = { ...headersOf(who), 'groundwork-workspace': mira.workspaceId };
    const answer = ids
      ? await fetch(`${url}/api/user/me/notices/read`, { method: 'PUT', headers, body: JSON.stringify({ ids }) })
      : await fetch(`${url}/api/user/me/notices`, { headers });
    return (await answer.json()) as Notices;
  };
  const [first] = (await ask(ada)).notices;
  expect((await ask(ada, [first?.id, first?.id, 'made-up'])).unread).toBe(0);
  // A second time is no change.
  expect((await ask(ada, [first?.id])).notices.map(({ isRead }) => isRead)).toEqual([true]);
  expect((await ask(mira)).notices.map(({ isRead }) => isRead)).toEqual([false]);
  expect((await ask(mira)).unread).toBe(1);
});

test('all that is unread can be reached and read, page by page, however much it is', async () => {
  const { aFounder, noticesOf, headersOf, url, db } = under;
  const who = await aFounder();
  const at = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(n / 2)));
  const given = {
    workspace_id: who.workspaceId,
    kind: 'judged',
    stream: 'x',
    detail: '',
    path: '/',
  } as const;
  const rows = Array.from({ length: 120 }, (_, n) => ({ ...given, id: `${n}:0`, title: `${n}`, at: at(n) }));
  await db.insertInto('notices').values(rows).execute();
  const seen: string[] = [];
  const pages: [number, number][] = [];
  for (let after: string | null = ''; after !== null; ) {
    const page: Notices = await (
      await fetch(`${url}/api/user/me/notices?after=${encodeURIComponent(after)}`, { headers: headersOf(who) })
    ).json();
    const ids = page.notices.map(({ id }) => id);
    const read = await fetch(`${url}/api/user/me/notices/read`, {
      ...{ method: 'PUT', headers: headersOf(who), body: JSON.stringify({ ids }) },
    });
    pages.push([ids.length, ((await read.json()) as Notices).unread]);
    seen.push(...ids);
    after = page.next;
  }
  expect(pages).toEqual([
    [50, 70],
    [50, 20],
    [20, 0],
  ]);
  expect(seen).toEqual(
    rows.toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? -1 : 1)).map(({ id }) => id),
  );
  expect((await noticesOf(who)).notices).toHaveLength(50);
});

test('a decision to look at again is told by the name of its idea, as that is now', async () => {
  const { aFounder, noticesOf, choose, mailsTo, sent, send, storeAt } = under;
  const who = await aFounder();
  // What happened two days ago is in the digest of a week that ended on a Sunday.
  await choose(who, { mutedByMail: ['digest'] });
  const [project, ideaId] = [randomUUID(), randomUUID()];
  const day = 24 * 60 * 60 * 1000;
  const before = storeAt(() => new Date(Date.now() - 2 * day));
  await send(who, [
    command('CaptureIdea', `idea-${ideaId}`, { title: 'Crumb' }),
    command('StartProject', `project-${project}`, { ideaId, canvasId: randomUUID() }),
  ]);
  const title = async () => (await noticesOf(who)).notices.map((notice) => noticeWords(notice));
  const ids = newExperiment(project);
  await send(who, started(ids), 'founder', before);
  const decision = { decisionId: randomUUID(), kind: 'pause', reason: 'Too early', reversedBy: 'A customer' };
  const asked = { ...decision, seenVersion: 1, askAgainOn: new Date(Date.now() - day).toISOString().slice(0, 10) };
  await send(who, [command('RecordDecision', `ledger-${project}`, asked)], 'founder', before);
  const words = 'The decision on “Crumb” is due for another look today.';
  expect(await title()).toEqual([words]);
  await sent();
  expect(mailsTo(who).map(({ subject }) => subject)).toEqual([words]);
  await send(who, [command('RenameProject', `project-${project}`, { title: 'Crumb by post' })]);
  expect(await title()).toEqual(['The decision on “Crumb by post” is due for another look today.']);
});

test('nobody is mailed at an address that nobody has shown to be theirs', async () => {
  const { aFounder, noticesOf, judge, mailsTo, sent, db } = under;
  const who = await aFounder();
  await db.updateTable('accounts').set({ email_verified: false }).where('id', '=', who.accountId).execute();
  await judge(who);
  await sent();
  expect([(await noticesOf(who)).unread, mailsTo(who)]).toEqual([1, []]);
});

test('what is to come is told when its time has come, and not if it has ended before', async () => {
  const { aFounder, send, db, store } = under;
  const who = await aFounder();
  const day = 24 * 60 * 60 * 1000;
  const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
  const told = async (days: number) => {
    const clock = () => new Date(Date.now() + days * day);
    const { notices } = await createReadNotices(db, clock, titleOf).of({ ...who, muted: [] });
    return notices.map(({ kind }) => kind).toSorted();
  };
  const [ends, stops] = [newExperiment(), newExperiment()];
  await send(who, [...started(ends, { endsAt: inDays(10) }), ...started(stops, { endsAt: inDays(10) })]);
  // Of one that ends before that, nobody is told that it ends soon.
  await send(who, started(newExperiment(), { endsAt: inDays(1) }));
  await send(who, [command('StopExperiment', streamOf(stops), { reason: 'Moved on' })]);
  const ledger = `ledger-${ends.project}`;
  const decide = async (askAgainOn?: string) =>
    command('RecordDecision', ledger, {
      ...{ decisionId: randomUUID(), kind: 'pause', reason: 'Too early', reversedBy: 'A customer' },
      seenVersion: (await store.snapshot(who.workspaceId, ledger))?.version ?? 0,
      ...(askAgainOn && { askAgainOn }),
    });
  await send(who, [await decide(inDays(20).slice(0, 10))]);
  expect([await told(1), await told(9), await told(30)]).toEqual([
    ['judged'],
    ['ends-soon', 'judged'],
    ['ask-again', 'ends-soon', 'judged'],
  ]);
  await send(who, [await decide()]);
  expect(await told(30)).toEqual(['ends-soon', 'judged']);
  // What was told already stays told.
  const anHourAgo = new Date(Date.now() - 60 * 60 * 1000);
  const soon = db.updateTable('notices').set({ at: anHourAgo }).where('workspace_id', '=', who.workspaceId);
  await soon.where('kind', '=', 'ends-soon').execute();
  await send(who, [command('StopExperiment', streamOf(ends), { reason: 'Enough' })]);
  expect(await told(30)).toEqual(['ends-soon', 'judged', 'judged']);
  // Nor is anything told of what was refused as a whole.
  const founder = { kind: 'founder', id: who.accountId } as const;
  const together = [await decide(inDays(20).slice(0, 10)), command('RecordDecision', ledger, {})];
  await store.execute({ workspaceId: who.workspaceId, by: founder, device: 'test' }, together, { atomic: true });
  expect(await told(30)).toEqual(['ends-soon', 'judged', 'judged']);
});

test('whoever posted or voted hears of the answer, and the operator sees what waits', async () => {
  const { aFounder, noticesOf, mailsTo, sent, onBoard, db, store, settings } = under;
  const [author, voter, other] = [await aFounder(), await aFounder(), await aFounder()];
  const id = randomUUID();
  await onBoard(author, '', { id, title: 'Dark charts', body: '' });
  await onBoard(voter, `/${id}/vote`, { voted: true });
  const answer = { staff: randomUUID(), status: 'planned', reply: 'Soon.' };
  await store.execute(boardActor, [command('AnswerPost', postStreamOf(id), answer)]);
  const heard = await Promise.all([author, voter, other].map(noticesOf));
  expect(
    heard.map(({ notices }) => notices.map(({ kind, title, detail, path }) => [kind, title, detail, path])),
  ).toEqual([
    [['feedback', 'Dark charts', 'planned', `/feedback?post=${id}`]],
    [['feedback', 'Dark charts', 'planned', `/feedback?post=${id}`]],
    [],
  ]);
  const [told] = heard[0]?.notices ?? [];
  expect(told?.words).toBe('Soon.');
  await sent();
  expect([author, voter, other].map((who) => mailsTo(who).length)).toEqual([1, 1, 0]);
  // Mail servers take two under one id for one.
  expect(new Set([author, voter].map((who) => mailsTo(who)[0]?.messageId)).size).toBe(2);
  const list = await mailsAction({ db, settings, now: new Date(), record: () => undefined } as never, [], {} as never);
  expect(list?.text).toMatch(/later +0 failures {2}notice: ends-soon/);
});

test('who commented hears of it too, staff don’t hear of their own deeds, and each is told what has changed', async () => {
  const { aFounder, noticesOf, mailsTo, sent, onBoard, db, store } = under;
  const [author, commenter, member] = [await aFounder(), await aFounder(), await aFounder()];
  const [id, into] = [randomUUID(), randomUUID()];
  await onBoard(author, '', { id, title: 'Dark charts', body: '' });
  await onBoard(author, '', { id: into, title: 'Dark mode', body: '' });
  for (const who of [commenter, member]) await onBoard(who, `/${id}/comments`, { id: randomUUID(), text: 'Yes.' });
  const { member: staff } = await db
    .selectFrom('feedback_members')
    .select('member')
    .where('account_id', '=', member.accountId)
    .executeTakeFirstOrThrow();
  const on = (type: string, data: object) => command(type, postStreamOf(id), { staff, ...data });
  const answer = (status: string, reply: string) => on('AnswerPost', { status, reply });
  await store.execute(boardActor, [
    ...[answer('open', 'Which ones?'), answer('open', ''), answer('planned', ''), answer('planned', 'In March.')],
    ...[answer('done', 'In March.'), answer('open', 'Not yet.'), on('MergePost', { into })],
  ]);
  const told = async (who: Founder) =>
    (await noticesOf(who)).notices.map(({ id: name, at, isRead, path, ...notice }) => noticeWords(notice)).toSorted();
  const all = [
    'The team replied to “Dark charts”: “In March”',
    'The team replied to “Dark charts”: “Which ones?”',
    '“Dark charts” is done.',
    '“Dark charts” is open again. The team replied: “Not yet”',
    '“Dark charts” is planned.',
    '“Dark charts” was merged into “Dark mode”.',
  ];
  expect([await told(author), await told(commenter), await told(member)]).toEqual([all, all, []]);
  await sent();
  expect(
    mailsTo(commenter)
      .map(({ subject }) => subject)
      .toSorted(),
  ).toEqual([
    'The team replied to “Dark charts”.',
    'The team replied to “Dark charts”.',
    ...['“Dark charts” is done.', '“Dark charts” is open again.', '“Dark charts” is planned.'],
    '“Dark charts” was merged into “Dark mode”.',
  ]);
});

test('nobody is told any more of a post that is hidden, or whose author is gone, and its words are nowhere', async () => {
  const { aFounder, noticesOf, mailsTo, sent, onBoard, db, store, storeAt } = under;
  const [leaver, author, voter] = [await aFounder(), await aFounder(), await aFounder()];
  const [gone, hidden] = [randomUUID(), randomUUID()];
  await onBoard(leaver, '', { id: gone, title: 'Forget these words', body: '' });
  await onBoard(author, '', { id: hidden, title: 'Buy my pills', body: '' });
  for (const id of [gone, hidden]) await onBoard(voter, `/${id}/vote`, { voted: true });
  const on = (id: string, type: string, data: object) =>
    command(type, postStreamOf(id), { staff: randomUUID(), ...data });
  const told = async () => (await noticesOf(voter)).notices.map(({ title }) => title).toSorted();
  await store.execute(boardActor, [
    on(gone, 'AnswerPost', { status: 'planned', reply: '' }),
    on(hidden, 'AnswerPost', { status: 'planned', reply: '' }),
  ]);
  expect(await told()).toEqual(['Buy my pills', 'Forget these words']);
  await sent();
  const before = mailsTo(voter).length;

  // Mails about it that wait are not sent either.
  const later = storeAt(() => new Date(Date.now() + 60_000));
  const done = { status: 'done', reply: '' };
  await later.execute(boardActor, [on(gone, 'AnswerPost', done), on(hidden, 'AnswerPost', done)]);
  await store.execute(boardActor, [on(hidden, 'ModeratePost', { commentId: null, hidden: true })]);
  await db.transaction().execute((trx) => leaveBoard(trx, leaver.accountId, new Date()));
  const now = new Date();
  await db.updateTable('notices').set({ at: now }).where('workspace_id', '=', voter.workspaceId).execute();
  await db.updateTable('outbox').set({ due_at: now }).where('workspace_id', '=', voter.workspaceId).execute();
  await sent();
  const { rows } = await sql<{ row: string }>`SELECT row_to_json(notices)::text AS row FROM notices`.execute(db);
  const kept = rows.filter(({ row }) => /Forget these words|Buy my pills/.test(row));
  expect([await noticesOf(voter), mailsTo(voter).length, kept]).toEqual([
    { notices: [], unread: 0, next: null },
    before,
    [],
  ]);

  await store.execute(boardActor, [on(hidden, 'ModeratePost', { commentId: null, hidden: false })]);
  expect(await told()).toEqual(['Buy my pills', 'Buy my pills']);
});

test('whoever wrote or voted for what was merged into a post hears of its answer too, once', async () => {
  const { aFounder, noticesOf, mailsTo, sent, onBoard, store } = under;
  const [author, direct, deep, apart] = [await aFounder(), await aFounder(), await aFounder(), await aFounder()];
  const [voter, both, other] = [await aFounder(), await aFounder(), await aFounder()];
  const founders = [author, direct, deep, apart, voter, both, other];
  const write = async (who: Founder, title: string, voters: readonly Founder[]) => {
    const id = randomUUID();
    await onBoard(who, '', { id, title, body: '' });
    for (const each of voters) await onBoard(each, `/${id}/vote`, { voted: true });
    return id;
  };
  const on = (id: string, type: string, data: object) =>
    command(type, postStreamOf(id), { staff: randomUUID(), ...data });
  const top = await write(author, 'Dark mode', [author, both]);
  const middle = await write(direct, 'Night mode', [both]);
  const bottom = await write(deep, 'Black mode', [voter, both]);
  const unmerged = await write(apart, 'Light mode', [other]);
  await store.execute(boardActor, [on(bottom, 'MergePost', { into: middle }), on(middle, 'MergePost', { into: top })]);
  await store.execute(boardActor, [on(unmerged, 'MergePost', { into: top })]);
  await store.execute(boardActor, [on(unmerged, 'UnmergePost', {})]);

  const heard = async () =>
    (await Promise.all(founders.map(noticesOf))).map(({ notices }) =>
      notices.flatMap(({ title, detail, path }) => (detail === 'merged' ? [] : [[title, detail, path]])),
    );
  await store.execute(boardActor, [on(top, 'AnswerPost', { status: 'planned', reply: 'Soon.' })]);
  const planned = ['Dark mode', 'planned', `/feedback?post=${top}`];
  // The author, who wrote what was merged, who voted for it, and who voted for all three; not who was unmerged before.
  expect(await heard()).toEqual([[planned], [planned], [planned], [], [planned], [planned], []]);
  await sent();
  const answered = (who: Founder) => mailsTo(who).filter(({ subject }) => !subject.includes('was merged'));
  expect(founders.map((who) => answered(who).length)).toEqual([1, 1, 1, 0, 1, 1, 0]);

  // What is merged and unmerged in the same transaction counts as it is after that.
  await store.execute(boardActor, [
    on(unmerged, 'MergePost', { into: top }),
    on(middle, 'UnmergePost', {}),
    on(top, 'AnswerPost', { status: 'done', reply: '' }),
  ]);
  const done = ['Dark mode', 'done', `/feedback?post=${top}`];
  expect((await heard()).map((each) => each.filter(([, detail]) => detail === 'done'))).toEqual([
    ...[[done], [], [], [done], [], [done], [done]],
  ]);
});

const titleOf = async () => '';
const [facts, kills] = process.env['TEST_FULL'] ? [200, 20] : [12, 2];

test(`${facts} facts over ${kills} killed servers mail each once`, async () => {
  const { mails } = under;
  const own = await freshDatabase();
  const opened = openDatabase(own.url, { max: 4 });
  const eventStore = createEventStore({ pool: opened.pool, clock: () => new Date(), peopleMail: 'server' });
  const [workspace, account, member] = [randomUUID(), randomUUID(), randomUUID()];
  await opened.db.insertInto('workspaces').values({ id: workspace }).execute();
  const profile = { email: 'many@example.org', email_verified: true, display_name: null, photo_url: null };
  const times = { profile_as_of: new Date(), created_at: new Date() };
  await opened.db
    .insertInto('accounts')
    .values({ id: account, workspace_id: workspace, provider_uid: 'many', ...profile, ...times })
    .execute();
  await opened.db.insertInto('feedback_members').values({ account_id: account, member }).execute();
  const titles = await writePosts(opened.db, eventStore, facts, member);
  const answers = [...titles.keys()].map((id) =>
    command('AnswerPost', postStreamOf(id), { staff: randomUUID(), status: 'done', reply: '' }),
  );
  await eventStore.execute(boardActor, answers);

  const random = seededRandom(3);
  const key = randomBytes(32);
  let toKill = kills;
  /** Mails that the mail server had taken when the server that sent them was killed. */
  const takenBeforeKill: string[] = [];
  const open = async (): Promise<void> => {
    const server = openDatabase(own.url, { max: 2, name: 'mailing' });
    server.pool.on('connect', (client) => client.on('error', () => undefined));
    const mailer = createPersonMailer({
      db: server.db,
      clock: () => new Date(),
      smtpUrl: mails.url,
      from: 'x@example.org',
    });
    let killed: () => void = () => {};
    const isKilled = new Promise<void>((resolve) => {
      killed = resolve;
    });
    const stop = sendWaiting({
      ...{ pool: server.pool, clock: () => new Date(), attempts: unlimited, everyMs: 1 },
      write: createWriteNoticeMail({ db: server.db, titleOf, publicUrl: 'http://localhost', key }),
      mailer: {
        async deliver(mail) {
          if (toKill > 0 && random() < 0.3) {
            toKill -= 1;
            // By turns after the mail server has it and before anybody knows, and before it has it.
            if (toKill % 2 === 1) {
              await mailer.deliver(mail);
              takenBeforeKill.push(mail.messageId);
            }
            killed();
            await new Promise(() => undefined);
          }
          await mailer.deliver(mail);
        },
      },
      unsent: () => undefined,
      failed: () => undefined,
    });
    const left = async () => (await opened.db.selectFrom('outbox').select('cause').execute()).length;
    const isDone = async () => {
      while ((await left()) > 0) await new Promise((later) => setTimeout(later, 20));
    };
    const ended = await Promise.race([isKilled.then(() => 'killed'), isDone().then(() => 'done')]);
    if (ended === 'done') await stop();
    await opened.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'mailing' AND datname = current_database()`,
    );
    mailer.close();
    // Who was killed holds its connection for ever.
    if (ended === 'killed') await open();
    else await server.pool.end();
  };
  await open();
  const arrived = mails.arrived.filter(({ to }) => to === 'many@example.org');
  const countOf = (list: readonly string[], each: string) => list.filter((one) => one === each).length;
  const ids = arrived.map(({ messageId }) => messageId);
  const [mailed, subjects] = [new Set(ids), new Set(arrived.map(({ subject }) => subject))];
  const pairs = new Set(arrived.map(({ messageId, subject }) => `${messageId} ${subject}`));
  // A mail of its own for each fact, whichever server sends it.
  expect([mailed.size, subjects.size, pairs.size, toKill]).toEqual([facts, facts, facts, 0]);
  // Only a kill between the mail server's answer and the deletion sends one again, under the same id.
  expect(takenBeforeKill).toHaveLength(kills / 2);
  expect([...mailed].map((id) => [id, countOf(ids, id)])).toEqual(
    [...mailed].map((id) => [id, 1 + countOf(takenBeforeKill, id)]),
  );
  await opened.db.destroy();
  await own.drop();
});
