import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SentPages } from '#domain/intake/intake.ts';
import type { JsonObject } from '#domain/log/json.ts';
import type { Actor } from '#server/event-store/actor.ts';
import { verifyChain } from '#server/event-store/verify-chain.ts';
import { createEventStore } from '#server/log/create-event-store.ts';
import { runOf, signUpOf } from '../fixtures/an-intake.ts';
import { command, type StoreUnderTest, storeUnderTest } from './event-store-fixture.ts';
import { newExperiment, outcomeIn, streamOf } from './experiment-log.ts';

let under: StoreUnderTest;
let now = new Date('2026-03-01T12:00:00.000Z');
beforeAll(async () => {
  under = await storeUnderTest({ clock: () => now });
});
afterAll(() => under.close());

const minutes = (n: number) => {
  now = new Date(now.getTime() + n * 60_000);
};

/** A founder whose page is on the web and counted by a started experiment. */
async function aTest(planned: JsonObject = {}, artefact: JsonObject = {}, store = under.store) {
  let serving = store;
  const founder = { ...(await under.founder()), hasVerifiedAddress: true };
  const ids = newExperiment();
  const pageId = randomUUID();
  const [page, intake] = [`page-${pageId}`, `intake-${pageId}`];
  const form = { id: 'form', kind: 'form', parent: null, fields: { consent: 'I agree.' } };
  const { project: projectId, assumption: assumptionId } = ids;
  const send = async (by: Actor['by']['kind'], type: string, stream: string, data: JsonObject = {}) => {
    const actor = { ...founder, by: { ...founder.by, kind: by } };
    const [result] = await serving.execute(actor, [command(type, stream, data, { at: now.toISOString() })]);
    return result?.status === 'accepted' ? result.events.map(({ type: made }) => made) : result?.reason;
  };
  await send('founder', 'CreatePage', page, { projectId, title: 'Crumb', template: { blocks: [form] } });
  await send('founder', 'SetPage', page, { slug: `crumb-${pageId.slice(0, 8)}` });
  const assumption = { assumptionId, text: 'They pay', lens: 'viability', importance: 5, critical: true };
  await send('founder', 'StateAssumption', `ledger-${projectId}`, assumption);
  await send('founder', 'DesignExperiment', streamOf(ids), {
    ...{ projectId, assumptionId, method: 'page', criterion: 0.1, n: 60, prediction: 'supports' },
    artefact: { kind: 'page', id: pageId, goal: 'sign-up', ...artefact },
    ...planned,
  });
  return {
    ...{ founder, ids, page, intake },
    /** Sends everything from now on to this server. */
    reach: (server: typeof store) => {
      serving = server;
    },
    founderSends: (type: string, stream: string, data: JsonObject = {}) => send('founder', type, stream, data),
    /** So many visitors come, and are counted. */
    visit: async (n: number, given: JsonObject = {}, sent?: SentPages) => {
      const at = now.toISOString();
      const run = { ...runOf(n, { since: at, until: at }), ...given };
      return send('system', 'TallyVisits', intake, { projectId, runs: [run], dropped: {}, ...(sent && { sent }) });
    },
    signUp: (ordinal: number, entryId = randomUUID()) =>
      send('public', 'ReceiveSignUp', intake, signUpOf(ordinal, entryId, projectId, `${ordinal}@example.org`)),
    confirm: (entryId: string) => send('public', 'ConfirmSignUp', intake, { entryId }),
    async outcome() {
      const sealed = await under.sealed(founder.workspaceId);
      expect(verifyChain(sealed)).toBeUndefined();
      return outcomeIn(
        sealed.map(({ event }) => event),
        ids,
      );
    },
    due: async () =>
      (
        await under.pool.query<{ due_at: Date }>(
          'SELECT due_at FROM due_judgements WHERE workspace_id = $1 ORDER BY due_at',
          [founder.workspaceId],
        )
      ).rows.map(({ due_at }) => due_at.toISOString()),
    judge: () =>
      under.store.passDeadline(founder.workspaceId, { stream: streamOf(ids), cause: `due@${now.toISOString()}` }),
  };
}

const open = { closed: null, judged: [], evidence: [] };

