import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { NotificationChoices } from '#domain/account/notification-choices.ts';
import type { Command } from '#domain/log/command.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import type { EventStore } from '#server/event-store/event-store.ts';
import { unlimited } from '#server/limits/attempts.ts';
import { createEventStore } from '#server/log/create-event-store.ts';
import { createPersonMailer } from '#server/mail/person-mailer.ts';
import { sendWaiting } from '#server/outbox/send-waiting.ts';
import { writeWaiting } from '#server/outbox/write-waiting.ts';
import { createPersonLinks } from '#server/people/person-links.ts';
import { type ArrivedMail, type MailServer, startMailServer } from '../fixtures/mail-server.ts';
import { type FreshDatabase, freshDatabase } from '../fixtures/postgres.ts';
import { command } from './event-store-fixture.ts';
import { logged, newExperiment, started } from './experiment-log.ts';

const publicUrl = 'https://groundwork.example';
// A Wednesday; the week ends on Monday, the 9th, at midnight of UTC.
const wednesday = new Date('2026-03-04T12:00:00.000Z');
let now = wednesday;
let mails: MailServer;
let fresh: FreshDatabase;
let db: Database;
let store: EventStore;
const stops: (() => Promise<void> | void)[] = [];
beforeAll(async () => {
  mails = await startMailServer();
  fresh = await freshDatabase();
  const opened = openDatabase(fresh.url, { max: 6 });
  db = opened.db;
  const clock = () => now;
  store = createEventStore({ pool: opened.pool, clock, peopleMail: 'server' });
  const people = { db, eventStore: store, clock, key: randomBytes(32) };
  const write = writeWaiting({
    ...{ ...people, pool: opened.pool, links: createPersonLinks({ ...people, origin: publicUrl }) },
    settings: { publicUrl, pagesOrigin: publicUrl },
  });
  const mailer = createPersonMailer({
    db,
    clock,
    smtpUrl: mails.url,
    from: 'Groundwork <no-reply@groundwork.example>',
  });
  const failed = (error: unknown): never => {
    throw error;
  };
  // Two servers.
  for (let n = 0; n < 2; n++)
    stops.push(
      sendWaiting({
        ...{ pool: opened.pool, clock, attempts: unlimited, mailer, write, failed, unsent: failed, everyMs: 5 },
      }),
    );
  stops.push(
    () => mailer.close(),
    () => db.destroy(),
    () => fresh.drop(),
    () => mails.close(),
  );
});
afterAll(async () => {
  for (const stop of stops) await stop();
});
beforeEach(() => {
  now = wednesday;
});

interface Founder {
  readonly email: string;
  readonly workspaceId: string;
}

async function aFounder(notifications: Partial<NotificationChoices> = {}, email_verified = true): Promise<Founder> {
  const workspaceId = randomUUID();
  const email = `${workspaceId}@example.org`;
  await db.insertInto('workspaces').values({ id: workspaceId }).execute();
  await db
    .insertInto('accounts')
    .values({
      ...{ id: randomUUID(), workspace_id: workspaceId, provider_uid: workspaceId, email, email_verified },
      ...{ display_name: null, photo_url: null, profile_as_of: now, created_at: now },
      notifications: JSON.stringify(notifications),
    })
    .execute();
  return { email, workspaceId };
}
async function send({ workspaceId }: Founder, commands: readonly Command[]): Promise<void> {
  const actor = {
    workspaceId,
    by: { kind: 'founder', id: workspaceId },
    device: 'test',
    hasVerifiedAddress: true,
  } as const;
  const results = await store.execute(actor, commands);
  expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
}
/** An idea that is explored; a test of it refutes `They pay` now. */
async function refuted(who: Founder, title = 'Crumb', isSample = false): Promise<ReturnType<typeof newExperiment>> {
  const [ids, idea] = [newExperiment(), randomUUID()];
  const [state, design, begin] = started(ids) as [Command, Command, Command];
  await send(who, [
    command('CaptureIdea', `idea-${idea}`, { title }),
    command('StartProject', `project-${ids.project}`, {
      ...{ ideaId: idea, canvasId: randomUUID(), ...(isSample && { sample: true }) },
    }),
    ...[state, design, begin],
    ...Array.from({ length: 12 }, () => logged(ids, 'no')),
  ]);
  return ids;
}
const rows = () => db.selectFrom('outbox').select(['kind', 'due_at']).where('kind', '=', 'digest').execute();
const digestsTo = ({ email }: Founder): readonly ArrivedMail[] =>
  mails.arrived.filter(({ to, subject }) => to === email && subject.startsWith('Your week'));
