import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { planLimits } from '#domain/account/plan-limits.ts';
import { assetLimits } from '#domain/assets/asset.ts';
import type { Evidence } from '#domain/ledger/ledger.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import type { Role } from '#domain/team/role.ts';
import { loadServerKey } from '#server/accounts/server-key.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { createAttempts } from '#server/limits/attempts.ts';
import { type Running, start } from '#server/main.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import type { FreshDatabase } from '../fixtures/postgres.ts';
import { smallServer } from '../fixtures/small-server.ts';
import { bareClient } from './fixtures/bare-client.ts';
import { callAs, letIn, sendAs } from './fixtures/open-team.ts';
import { type StoredPerson as Person, personIn } from './fixtures/person-in-database.ts';

let database: FreshDatabase;
let running: Running;
let url: string;
let db: Database;
beforeAll(async () => {
  database = await databaseWithKey();
  running = await start({ DATABASE_URL: database.url, ...smallServer, RATE_LIMIT: 'off' }, bareClient);
  url = running.settings.publicUrl;
  db = openDatabase(database.url, { max: 2 }).db;
});
afterAll(async () => {
  await db?.destroy();
  await running?.stop();
  await database?.drop();
});

/** Ben works in Ada’s workspace; both have one of their own. */
async function twoOf(role: Role = 'member') {
  const [ada, ben] = [await personIn(db), await personIn(db)];
  await letIn(url, ada, ben, role);
  return { ada, ben, team: ada.workspace };
}

const eventsOf = async (person: Person, workspace?: string): Promise<RecordedEvent[]> =>
  (await callAs(url, person, ['GET', '/api/v1/events?limit=1000'], workspace)).body.events;
const stateOf = async (person: Person, stream: string, workspace?: string) =>
  (await callAs(url, person, ['GET', `/api/v1/snapshot?stream=${stream}`], workspace)).body.state;
const move = (person: Person, ideaId: string, workspace: string, from?: string) =>
  callAs(url, person, ['POST', `/api/v1/ideas/${ideaId}/move`, { workspace }], from);