test('an experiment starts once its page is on the web, in the project and with the goal that it counts', async () => {
  const at = await aTest();
  const start = () => at.founderSends('StartExperiment', streamOf(at.ids));
  expect(await start()).toBe('artefact-unpublished');
  await at.founderSends('PublishPage', at.page);
  await at.founderSends('UnpublishPage', at.page);
  expect(await start()).toBe('artefact-unpublished');
  await at.founderSends('PublishPage', at.page);
  const others = [{ method: 'fake-door' }, { method: 'survey' }, { method: 'split' }, { method: 'pre-order' }];
  for (const other of others) {
    await at.founderSends('ReviseExperiment', streamOf(at.ids), other);
    expect([other, await start()]).toEqual([other, 'artefact-unpublished']);
  }
  await at.founderSends('ReviseExperiment', streamOf(at.ids), { method: 'page' });
  expect(await start()).toEqual(['ExperimentStarted']);
});

async function started(planned: JsonObject = {}, artefact: JsonObject = {}, store = under.store) {
  const at = await aTest(planned, artefact, store);
  await at.founderSends('PublishPage', at.page);
  expect(await at.founderSends('StartExperiment', streamOf(at.ids))).toEqual(['ExperimentStarted']);
  return at;
}

test('a page is judged with the sign-up that crosses the corridor, from half of its sample on', async () => {
  const at = await started();
  await at.visit(30);
  for (let n = 1; n <= 9; n++) await at.signUp(n);
  expect(await at.outcome()).toEqual(open);
  // No one else signs up within the hour: 9 of 30 are ahead of the pace.
  minutes(60);
  await at.judge();
  expect(await at.outcome()).toEqual({ closed: 'crossed', judged: ['supports 9/30'], evidence: [[1, null]] });
  expect(await at.due()).toEqual([]);
});

test('sixty visitors are judged when the last of them has had an hour, and the server knows when that is', async () => {
  const at = await started();
  await at.visit(60);
  for (const n of [3, 40]) await at.signUp(n);
  minutes(59);
  await at.judge();
  const [first] = await at.due();
  expect([await at.outcome(), first]).toEqual([open, new Date(now.getTime() + 60_000).toISOString()]);
  minutes(1);
  await at.judge();
  // After 39 visitors: 1 - 3.9 is not behind by 4.41; 1 of 39 and 2 of 60 is inconclusive until 2 - 6.
  expect(await at.outcome()).toEqual({ closed: 'complete', judged: ['inconclusive 2/60'], evidence: [[0, null]] });
});

test('visitors who come later have their own hour, and the server knows when each hour is over', async () => {
  const at = await started();
  await at.visit(30);
  const first = new Date(now.getTime() + 60 * 60_000).toISOString();
  minutes(30);
  await at.visit(30);
  const last = new Date(now.getTime() + 60 * 60_000).toISOString();
  expect((await at.due()).slice(0, 2)).toEqual([first, last]);
});

test('the sign-up of the last visitor who was waited for is judged in its own transaction', async () => {
  const at = await started({ n: 10, criterion: 0.5, formula: 'wilson-1' });
  await at.visit(10);
  for (let n = 1; n <= 9; n++) await at.signUp(n);
  expect(await at.outcome()).toEqual(open);
  await at.signUp(10);
  expect(await at.outcome()).toEqual({ closed: 'complete', judged: ['supports 10/10'], evidence: [[1, null]] });
  const { rows } = await under.pool.query(
    `SELECT DISTINCT xmin::text FROM events WHERE workspace_id = $1
     AND (type = 'ExperimentJudged' OR stream = $2 AND version = (SELECT max(version) FROM events WHERE workspace_id = $1 AND stream = $2))`,
    [at.founder.workspaceId, at.intake],
  );
  expect(rows).toHaveLength(1);
});

