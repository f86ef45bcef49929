import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { NotificationChoices } from '#domain/account/notification-choices.ts';
import type { Command } from '#domain/log/command.ts';
import type { Role } from '#domain/team/role.ts';
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
    settings: { publicUrl, pagesOrigin: publicUrl, ownDomains: false },
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
        ...{ pool: opened.pool, clock, attempts: unlimited, mailer, write, failed, unsent: failed, everyMs: 25 },
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
  readonly accountId: string;
  readonly email: string;
  readonly workspaceId: string;
}

async function aFounder(notifications: Partial<NotificationChoices> = {}, email_verified = true): Promise<Founder> {
  const [accountId, workspaceId] = [randomUUID(), randomUUID()];
  const email = `${workspaceId}@example.org`;
  await db.insertInto('workspaces').values({ id: workspaceId }).execute();
  await db
    .insertInto('accounts')
    .values({
      ...{ id: accountId, workspace_id: workspaceId, provider_uid: workspaceId, email, email_verified },
      ...{ display_name: null, photo_url: null, profile_as_of: now, created_at: now },
      notifications: JSON.stringify(notifications),
    })
    .execute();
  await db
    .insertInto('memberships')
    .values({ workspace_id: workspaceId, account_id: accountId, role: 'owner', since: now })
    .execute();
  return { accountId, email, workspaceId };
}

/** Somebody accepts an invitation to a workspace. */
async function join({ accountId, email }: Founder, owner: Founder, role: Role): Promise<void> {
  const { workspaceId } = owner;
  const [team, invitationId] = [`team-${workspaceId}`, randomUUID()];
  await send(owner, [command('InviteMember', team, { invitationId, email, role })]);
  const system = { workspaceId, by: { kind: 'system', id: 'team' }, device: 'server' } as const;
  const [joined] = await store.execute(system, [command('AddMember', team, { accountId, invitationId })]);
  expect(joined?.status).toBe('accepted');
}

