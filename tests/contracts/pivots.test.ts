import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Command } from '#domain/log/command.ts';
import { openDatabase } from '#server/db/database.ts';
import type { Actor } from '#server/event-store/actor.ts';
import { verifyChain } from '#server/event-store/verify-chain.ts';
import { createProjectOf } from '#server/intake/project-of.ts';
import { leastAgeMs } from '#server/intake/visit-token.ts';
import { type Running, start } from '#server/main.ts';
import { placeNow, readMaterial } from '#server/report/read-material.ts';
import { agentOf, launchPage, signUpFrom, visit } from '../fixtures/a-launched-page.ts';
import { signUpOf } from '../fixtures/an-intake.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import { passTime } from '../fixtures/pass-time.ts';
import type { FreshDatabase } from '../fixtures/postgres.ts';
import { smallServer } from '../fixtures/small-server.ts';
import { command, type StoreUnderTest, storeUnderTest } from './event-store-fixture.ts';
import { type ExperimentIds, logged, newExperiment, outcomeIn, started } from './experiment-log.ts';
import { bareClient } from './fixtures/bare-client.ts';

let under: StoreUnderTest;
let database: FreshDatabase;
let running: Running;
const now = new Date('2026-03-01T12:00:00.000Z');
beforeAll(async () => {
  under = await storeUnderTest({ clock: () => now });
  database = await databaseWithKey();
  running = await start({ DATABASE_URL: database.url, ...smallServer }, bareClient);
});
afterAll(async () => {
  vi.useRealTimers();
  await running?.stop();
  await database?.drop();
  await under?.close();
});

async function send(founder: Actor, ...commands: Command[]): Promise<unknown[]> {
  const results = await under.store.execute(founder, commands);
  return results.map((each) => (each.status === 'accepted' ? each.events.map(({ type }) => type).join() : each.reason));
}

interface Turned {
  readonly founder: Actor;
  readonly ids: ExperimentIds;
  readonly page: string;
  /** The project and the assumption of the new idea. */
  readonly next: ExperimentIds;
}

/** A founder with a running test by interviews, and a page on the web beside it. */
async function aFounder(planned: Parameters<typeof started>[1] = {}): Promise<Turned> {
  const founder = { ...(await under.founder()), hasVerifiedAddress: true };
  const ids = newExperiment();
  const page = randomUUID();
  const form = { id: 'form', kind: 'form', parent: null, fields: { consent: 'I agree.' } };
  const create = { projectId: ids.project, title: 'Crumb', template: { blocks: [form] } };
  const answers = await send(
    founder,
    ...started(ids, planned),
    command('CreatePage', `page-${page}`, create),
    command('SetPage', `page-${page}`, { slug: `crumb-${page.slice(0, 8)}` }),
    command('PublishPage', `page-${page}`, {}),
  );
  expect(answers).toEqual([
    ...['AssumptionStated', 'ExperimentDesigned', 'ExperimentStarted', 'PageCreated', 'PageSet', 'PagePublished'],
  ]);
  return { founder, ids, page, next: { ...newExperiment(), experiment: ids.experiment } };
}

/** Three people come to the page. */
async function tally({ founder, ids, page }: Turned): Promise<void> {
  const at = now.toISOString();
  const runs = [{ version: 'a', source: 'direct', n: 3, since: at, until: at }];
  const visits = command('TallyVisits', `intake-${page}`, { projectId: ids.project, runs, dropped: {} });
  expect(await send({ ...founder, by: { kind: 'system', id: 'tally' } }, visits)).toEqual(['VisitsTallied']);
}

const pivot = ({ ids, next }: Pick<Turned, 'ids' | 'next'>, more: object = {}): Command =>
  command('RecordDecision', `ledger-${ids.project}`, {
    ...{ decisionId: randomUUID(), kind: 'pivot', reason: 'Too few', reversedBy: '', seenVersion: 1 },
    successor: { ideaId: randomUUID(), projectId: next.project, canvasId: randomUUID(), title: 'Bread by post' },
    ...more,
  });

const eventsOf = async ({ workspaceId }: Actor) => {
  const sealed = await under.sealed(workspaceId);
  expect(verifyChain(sealed)).toBeUndefined();
  return sealed.map(({ event }) => event);
};