const all = () => expect.poll(async () => (await rows()).filter(({ due_at }) => due_at <= now).length).toBe(0);

/** Result of twelve interviews in which nobody said yes. */
const refutedText = 'Refuted: 0 of 8 said yes (0% to 43%), you had asked for 50%.';

test('at the founder’s hour a digest says what changed in the scores, why, and what decides next', async () => {
  const who = await aFounder({ digest: { hour: 7, timeZone: 'Europe/Berlin' } });
  const ids = await refuted(who);
  now = new Date('2026-03-09T05:59:59.000Z');
  await expect.poll(rows).toEqual([{ kind: 'digest', due_at: new Date('2026-03-09T06:00:00.000Z') }]);
  expect(digestsTo(who)).toEqual([]);
  now = new Date('2026-03-09T06:00:00.000Z');
  await all();
  const [mail, ...others] = digestsTo(who);
  const off = /^<(.+)>$/.exec(mail?.headers['list-unsubscribe'] ?? '')?.[1];
  expect([others, mail?.subject, mail?.headers['list-unsubscribe-post']]).toEqual([
    [],
    'Your week: “Crumb”',
    'List-Unsubscribe=One-Click',
  ]);
  expect(off?.startsWith(`${publicUrl}/mail-off/`)).toBe(true);
  const [plain, html = ''] = mail?.parts ?? [];
  expect(plain).toBe(`Crumb
- New this week: 12 interviews.
- “They pay”: untested → 33. ${refutedText}

What decides next: A test refuted “They pay”, and “Crumb” depends on it: score 33.
Decide: ${publicUrl}/validate?projectId=${ids.project}&view=decide

Open Groundwork:
${publicUrl}/home

Stop this weekly email:
${off}

All notification settings:
${publicUrl}/settings/notifications
`);
  expect([html.includes(`<li>“They pay”: untested → 33. ${refutedText}</li>`), /<img|src=/.test(html)]).toEqual([
    true,
    false,
  ]);
});

test('a week in which nothing happened to an idea has no digest, nor has the sample', async () => {
  const [quiet, tried] = [await aFounder(), await aFounder()];
  await send(quiet, [command('CaptureIdea', `idea-${randomUUID()}`, { title: 'Quiet' })]);
  await refuted(tried, 'Sample', true);
  now = new Date('2026-03-16T08:00:00.000Z');
  await all();
  expect([digestsTo(quiet), digestsTo(tried)]).toEqual([[], []]);
});

test('each week tells only its own changes', async () => {
  const who = await aFounder();
  const { project, assumption } = await refuted(who);
  now = new Date('2026-03-09T08:00:00.000Z');
  await all();
  now = new Date('2026-03-11T12:00:00.000Z');
  await send(who, [
    command('RecordEvidence', `ledger-${project}`, {
      ...{
        evidenceId: randomUUID(),
        assumptionId: assumption,
        direction: 1,
        rung: 'anecdote',
        weight: 1,
        text: 'Two paid',
      },
    }),
  ]);
  now = new Date('2026-03-16T08:00:00.000Z');
  await all();
  const told = digestsTo(who).map((mail) => /“They pay”: [^<\n]*/.exec(mail.parts[0] ?? '')?.[0]);
  expect(told).toEqual([
    `“They pay”: untested → 33. ${refutedText}`,
    expect.stringMatching(/^“They pay”: 33 → \d+\. New evidence: 1 for\.$/),
  ]);
});

test('a week in which an assumption stops counting tells how that moved the score of the idea', async () => {
  const who = await aFounder();
  const { project, assumption } = await refuted(who);
  const ledger = `ledger-${project}`;
  const stays = { assumptionId: randomUUID(), text: 'They stay', lens: 'viability', importance: 3, critical: true };
  await send(who, [command('StateAssumption', ledger, stays)]);
  now = new Date('2026-03-11T12:00:00.000Z');
  await all();
  await send(who, [command('RetireAssumption', ledger, { assumptionId: assumption, reason: 'Refuted' })]);
  now = new Date('2026-03-16T08:00:00.000Z');
  await all();
  const told = digestsTo(who).map((mail) => (mail.parts[0] ?? '').match(/^- .*$/gm));
  expect(told).toEqual([
    ['- New this week: 12 interviews.', `- “They pay”: untested → 33. ${refutedText}`],
    ['- Score of the idea: 33 → untested.'],
  ]);
});

