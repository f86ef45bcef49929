import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonObject } from '#domain/log/json.ts';
import { commandsForSample } from '#machines/sample/sample-commands.ts';
import { sampleIds } from '#machines/sample/sample-ids.ts';
import { migrations } from '#server/db/migrations.ts';
import { signUpOf } from '../fixtures/an-intake.ts';
import { command } from './event-store-fixture.ts';
import { logged, newExperiment, started, streamOf } from './experiment-log.ts';
import { type Founder, type NoticeServer, noticeServer } from './notice-server.ts';

let under: NoticeServer;
beforeAll(async () => {
  under = await noticeServer();
});
afterAll(() => under?.close());

const none = { ideas: [], projects: [] };
const nothing = {
  ...none,
  ideaCanvas: undefined,
  forkCanvas: undefined,
  ideaLedger: undefined,
  forkLedger: undefined,
  has: () => false,
};
const notices = async ({ workspaceId }: Founder) =>
  under.db.selectFrom('notices').select(['kind', 'at']).where('workspace_id', '=', workspaceId).execute();

test('of the finished example nothing is told, in the app or by mail, nor is anyone mailed who is made up', async () => {
  const who = await under.aFounder();
  const moment = { position: 0, now: new Date().toISOString() };
  const drafts = commandsForSample(sampleIds(who.workspaceId), nothing, moment);
  const commands = drafts.map(({ type, stream, data, at }) => command(type, stream, data as JsonObject, { at }));
  await under.send(who, commands);
  const { events } = await under.store.readEvents(who.workspaceId, 0, 1000);
  const judged = events.filter(({ type }) => type === 'ExperimentJudged');
  expect(judged.map(({ data }) => `${data['verdict']} ${data['k']} of ${data['n']}`)).toEqual([
    ...['supports 10 of 12', 'inconclusive 18 of 120', 'supports 391 of 400', 'supports 38 of 240', 'refutes 2 of 150'],
  ]);
  expect(events.filter(({ type }) => type === 'SampleEntriesRecorded').length).toBe(4);
  const mails = under.db.selectFrom('outbox').select('kind').where('workspace_id', '=', who.workspaceId);
  expect([await notices(who), await mails.where('kind', '<>', 'digest').execute()]).toEqual([[], []]);
});

/** Adds to a project what would cause notices, each by its own request, like a founder who adds to an older example. */
async function addTo(who: Founder, project: ReturnType<typeof randomUUID>): Promise<void> {
  const ids = newExperiment(project);
  const later = new Date(Date.now() + 10 * 24 * 60 * 60 * 1000).toISOString();
  // Another server, which has read nothing yet.
  const server = under.storeAt(() => new Date());
  await under.send(who, started(newExperiment(project), { endsAt: later }), 'founder', server);
  await under.send(who, started(ids), 'founder', server);
  await under.send(
    who,
    Array.from({ length: 12 }, () => logged(ids)),
    'founder',
    server,
  );
  const ledger = `ledger-${project}`;
  const seenVersion = (await server.snapshot(who.workspaceId, ledger))?.version ?? 0;
  const decision = { decisionId: randomUUID(), kind: 'pause', reason: 'Too early', reversedBy: 'A customer' };
  const asked = { ...decision, seenVersion, askAgainOn: later.slice(0, 10) };
  await under.send(who, [command('RecordDecision', ledger, asked)], 'founder', server);
  const signUp = signUpOf(null, randomUUID(), project, 'somebody@example.org');
  await under.send(who, [command('ReceiveSignUp', `intake-${randomUUID()}`, signUp)], 'public', server);
  expect((await server.snapshot(who.workspaceId, streamOf(ids)))?.state).toMatchObject({ closed: expect.anything() });
}

test.each([
  ['an example nothing', true, []],
  ['an idea of one’s own everything', false, ['ask-again', 'ends-soon', 'first-sign-up', 'judged']],
] as const)('of what is added to %s is told', async (_, sample, kinds) => {
  const who = await under.aFounder();
  const project = randomUUID();
  const ideaId = randomUUID();
  await under.send(who, [
    command('CaptureIdea', `idea-${ideaId}`, { title: 'Crumb' }),
    command('StartProject', `project-${project}`, { ideaId, canvasId: randomUUID(), ...(sample && { sample }) }),
  ]);
  await addTo(who, project);
  expect((await notices(who)).map(({ kind }) => kind).toSorted()).toEqual(kinds);
});

test('what was told of an example before is gone', async () => {
  const who = await under.aFounder();
  const [own, example] = [randomUUID(), randomUUID()];
  await addTo(who, own);
  await addTo(who, example);
  // Nobody was asked whether it is an example when that was told.
  await sql`
    INSERT INTO events SELECT (jsonb_populate_record(first, jsonb_build_object('stream', ${`project-${example}`}::text,
      'position', 9999, 'command_id', 'start', 'type', 'ProjectStarted', 'data', '{"sample": true}'::jsonb))).*
    FROM events AS first WHERE workspace_id = ${who.workspaceId} AND position = 1`.execute(under.db);
  await migrations['0092-notices-of-samples']?.up(under.db as unknown as Kysely<unknown>);
  const left = await under.db
    .selectFrom('notices')
    .select(['kind', 'path'])
    .where('workspace_id', '=', who.workspaceId)
    .orderBy('kind')
    .execute();
  expect(left.map(({ kind, path }) => [kind, path.includes(own)])).toEqual([
    ['ask-again', true],
    ['ends-soon', true],
    ['first-sign-up', true],
    ['judged', true],
  ]);
});