const isLive = async (page: string): Promise<unknown> =>
  (await under.pool.query('SELECT is_live FROM published_pages WHERE page_id = $1', [page])).rows[0]?.is_live;

test('What a pivot ends has ended in its transaction, once, whichever server is asked again', async () => {
  const at = await aFounder();
  const decision = pivot(at);
  expect(await send(at.founder, decision)).toEqual(['DecisionRecorded']);
  const { rows } = await under.pool.query(
    `SELECT type, by_id, command_id FROM events WHERE workspace_id = $1 AND by_kind = 'system' ORDER BY position`,
    [at.founder.workspaceId],
  );
  const decided = `decide:${decision.id}:0`;
  expect(rows).toEqual([
    { type: 'ExperimentStopped', by_id: 'decide', command_id: `${decided}:0` },
    { type: 'SampleClosed', by_id: 'judge', command_id: `judge:${decided}:0:0:0` },
    { type: 'ExperimentJudged', by_id: 'judge', command_id: `judge:${decided}:0:0:1` },
    { type: 'PageUnpublished', by_id: 'decide', command_id: `${decided}:1` },
  ]);
  const { rows: transactions } = await under.pool.query(
    `SELECT DISTINCT xmin::text FROM events WHERE workspace_id = $1 AND (command_id = $2 OR by_kind = 'system')`,
    [at.founder.workspaceId, decision.id],
  );
  expect(transactions).toHaveLength(1);
  expect(await isLive(at.page)).toBe(false);
  // Its founder has just decided it, and is told nothing.
  const told = await under.pool.query('SELECT kind FROM notices WHERE workspace_id = $1', [at.founder.workspaceId]);
  expect(told.rows).toEqual([]);
  const before = await eventsOf(at.founder);
  expect(outcomeIn(before, at.ids)).toEqual({ closed: 'stopped', judged: ['inconclusive 0/0'], evidence: [] });
  await under.anotherServer().execute(at.founder, [decision]);
  expect(await eventsOf(at.founder)).toEqual(before);
});

test('A test that goes on is judged by what was promised, and counts for the new idea alone', async () => {
  const at = await aFounder();
  const { ids, next, page } = at;
  const ongoing = [
    { kind: 'experiment', id: ids.experiment, goesOn: true, assumptionId: next.assumption },
    { kind: 'page', id: page, goesOn: true },
  ];
  await send(at.founder, ...[1, 2, 3, 4].map(() => logged(ids)));
  await tally(at);
  expect(await send(at.founder, pivot(at, { ongoing }))).toEqual(['DecisionRecorded']);
  await send(
    at.founder,
    command('StateAssumption', `ledger-${next.project}`, {
      ...{ assumptionId: next.assumption, text: 'They pay', lens: 'viability', importance: 5, critical: true },
      carriedFrom: { projectId: ids.project, assumptionId: ids.assumption },
    }),
    ...[1, 2, 3, 4].map(() => logged({ ...next, experiment: ids.experiment })),
  );
  const events = await eventsOf(at.founder);
  expect([outcomeIn(events, ids), outcomeIn(events, next).evidence, await isLive(page)]).toEqual([
    { closed: 'crossed', judged: ['supports 8/8'], evidence: [] },
    [[1, null]],
    true,
  ]);
  const place = await placeNow(under.pool, at.founder.workspaceId);
  const materials = place
    ? [ids, next].map(({ project }) =>
        readMaterial(under.pool, at.founder.workspaceId, project, [{ kind: 'funnel' }], { ...place, founder: null }),
      )
    : [];
  const told = (await Promise.all(materials)).map(({ experiments, pages, intakes, interviews }) => [
    experiments.map(({ id }) => id),
    pages.map(({ id }) => id),
    [...intakes].map(([id, { visits }]) => [id, visits]),
    interviews.length,
  ]);
  expect(told).toEqual([
    [[], [], [], 0],
    [[ids.experiment], [page], [[page, 3]], 8],
  ]);
});