/** An idea that is explored, with evidence for `They pay`, and a test that runs with one answer if `isTested`. */
async function explored(who: Founder, title: string, isTested: boolean): Promise<void> {
  const [ids, idea] = [newExperiment(), randomUUID()];
  const [state, design, begin] = started(ids) as [Command, Command, Command];
  const evidence = {
    evidenceId: randomUUID(),
    assumptionId: ids.assumption,
    direction: 1,
    rung: 'anecdote',
    weight: 1,
  };
  await send(who, [
    command('CaptureIdea', `idea-${idea}`, { title }),
    command('StartProject', `project-${ids.project}`, { ideaId: idea, canvasId: randomUUID() }),
    ...[state, command('RecordEvidence', `ledger-${ids.project}`, { ...evidence, text: 'Two paid' })],
    ...(isTested ? [design, begin, logged(ids)] : []),
  ]);
}

test('several ideas are told by their names, each with what decides next for it; one that was removed is not', async () => {
  const who = await aFounder();
  const bread = await refuted(who, 'Bread');
  await explored(who, 'Cake', false);
  await explored(who, 'Loaf', true);
  const pie = await refuted(who, 'Pie');
  await send(who, [
    command('RenameProject', `project-${bread.project}`, { title: 'Bread by post' }),
    command('RemoveProject', `project-${pie.project}`, {}),
  ]);
  now = new Date('2026-03-09T08:00:00.000Z');
  await all();
  const [mail, ...others] = digestsTo(who);
  const told = (mail?.parts[0] ?? '')
    .split('\nOpen Groundwork')[0]
    ?.replaceAll(/http\S+/g, '…')
    .trim()
    .split('\n\n');
  expect([others, mail?.subject, told]).toEqual([
    [],
    'Your week: 3 ideas',
    [
      `Bread by post\n- New this week: 12 interviews.\n- “They pay”: untested → 33. ${refutedText}`,
      'What decides next: A test refuted “They pay”, and “Bread by post” depends on it: score 33.\nDecide: …',
      'Cake\n- “They pay”: untested → 60. New evidence: 1 for.',
      'What decides next: “They pay” is the riskiest assumption of “Cake”: score 60.\nDesign a test: …',
      'Loaf\n- New this week: 1 interview.\n- “They pay”: untested → 60. New evidence: 1 for.',
      'What decides next: “They pay” is being tested. 1 yes of 1. 10 of 12 would settle it; the earliest is after the 6th interview, if it is clear by then.\nLog an interview: …',
    ],
  ]);
});

const form = { id: 'form', kind: 'form', parent: null, fields: { consent: 'I agree.' } };

/** A page of an idea of which nothing is assumed, and which `visits` visitors saw by now; the ids of both. */
async function visited(who: Founder, title: string, visits: number) {
  const [idea, project, page] = [randomUUID(), randomUUID(), randomUUID()];
  await send(who, [
    command('CaptureIdea', `idea-${idea}`, { title }),
    command('StartProject', `project-${project}`, { ideaId: idea, canvasId: randomUUID() }),
    command('CreatePage', `page-${page}`, { projectId: project, title, template: { blocks: [form] } }),
  ]);
  const came = async (n: number) => {
    const at = now.toISOString();
    const actor = { workspaceId: who.workspaceId, by: { kind: 'system', id: 'tally' }, device: 'server' } as const;
    const runs = [{ version: 'a', source: 'direct', n, since: at, until: at }];
    const tally = command('TallyVisits', `intake-${page}`, { projectId: project, runs, dropped: {} });
    expect(await store.execute(actor, [tally])).toMatchObject([{ status: 'accepted' }]);
  };
  await came(visits);
  return { came, idea, project, page };
}