test('the sign-up that decides two tests of one page is recorded, and each test is judged with it', async () => {
  const planned = { n: 10, criterion: 0.5, formula: 'wilson-1' };
  const at = await started(planned);
  const second = { ...at.ids, experiment: randomUUID() };
  const { project: projectId, assumption: assumptionId } = second;
  await at.founderSends('DesignExperiment', streamOf(second), {
    ...{ projectId, assumptionId, method: 'page', prediction: 'supports', ...planned },
    artefact: { kind: 'page', id: at.page.slice('page-'.length), goal: 'sign-up' },
  });
  expect(await at.founderSends('StartExperiment', streamOf(second))).toEqual(['ExperimentStarted']);
  await at.visit(10);
  for (let n = 1; n <= 9; n++) await at.signUp(n);
  expect(await at.signUp(10)).toEqual(['SignUpReceived']);
  const events = (await under.sealed(at.founder.workspaceId)).map(({ event }) => event);
  const judged = { closed: 'complete', judged: ['supports 10/10'] };
  expect([at.ids, second].map((ids) => outcomeIn(events, ids))).toMatchObject([judged, judged]);
});

test('where a mail server sends mails, who has confirmed their address counts as yes, and who has not as no', async () => {
  const store = createEventStore({ pool: under.pool, clock: () => now, peopleMail: 'server' });
  const at = await started({ n: 2, criterion: 0.3, formula: 'wilson-1' }, {}, store);
  const sealed = await under.sealed(at.founder.workspaceId);
  expect(sealed.find(({ event }) => event.type === 'ExperimentStarted')?.event.data['counts']).toBe('confirmed');
  await at.visit(2);
  const [one, two] = [randomUUID(), randomUUID()];
  for (const [n, entryId] of [one, two].entries()) await at.signUp(n + 1, entryId);
  expect(await at.outcome()).toEqual(open);
  const { rows } = await under.pool.query(
    'SELECT kind, subject FROM outbox WHERE workspace_id = $1 ORDER BY kind, due_at',
    [at.founder.workspaceId],
  );
  expect(rows).toEqual([
    ...[one, two].map((id) => ({ kind: 'confirm-sign-up', subject: `${at.intake}/${id}` })),
    { kind: 'notice', subject: 'first-sign-up' },
  ]);
  await at.confirm(two);
  expect(await at.outcome()).toEqual(open);
  minutes(60);
  await at.judge();
  expect(await at.outcome()).toEqual({ closed: 'complete', judged: ['inconclusive 1/2'], evidence: [[0, null]] });
  // Each is told with what it is about: the page, and the assumption of a test without a question.
  const told = await under.pool.query('SELECT kind, title FROM notices WHERE workspace_id = $1 ORDER BY kind', [
    at.founder.workspaceId,
  ]);
  expect(told.rows).toEqual([
    { kind: 'first-sign-up', title: 'Crumb' },
    { kind: 'judged', title: 'They pay' },
  ]);
});

test('an entry that is excluded is judged anew, and the evidence superseded', async () => {
  const at = await started({ n: 10, criterion: 0.5, formula: 'wilson-1' });
  await at.visit(10);
  const friend = randomUUID();
  for (let n = 1; n <= 9; n++) await at.signUp(n, n === 9 ? friend : undefined);
  minutes(60);
  await at.judge();
  expect(await at.outcome()).toEqual({ closed: 'complete', judged: ['supports 9/10'], evidence: [[1, null]] });
  // Whoever comes now changes nothing.
  await at.visit(5);
  minutes(120);
  await at.judge();
  await at.founderSends('ExcludeEntry', at.intake, { entryId: friend, reason: 'A friend' });
  expect(await at.outcome()).toMatchObject({ judged: ['supports 9/10', 'supports 8/9'] });
  await at.founderSends('IncludeEntry', at.intake, { entryId: friend });
  expect(await at.outcome()).toEqual({
    closed: 'complete',
    judged: ['supports 9/10', 'supports 8/9', 'supports 9/10'],
    evidence: [
      [1, 'Judged again'],
      [1, 'Judged again'],
      [1, null],
    ],
  });
});

test('a network that is excluded is judged anew, its visitors and yeses alike, and once it is included again', async () => {
  const at = await started({ n: 10, criterion: 0.5, formula: 'wilson-1' });
  const rival = ['0000000a.00000001', '0000000a.00000002'];
  const others = Array.from({ length: 8 }, (_, n) => `1000000${n}.00000001`);
  await at.visit(10, { origins: [...rival, ...others] });
  for (let n = 1; n <= 9; n++) await at.signUp(n);
  minutes(60);
  await at.judge();
  await at.founderSends('ExcludeNetwork', at.intake, { network: '0000000a', reason: 'A rival' });
  await at.founderSends('IncludeNetwork', at.intake, { network: '0000000a' });
  expect((await at.outcome()).judged).toEqual(['supports 9/10', 'supports 7/8', 'supports 9/10']);
});