async function send({ workspaceId, accountId }: Founder, commands: readonly Command[], by = accountId): Promise<void> {
  const actor = {
    workspaceId,
    by: { kind: 'founder', id: by },
    alsoReads: [`team-${workspaceId}`],
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

/** A team in which somebody who is to be told has each of three roles, and who owns it. */
async function aTeam(name = 'Crumb & Co') {
  const [owner, member, advisor] = [await aFounder(), await aFounder(), await aFounder()];
  await send(owner, [command('NameWorkspace', `team-${owner.workspaceId}`, { name })]);
  await join(member, owner, 'member');
  await join(advisor, owner, 'advisor');
  return { owner, member, advisor };
}
const named = (who: Founder, display_name: string) =>
  db.updateTable('accounts').set({ display_name }).where('id', '=', who.accountId).execute();
const plainOf = (mail: ArrivedMail | undefined) => (mail?.parts[0] ?? '').split('\n\nOpen Groundwork')[0];
const pausing = { kind: 'pause', reason: 'Too early', reversedBy: 'A customer' };

test('each member is told once, their own work first and then the team’s week, as their role allows; a founder alone reads no word of teams', async () => {
  const [{ owner, member, advisor }, alone] = [await aTeam(), await aFounder()];
  await named(owner, 'Ada');
  await named(member, 'Jonas');
  const { project, assumption, experiment } = await refuted(owner);
  await refuted(alone);
  const [ledger, assigned] = [`ledger-${project}`, { assumptionId: assumption, accountId: member.accountId }];
  const next = randomUUID();
  const about = { projectId: project, assumptionId: assumption, method: 'interviews', question: 'Would they pay?' };
  await send(owner, [
    command('AssignAssumption', ledger, { ...assigned, by: '2026-03-08' }),
    command('DesignExperiment', `experiment-${next}`, about),
    command('AssignExperiment', `experiment-${next}`, { accountId: owner.accountId }),
    // Done already.
    command('AssignExperiment', `experiment-${experiment}`, { accountId: owner.accountId }),
  ]);
  const seenVersion = (await store.snapshot(owner.workspaceId, ledger))?.version ?? 0;
  await send(
    owner,
    [command('RecordDecision', ledger, { decisionId: randomUUID(), ...pausing, seenVersion })],
    member.accountId,
  );
  now = new Date('2026-03-09T08:00:00.000Z');
  await all();
  const told = [owner, member, advisor, alone].map((who) => digestsTo(who).map(plainOf));
  const validate = `${publicUrl}/validate?projectId=${project}`;
  const lines = `- New this week: 12 interviews.\n- “They pay”: untested → 33. ${refutedText}`;
  const linesForOthers = lines.replace('you had asked', 'Ada had asked');
  expect(told.slice(0, 3)).toEqual([
    [
      `Yours:
- Test “Would they pay?” of “Crumb”
  ${validate}&view=experiments&id=${next}

Crumb
${lines}
- Jonas decided: pause.`,
    ],
    [
      `== Crumb & Co ==

Yours:
- Assumption “They pay” of “Crumb”, by March 8, 2026 (late)
  ${validate}&view=assumptions&id=${assumption}

Crumb
${linesForOthers}
- You decided: pause.`,
    ],
    [`== Crumb & Co ==\n\nCrumb\n${linesForOthers}\n- Jonas decided: pause.`],
  ]);
  expect([told[3]?.length, told[3]?.[0]?.startsWith(`Crumb\n${lines}\n\nWhat decides next: A test refuted`)]).toEqual([
    1,
    true,
  ]);
  expect(JSON.stringify(digestsTo(alone).map(({ parts }) => parts))).not.toMatch(/team|yours|member|==/iu);
  const html = digestsTo(member)[0]?.parts[1] ?? '';
  expect(html.match(/<(h[1-3])[^>]*>.*<\/\1>/gu)).toEqual([
    '<h1 class="words">Your week: “Crumb”</h1>',
    '<h2 class="place">Crumb &amp; Co</h2>',
    '<h3>Yours</h3>',
    '<h3>Crumb</h3>',
  ]);
  expect(html).toContain('<li>You decided: pause.</li>');
});

test('who may not edit is shown an idea, and nothing to do, even what was assigned to them while they might', async () => {
  const { owner, member: advisor } = await aTeam();
  const { project, assumption } = await refuted(owner);
  const assigned = { assumptionId: assumption, accountId: advisor.accountId };
  const lowered = command('ChangeRole', `team-${owner.workspaceId}`, { accountId: advisor.accountId, role: 'advisor' });
  await send(owner, [command('AssignAssumption', `ledger-${project}`, assigned), lowered]);
  now = new Date('2026-03-09T08:00:00.000Z');
  await all();
  const [forOwner, forAdvisor] = [digestsTo(owner), digestsTo(advisor)].map(([mail]) =>
    plainOf(mail)?.split('\n').at(-1),
  );
  expect([forOwner, forAdvisor, digestsTo(advisor)[0]?.parts.join().includes('Yours')]).toEqual([
    `Decide: ${publicUrl}/validate?projectId=${project}&view=decide`,
    expect.stringMatching(/^See the idea: https:\/\/groundwork\.example\/idea-vault\/[\w-]{36}$/u),
    false,
  ]);
});

test('a member of several workspaces gets one mail, with their own first and nothing of one without news', async () => {
  const [crumb, rise, quiet] = [await aTeam('Crumb'), await aTeam('Rise'), await aTeam('Quiet')];
  const { member } = crumb;
  now = new Date(wednesday.getTime() + 1000);
  await join(member, rise.owner, 'viewer');
  await join(member, quiet.owner, 'member');
  await refuted(rise.owner, 'Ovens');
  await refuted(crumb.owner, 'Bread');
  await refuted(member, 'Bees');
  now = new Date('2026-03-09T08:00:00.000Z');
  await all();
  const mails = digestsTo(member);
  expect(mails.map(({ subject, parts }) => [subject, parts[0]?.match(/^(==.*|Bees|Bread|Ovens|Yours.*)$/gmu)])).toEqual(
    [
      [
        'Your week: 3 ideas',
        [expect.stringMatching(/^== .*’s workspace ==$/u), 'Bees', '== Crumb ==', 'Bread', '== Rise ==', 'Ovens'],
      ],
    ],
  );
});

test('who was removed, or has switched it off, gets none of a workspace, and others get theirs', async () => {
  const { owner, member, advisor } = await aTeam();
  await refuted(owner);
  await send(owner, [command('RemoveMember', `team-${owner.workspaceId}`, { accountId: member.accountId })]);
  await db
    .updateTable('accounts')
    .set({ notifications: JSON.stringify({ newsBadge: true, mutedByMail: ['digest'] }) })
    .where('id', '=', advisor.accountId)
    .execute();
  now = new Date('2026-03-09T08:00:00.000Z');
  await all();
  expect([owner, member, advisor].map((who) => digestsTo(who).length)).toEqual([1, 0, 0]);
});

test('a week in which work was assigned, and nothing else happened, tells it to whom it is, without that of an archived idea', async () => {
  const { owner, member } = await aTeam();
  const [ids, idea] = [newExperiment(), randomUUID()];
  const [state] = started(ids) as [Command];
  await send(owner, [
    command('CaptureIdea', `idea-${idea}`, { title: 'Crumb' }),
    command('StartProject', `project-${ids.project}`, { ideaId: idea, canvasId: randomUUID() }),
    state,
  ]);
  const [gone, archived] = [newExperiment(), randomUUID()];
  await send(owner, [
    command('CaptureIdea', `idea-${archived}`, { title: 'Gone' }),
    command('StartProject', `project-${gone.project}`, { ideaId: archived, canvasId: randomUUID() }),
    started(gone)[0] as Command,
    command('AssignAssumption', `ledger-${gone.project}`, {
      ...{ assumptionId: gone.assumption, accountId: member.accountId },
    }),
    command('ArchiveIdea', `idea-${archived}`, {}),
  ]);
  now = new Date('2026-03-09T08:00:00.000Z');
  await all();
  const before = digestsTo(member).length;
  const assigned = { assumptionId: ids.assumption, accountId: member.accountId };
  await send(owner, [command('AssignAssumption', `ledger-${ids.project}`, assigned)]);
  now = new Date('2026-03-16T08:00:00.000Z');
  await all();
  const mails = digestsTo(member).slice(before);
  expect(mails.map((mail) => [mail.subject, plainOf(mail)])).toEqual([
    [
      'Your week: 1 thing to do',
      `== Crumb & Co ==\n\nYours:\n- Assumption “They pay” of “Crumb”\n  ${publicUrl}/validate?projectId=${ids.project}&view=assumptions&id=${ids.assumption}`,
    ],
  ]);
});