test('a week of visitors has a digest though it moved no score, and a later one tells only who came then', async () => {
  const who = await aFounder();
  const { came, project } = await visited(who, 'Crumb', 60);
  now = new Date('2026-03-09T08:00:00.000Z');
  await all();
  now = new Date('2026-03-11T12:00:00.000Z');
  await came(3);
  now = new Date('2026-03-16T08:00:00.000Z');
  await all();
  now = new Date('2026-03-23T08:00:00.000Z');
  await all();
  const told = digestsTo(who).map((mail) => mail.parts[0]?.split('\n\nOpen Groundwork')[0]);
  const next = `What decides next: What must be true for “Crumb” to work?
State an assumption: ${publicUrl}/validate?projectId=${project}&view=assumptions`;
  expect(told).toEqual([
    `Crumb\n- New this week: 60 visitors.\n\n${next}`,
    `Crumb\n- New this week: 3 visitors.\n\n${next}`,
  ]);
});

test('what came to a page, and who was asked for a test, is told with the idea that a pivot took them to', async () => {
  const who = await aFounder();
  const { project, page } = await visited(who, 'Crumb', 60);
  const [ids, next] = [newExperiment(project), newExperiment()];
  const successor = { ideaId: randomUUID(), projectId: next.project, canvasId: randomUUID(), title: 'Rolls' };
  await send(who, [
    ...started(ids),
    ...[logged(ids), logged(ids), logged({ ...ids, experiment: randomUUID() })],
    command('SetPage', `page-${page}`, { slug: `crumb-${page.slice(0, 8)}` }),
    command('PublishPage', `page-${page}`, {}),
    command('CaptureIdea', `idea-${successor.ideaId}`, { title: 'Rolls' }),
    command('RecordDecision', `ledger-${project}`, {
      ...{ decisionId: randomUUID(), kind: 'pivot', reason: 'Too few', reversedBy: '', seenVersion: 1, successor },
      ongoing: [
        { kind: 'experiment', id: ids.experiment, goesOn: true, assumptionId: next.assumption },
        { kind: 'page', id: page, goesOn: true },
      ],
    }),
    command('StartProject', `project-${next.project}`, { ideaId: successor.ideaId, canvasId: successor.canvasId }),
  ]);
  now = new Date('2026-03-09T08:00:00.000Z');
  await all();
  const lines = (digestsTo(who)[0]?.parts[0] ?? '').match(/^(Crumb|Rolls|- New .*)$/gm);
  expect(lines).toEqual([
    'Crumb',
    '- New this week: 1 interview.',
    'Rolls',
    '- New this week: 60 visitors, 2 interviews.',
  ]);
});

test('an interview that was removed again is no progress', async () => {
  const who = await aFounder();
  const { project } = await visited(who, 'Crumb', 1);
  const [kept, removed] = [randomUUID(), randomUUID()];
  const ids = newExperiment(project);
  await send(who, [
    logged(ids, 'yes', kept),
    logged(ids, 'yes', removed),
    command('RemoveInterview', `interview-${removed}`, {}),
  ]);
  now = new Date('2026-03-09T08:00:00.000Z');
  await all();
  expect(digestsTo(who).map((mail) => mail.parts[0]?.split('\n')[1])).toEqual([
    '- New this week: 1 visitor, 1 interview.',
  ]);
});

test('what happens after the week has ended is not in its digest', async () => {
  const who = await aFounder();
  const { project, assumption } = await refuted(who);
  now = new Date('2026-03-09T00:00:00.000Z');
  const evidence = { evidenceId: randomUUID(), assumptionId: assumption, direction: 1, rung: 'anecdote', weight: 1 };
  await send(who, [command('RecordEvidence', `ledger-${project}`, { ...evidence, text: 'Two paid' })]);
  now = new Date('2026-03-09T08:00:00.000Z');
  await all();
  const told = digestsTo(who).map((mail) => /“They pay”: [^<\n]*/.exec(mail.parts[0] ?? '')?.[0]);
  expect(told).toEqual([`“They pay”: untested → 33. ${refutedText}`]);
});

test('who does not want it, or has shown no address to be theirs, gets none', async () => {
  const [muted, unverified] = [await aFounder({ mutedByMail: ['digest'] }), await aFounder({}, false)];
  await refuted(muted);
  await refuted(unverified);
  now = new Date('2026-03-09T23:00:00.000Z');
  await all();
  expect([digestsTo(muted), digestsTo(unverified)]).toEqual([[], []]);
});