test('a split that is broken gets no verdict, which the founder is told, and one that is even does', async () => {
  const split = { method: 'split', n: 40, criterion: 0.5, formula: 'wilson-1' };
  const outcomes = [];
  for (const ofB of [2, 18]) {
    const at = await aTest(split);
    await at.founderSends('AddVersionB', at.page);
    await at.founderSends('PublishPage', at.page);
    expect(await at.founderSends('StartExperiment', streamOf(at.ids))).toEqual(['ExperimentStarted']);
    await at.visit(40 - ofB);
    await at.visit(ofB, { version: 'b' });
    minutes(60);
    await at.judge();
    await at.judge();
    const { closed, judged } = await at.outcome();
    const { rows } = await under.pool.query('SELECT kind FROM notices WHERE workspace_id = $1', [
      at.founder.workspaceId,
    ]);
    outcomes.push([closed, judged, rows.map(({ kind }) => kind)]);
  }
  expect(outcomes).toEqual([
    ['complete', [], ['broken-split']],
    ['complete', ['refutes 0/40'], ['judged']],
  ]);
});

test('a split is as even as its pages were sent, whoever reports which as seen', async () => {
  const outcomes = [];
  for (const { ofB, sent } of [
    { ofB: 0, sent: { a: 30, b: 31 } },
    { ofB: 20, sent: { a: 60, b: 20 } },
  ]) {
    const at = await aTest({ method: 'split', n: 40, criterion: 0.5, formula: 'wilson-1' });
    await at.founderSends('AddVersionB', at.page);
    await at.founderSends('PublishPage', at.page);
    await at.founderSends('StartExperiment', streamOf(at.ids));
    await at.visit(40 - ofB);
    if (ofB > 0) await at.visit(ofB, { version: 'b' });
    await at.visit(1, {}, sent);
    minutes(60);
    await at.judge();
    const events = (await under.sealed(at.founder.workspaceId)).map(({ event }) => event);
    const judged = events.find(({ type }) => type === 'ExperimentJudged')?.data;
    outcomes.push([(await at.outcome()).judged, judged?.['sent']]);
  }
  expect(outcomes).toEqual([
    [['refutes 0/40'], { a: 30, b: 31 }],
    [[], undefined],
  ]);
});

test('a split that an exclusion breaks has no verdict any more, and has it again once it is whole', async () => {
  const at = await aTest({ method: 'split', n: 40, criterion: 0.5, formula: 'wilson-1' });
  await at.founderSends('AddVersionB', at.page);
  await at.founderSends('PublishPage', at.page);
  await at.founderSends('StartExperiment', streamOf(at.ids));
  await at.visit(30);
  await at.visit(10, { version: 'b' });
  const friend = randomUUID();
  await at.signUp(31, friend);
  minutes(60);
  await at.judge();
  expect(await at.outcome()).toEqual({ closed: 'complete', judged: ['refutes 1/40'], evidence: [[-1, null]] });
  await at.founderSends('ExcludeEntry', at.intake, { entryId: friend, reason: 'A friend' });
  expect(await at.outcome()).toEqual({
    ...{ closed: 'complete', judged: ['refutes 1/40', 'inconclusive 0/39'] },
    evidence: [[-1, 'Judged again']],
  });
  await at.judge();
  await at.founderSends('IncludeEntry', at.intake, { entryId: friend });
  expect(await at.outcome()).toEqual({
    closed: 'complete',
    judged: ['refutes 1/40', 'inconclusive 0/39', 'refutes 1/40'],
    evidence: [
      [-1, 'Judged again'],
      [-1, null],
    ],
  });
});

test('of a split only who converts on the day of their visit counts, and at midnight it is due', async () => {
  now = new Date('2026-03-02T23:50:00.000Z');
  const at = await aTest({ method: 'split', n: 4, criterion: 0.5, formula: 'wilson-1' });
  await at.founderSends('AddVersionB', at.page);
  await at.founderSends('PublishPage', at.page);
  await at.founderSends('StartExperiment', streamOf(at.ids));
  await at.visit(2);
  await at.visit(2, { version: 'b' });
  for (const n of [1, 3]) await at.signUp(n);
  expect([await at.outcome(), await at.due()]).toEqual([open, ['2026-03-03T00:00:00.000Z']]);
  minutes(10);
  await at.signUp(4);
  expect((await at.outcome()).judged).toEqual(['inconclusive 2/4']);
});