async function upload(person: Person, color: string): Promise<string> {
  const image = await sharp({ create: { width: 40, height: 30, channels: 3, background: color } })
    .png()
    .toBuffer();
  const answer = await fetch(`${url}/api/v1/assets`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.accessToken}`, 'content-type': 'image/png' },
    body: new Uint8Array(image),
  });
  return ((await answer.json()) as { id: string }).id;
}

/** An idea with a canvas that shows an image, an assumption and evidence. */
async function explore(person: Person, image?: string) {
  const ids = { ideaId: crypto.randomUUID(), projectId: crypto.randomUUID(), canvasId: crypto.randomUUID() };
  const { ideaId, projectId, canvasId } = ids;
  const assumptionId = crypto.randomUUID();
  const send = async (stream: string, type: string, data: object) =>
    expect([type, await sendAs(url, person, undefined, [stream, type, data])]).toEqual([type, expect.any(Array)]);
  const place = { kind: 'image', x: 0, y: 0, width: 40, height: 30 };
  const stated = { assumptionId, text: 'Bakers pay', lens: 'viability', importance: 5, critical: true };
  const said = { assumptionId, direction: 1, rung: 'anecdote', weight: 0.5, text: 'One did' };
  await send(`idea-${ideaId}`, 'CaptureIdea', { title: 'Crumb' });
  await send(`project-${projectId}`, 'StartProject', { ideaId, canvasId });
  if (image)
    await send(`canvas-${canvasId}`, 'PlaceNodes', { nodes: [{ id: 'image0000001', asset: image, ...place }] });
  await send(`ledger-${projectId}`, 'StateAssumption', stated);
  await send(`ledger-${projectId}`, 'RecordEvidence', { evidenceId: crypto.randomUUID(), ...said });
  return { ...ids, assumptionId, send };
}

const evidenceIn = (ledger: { evidence: Record<string, Record<string, Evidence>> }): Evidence[] =>
  Object.values(ledger.evidence).flatMap((bucket) => Object.values(bucket));

test('an idea moves into a team with its canvas, image and evidence, each with its place in the old log', async () => {
  const { ben, ada, team } = await twoOf();
  const image = await upload(ben, '#c8b48a');
  const { ideaId, projectId, send } = await explore(ben, image);
  await send(`idea-${ideaId}`, 'TagIdea', { tags: ['bread'] });
  const moved = await move(ben, ideaId, team);
  expect(moved).toEqual({ status: 200, body: { ideaId: expect.any(String), projectId: expect.any(String) } });
  expect(moved.body.ideaId).not.toBe(ideaId);
  const before = await eventsOf(ben);
  const origin = (type: string) => {
    const { position, hash } = before.findLast((each) => each.type === type) ?? { position: 0, hash: '' };
    return { workspace: ben.workspace, position, hash };
  };
  expect(await stateOf(ada, `idea-${moved.body.ideaId}`)).toMatchObject({
    ...{ title: 'Crumb', archived: false, origin: origin('IdeaTagged') },
  });
  const [evidence, ...more] = evidenceIn(await stateOf(ada, `ledger-${moved.body.projectId}`));
  expect([evidence?.text, evidence?.origin, more]).toEqual(['One did', origin('EvidenceRecorded'), []]);
  const project = await stateOf(ada, `project-${moved.body.projectId}`);
  const canvas = JSON.stringify(await stateOf(ada, `canvas-${project.canvasId}`));
  const shown = /"asset":"([^"]+)"/.exec(canvas)?.[1];
  const urls = await callAs(url, ada, ['POST', '/api/v1/assets/urls', { ids: [shown] }]);
  expect(Object.keys(urls.body.assets)).toEqual([shown]);
  expect(await stateOf(ben, `idea-${ideaId}`)).toMatchObject({ archived: true });
  expect((await stateOf(ben, `project-${projectId}`)).removed).toBe(false);
  const facts = await eventsOf(ada);
  expect(facts.find(({ type }) => type === 'AssumptionStated')?.by).toEqual({ kind: 'founder', id: ben.id });
  expect(facts.find(({ type }) => type === 'IdeaImported')?.by).toEqual({ kind: 'system', id: 'move' });
});

test('the same call again does nothing more, and one that was cut off is finished', async () => {
  const { ben, ada, team } = await twoOf();
  const { ideaId } = await explore(ben);
  const both = await Promise.all([move(ben, ideaId, team), move(ben, ideaId, team)]);
  expect(new Set(both.map(({ body }) => body.ideaId)).size).toBe(1);
  const once = (await eventsOf(ada)).length;
  expect((await move(ben, ideaId, team)).body).toEqual(both[0]?.body);
  expect((await eventsOf(ada)).length).toBe(once);
  // As if the server had been killed before it archived the original.
  await sendAs(url, ben, undefined, [`idea-${ideaId}`, 'RestoreIdea', {}]);
  expect((await move(ben, ideaId, team)).status).toBe(200);
  expect((await eventsOf(ada)).length).toBe(once);
  expect(await stateOf(ben, `idea-${ideaId}`)).toMatchObject({ archived: true });
});

test('a move counts for the workspace into which it goes, and is refused if that has written enough today', async () => {
  const { ben, ada, team } = await twoOf();
  const { ideaId } = await explore(ben);
  const limited = await start({ DATABASE_URL: database.url, ...smallServer }, bareClient);
  try {
    const attempts = createAttempts(db, () => new Date(), await loadServerKey(db, 'attempts'));
    await attempts.add(`commands ${team}`, planLimits.commandsPerDay, 24 * 60 * 60 * 1000);
    const call = ['POST', `/api/v1/ideas/${ideaId}/move`, { workspace: team }] as const;
    const refused = await callAs(limited.settings.publicUrl, ben, call);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      429,
      'too-much-today',
      'That workspace has reached today’s limit for changes. The idea stays here. Move it tomorrow.',
    ]);
  } finally {
    await limited.stop();
  }
  expect((await eventsOf(ada)).some(({ type }) => type === 'IdeaImported')).toBe(false);
  expect(await stateOf(ben, `idea-${ideaId}`)).toMatchObject({ archived: false });
});

test('an image that the team has already is not kept twice', async () => {
  const { ben, ada, team } = await twoOf();
  const theirs = await upload(ada, '#102030');
  const { ideaId } = await explore(ben, await upload(ben, '#102030'));
  const { body } = await move(ben, ideaId, team);
  const project = await stateOf(ada, `project-${body.projectId}`);
  expect(JSON.stringify(await stateOf(ada, `canvas-${project.canvasId}`))).toContain(`"asset":"${theirs}"`);
});

test('an idea with an image for which the team has no room stays whole where it is', async () => {
  const { ben, ada, team } = await twoOf();
  const theirs = await upload(ada, '#aabbcc');
  const { ideaId } = await explore(ben, await upload(ben, '#ccbbaa'));
  const used = assetLimits.workspaceBytes;
  await db
    .updateTable('assets')
    .set({ bytes: used })
    .where('workspace_id', '=', team)
    .where('id', '=', theirs)
    .execute();
  const before = (await eventsOf(ada)).length;
  const refused = await move(ben, ideaId, team);
  expect([refused.status, refused.body.code]).toEqual([409, 'no-room-for-images']);
  expect((await eventsOf(ada)).length).toBe(before);
  expect(await stateOf(ben, `idea-${ideaId}`)).toMatchObject({ archived: false });
});

test.each([
  ['advisor', 403, 'role-insufficient'],
  ['viewer', 403, 'role-insufficient'],
] as const)('who is %s of the team moves nothing there', async (role, status, code) => {
  const { ben, ada, team } = await twoOf(role);
  const { ideaId } = await explore(ben);
  const before = (await eventsOf(ada)).length;
  const answer = await move(ben, ideaId, team);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  expect((await eventsOf(ada)).length).toBe(before);
  expect(await stateOf(ben, `idea-${ideaId}`)).toMatchObject({ archived: false });
});

test('nobody moves into a workspace of others, out of one that they don’t own, or an idea of others', async () => {
  const { ben, ada, team } = await twoOf();
  const stranger = await personIn(db);
  const [own, theirs] = [await explore(ben), await explore(ada)];
  const into = await move(ben, own.ideaId, stranger.workspace);
  expect([into.status, into.body.code]).toEqual([404, 'not-found']);
  const out = await move(ben, theirs.ideaId, ben.workspace, team);
  expect([out.status, out.body.code]).toEqual([403, 'role-insufficient']);
  expect((await move(ben, theirs.ideaId, team)).status).toBe(404);
  const same = await move(ada, theirs.ideaId, team);
  expect([same.status, same.body.code]).toEqual([400, 'same-workspace']);
});

test('an idea of which a test runs stays, and says why', async () => {
  const { ben, team } = await twoOf();
  const { ideaId, projectId, assumptionId, send } = await explore(ben);
  const experiment = `experiment-${crypto.randomUUID()}`;
  const design = { projectId, assumptionId, method: 'interviews', criterion: 0.5, n: 12, prediction: 'supports' };
  await send(experiment, 'DesignExperiment', design);
  await send(experiment, 'StartExperiment', {});
  const refused = await move(ben, ideaId, team);
  expect([refused.status, refused.body.code]).toEqual([409, 'still-running']);
  await send(experiment, 'StopExperiment', { reason: 'It moves' });
  expect((await move(ben, ideaId, team)).status).toBe(200);
  await send(`idea-${ideaId}`, 'RenameIdea', { title: 'Crumb, kept' });
  const { ideaId: filed } = await explore(ben);
  await send(`idea-${filed}`, 'ArchiveIdea', {});
  expect((await move(ben, filed, team)).body.code).toBe('idea-archived');
});