test('What was told before a pivot leads to the idea that a test and its people went to', async () => {
  const at = await aFounder({ endsAt: '2026-03-20T00:00:00.000Z' });
  const { founder, ids, next, page } = at;
  await tally(at);
  const signUpOfAda = command('ReceiveSignUp', `intake-${page}`, {
    ...signUpOf(1, randomUUID(), ids.project, 'ada@example.org'),
  });
  expect(await send({ ...founder, by: { kind: 'public', id: 'public' } }, signUpOfAda)).toEqual(['SignUpReceived']);
  const told = async () =>
    (
      await under.pool.query('SELECT kind, path FROM notices WHERE workspace_id = $1 ORDER BY kind', [
        founder.workspaceId,
      ])
    ).rows;
  const placesIn = (project: string) => [
    { kind: 'ends-soon', path: `/validate?projectId=${project}&view=experiments&id=${ids.experiment}` },
    { kind: 'first-sign-up', path: `/validate?projectId=${project}&view=people` },
  ];
  expect(await told()).toEqual(placesIn(ids.project));
  const ongoing = [
    { kind: 'experiment', id: ids.experiment, goesOn: true, assumptionId: next.assumption },
    { kind: 'page', id: page, goesOn: true },
  ];
  expect(await send(founder, pivot(at, { ongoing }))).toEqual(['DecisionRecorded']);
  expect(await told()).toEqual(placesIn(next.project));
});

test('A page that was published while its founder decided is not taken along unseen', async () => {
  const at = await aFounder();
  const before = await eventsOf(at.founder);
  const ongoing = [{ kind: 'experiment', id: at.ids.experiment, goesOn: false }];
  expect(await send(at.founder, pivot(at, { ongoing }))).toEqual(['ongoing-changed']);
  expect([await eventsOf(at.founder), await isLive(at.page)]).toEqual([before, true]);
});

test('What comes in by a page or a survey that goes on is of the new idea', async () => {
  const { founder, ids, next, page } = await aFounder();
  const survey = randomUUID();
  const moved = { projectId: next.project, decisionId: randomUUID() };
  const { db } = openDatabase(under.url);
  const projects = () => Promise.all([page, survey].map((pageId) => projectOf(pageId)));
  const projectOf = (pageId: string) => createProjectOf(db, () => now)({ workspaceId: founder.workspaceId, pageId });
  await send(founder, command('CreateSurvey', `survey-${survey}`, { projectId: ids.project, title: 'Crumb' }));
  expect(await projects()).toEqual([ids.project, ids.project]);
  const server: Actor = { ...founder, by: { kind: 'system', id: 'decide' } };
  const answers = await send(
    server,
    command('ReassignPage', `page-${page}`, moved),
    command('ReassignSurvey', `survey-${survey}`, moved),
  );
  expect([answers, await projects()]).toEqual([
    ['PageReassigned', 'SurveyReassigned'],
    [next.project, next.project],
  ]);
  await db.destroy();
});

test('A page that is taken down is gone for visitors, and one that goes on brings its people along', async () => {
  const url = running.settings.publicUrl;
  const [ended, kept] = [await launchPage(url), await launchPage(url)];
  const projectId = randomUUID();
  const ongoing = [{ kind: 'page', id: kept.pageId, goesOn: true }];
  const somebody = { agent: agentOf(1) };
  const opened = await visit(url, kept.slug, somebody);
  passTime(leastAgeMs);
  expect(await signUpFrom(url, kept.slug, opened, somebody, 'ada@example.org')).toBe(303);
  for (const [page, more] of [
    [ended, {}],
    [kept, { ongoing }],
  ] as const) {
    const next = { ...newExperiment(), project: projectId };
    const { data } = pivot({ ids: { ...next, project: page.projectId }, next }, { seenVersion: 0, ...more });
    expect(await page.send(`ledger-${page.projectId}`, 'RecordDecision', data)).toBe('accepted');
  }
  expect(await kept.send(`idea-${kept.projectId}`, 'CaptureIdea', { title: 'Bread by post' })).toBe('accepted');
  const start = { ideaId: kept.projectId, canvasId: randomUUID() };
  expect(await kept.send(`project-${projectId}`, 'StartProject', start)).toBe('accepted');
  const statuses = await Promise.all([ended, kept].map(async ({ slug }) => (await fetch(`${url}/p/${slug}`)).status));
  const files = await Promise.all(
    [kept.projectId, projectId].map(async (id) => {
      const headers = { authorization: `Bearer ${kept.account.accessToken}` };
      return (await fetch(`${url}/api/v1/projects/${id}/people.csv`, { headers })).text();
    }),
  );
  expect([statuses, files.map((file) => file.includes('ada@example.org'))]).toEqual([
    [404, 200],
    [false, true],
  ]);
});