test('what a judgement stands on is cited as one range, with what came of each source and version', async () => {
  const at = await started({ n: 4, criterion: 0.5, formula: 'wilson-1' });
  await at.visit(3, { source: 'news.example' });
  await at.visit(1, { version: 'b' });
  await at.signUp(2);
  minutes(60);
  await at.judge();
  const events = (await under.sealed(at.founder.workspaceId)).map(({ event }) => event);
  const { ranges, sources, versions } = events.find(({ type }) => type === 'ExperimentJudged')?.data ?? {};
  expect({ ranges, sources, versions }).toEqual({
    ranges: [
      { stream: streamOf(at.ids), from: 1, to: 3 },
      { stream: at.intake, from: 1, to: 3 },
    ],
    sources: [
      { name: 'news.example', k: 1, n: 3 },
      { name: 'direct', k: 0, n: 1 },
    ],
    versions: [
      { name: 'a', k: 1, n: 3 },
      { name: 'b', k: 0, n: 1 },
    ],
  });
});

test('two experiments on one page are judged each by what it counts', async () => {
  const at = await started({ n: 2, criterion: 0.3, formula: 'wilson-1' });
  const other = { ...at.ids, experiment: randomUUID() };
  const [, page] = at.page.split(/-(.*)/s);
  await at.founderSends('DesignExperiment', streamOf(other), {
    ...{ projectId: other.project, assumptionId: other.assumption, method: 'fake-door', criterion: 0.3, n: 2 },
    ...{ prediction: 'supports', formula: 'wilson-1', artefact: { kind: 'page', id: page ?? '', goal: 'fake-door' } },
  });
  await at.founderSends('StartExperiment', streamOf(other));
  await at.visit(2);
  for (const n of [1, 2]) await at.signUp(n);
  const events = (await under.sealed(at.founder.workspaceId)).map(({ event }) => event);
  expect([outcomeIn(events, at.ids).judged, outcomeIn(events, other).judged]).toEqual([['supports 2/2'], []]);
});

test.each([
  { server: 'this', isForgotten: false },
  { server: 'another', isForgotten: false },
  { server: 'another', isForgotten: true },
])('an experiment that $server server begins after visitors were counted is judged too', async (row) => {
  const forgetting: (() => void)[] = [];
  const later = (run: () => void) => void forgetting.push(run);
  const mine = createEventStore({ pool: under.pool, clock: () => now, later });
  const theirs = row.server === 'this' ? mine : createEventStore({ pool: under.pool, clock: () => now });
  const at = await started({ n: 60, formula: 'wilson-1' }, {}, mine);
  const [, pageId = ''] = at.page.split(/-(.*)/s);
  const other = { ...at.ids, experiment: randomUUID() };
  await at.visit(1);
  await at.signUp(1);
  const design = {
    ...{ projectId: other.project, assumptionId: other.assumption, method: 'page', criterion: 0.3, n: 2 },
    ...{ prediction: 'supports', formula: 'wilson-1', artefact: { kind: 'page', id: pageId, goal: 'sign-up' } },
  };
  at.reach(theirs);
  await at.founderSends('DesignExperiment', streamOf(other), design);
  await at.founderSends('StartExperiment', streamOf(other));
  minutes(1);
  await at.visit(2);
  const entryId = randomUUID();
  await at.signUp(2, entryId);
  await at.signUp(3);
  if (row.isForgotten) for (let n = 0; n < 2; n++) for (const forget of forgetting.splice(0)) forget();
  at.reach(mine);
  await at.founderSends('ExcludeEntry', at.intake, { entryId, reason: 'A friend' });
  const events = (await under.sealed(at.founder.workspaceId)).map(({ event }) => event);
  expect([outcomeIn(events, at.ids).judged, outcomeIn(events, other).judged]).toEqual([
    [],
    ['supports 2/2', 'inconclusive 1/1'],
  ]);
});
