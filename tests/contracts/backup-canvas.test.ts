import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signInWithEmailAndPassword } from 'firebase/auth';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UploadedAsset } from '#domain/assets/asset.ts';
import type { Canvas } from '#domain/canvas/canvas.ts';
import { canvasStream } from '#domain/canvas/canvas-stream.ts';
import { liveEdges, liveNodes } from '#domain/canvas/live-parts.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import { openDatabase } from '#server/db/database.ts';
import { type FreshDatabase, freshDatabase } from '../fixtures/postgres.ts';
import { databaseText } from './fixtures/database-text.ts';
import { newFounder, type Tokens } from './fixtures/founder.ts';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';

const email = 'ada@example.org';
const [ideaId, projectId, canvasId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
const [shared, revoked] = ['s'.repeat(22), 'r'.repeat(22)];
const stream = `canvas-${canvasId}`;
const id = (name: string): string => name.padEnd(12, '0');
const box = { x: 0, y: 0, width: 200, height: 96 };

let folder: string;
let databases: readonly [FreshDatabase, FreshDatabase];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'groundwork-backup-'));
  databases = [await freshDatabase(), await freshDatabase()];
});
afterAll(async () => {
  await Promise.all(databases.map(({ drop }) => drop()));
  rmSync(folder, { recursive: true, force: true });
});

/** A project with a canvas: a frame with a note and an image inside, connected, one link that opens and one revoked. */
async function fill(app: IdentityApp, { accessToken }: Tokens): Promise<UploadedAsset> {
  await app.db.updateTable('accounts').set({ email_verified: true }).where('email', '=', email).execute();
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a50' } })
    .png()
    .toBuffer();
  const uploaded = await fetch(`${app.origin}/api/v1/assets`, {
    method: 'POST',
    body: new Uint8Array(picture),
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const asset = (await uploaded.json()) as UploadedAsset;
  const nodes = [
    { ...box, id: id('frame'), kind: 'frame', text: 'Plan', width: 800, height: 600 },
    { ...box, id: id('note'), kind: 'note', text: 'Bake “at night” 🥖', parent: id('frame') },
    { ...box, id: id('image'), kind: 'image', text: 'The oven', parent: id('frame'), asset: asset.id },
    { ...box, id: id('gone'), kind: 'note', text: 'Bake by day' },
  ];
  const edges = [{ id: id('edge'), from: { node: id('note'), side: 'auto' }, to: { node: id('image'), side: 'auto' } }];
  const commands = [
    [`idea-${ideaId}`, 'CaptureIdea', { title: 'Bread by bicycle' }],
    [`project-${projectId}`, 'StartProject', { ideaId, canvasId }],
    [stream, 'PlaceNodes', { nodes, edges }],
    [stream, 'MoveNodes', { nodes: [{ id: id('note'), x: 1 / 3, y: -7 }] }],
    [stream, 'RemoveNodes', { ids: [id('gone')] }],
    [stream, 'ShareNode', { node: id('frame'), grant: shared, expiresAt: null }],
    [stream, 'ShareNode', { node: id('note'), grant: revoked, expiresAt: null }],
    [stream, 'RevokeShare', { grant: revoked }],
  ].map(([to, type, data]) => ({
    id: crypto.randomUUID(),
    stream: to,
    type,
    data,
    at: app.now().toISOString(),
  }));
  const answer = await app.call('POST', '/api/v1/commands', { commands }, accessToken);
  const { results } = answer.json<{ results: { status: string }[] }>();
  expect(results.map(({ status }) => status)).toEqual(commands.map(() => 'accepted'));
  return asset;
}

/** Asks the server about the canvas: its facts, its state, its links, and its image. */
async function answers(app: IdentityApp, { accessToken }: Pick<Tokens, 'accessToken'>, { url }: UploadedAsset) {
  const read = async (path: string) => (await app.call('GET', path, undefined, accessToken)).json();
  const open = async (grant: string) => {
    const { statusCode, body } = await app.call('GET', `/api/v1/shared/${projectId}/${grant}`);
    return { statusCode, nodes: statusCode === 200 ? JSON.parse(body).node.nodes : [] };
  };
  const image = await fetch(app.origin + url);
  return {
    events: (await read(`/api/v1/events?stream=${stream}`)) as { events: readonly RecordedEvent[] },
    snapshot: (await read(`/api/v1/snapshot?stream=${stream}`)) as { state: Canvas; version: number },
    shared: await open(shared),
    revoked: await open(revoked),
    image: [image.status, Buffer.from(await image.arrayBuffer()).toString('base64')],
  };
}

async function snapshotsIn(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rowCount } = await client.query('SELECT FROM snapshots').finally(() => client.end());
  return rowCount ?? 0;
}

test('a canvas comes back with the same hashes, its links and its images, and is answered folded before and after', async () => {
  const [source, target] = databases;
  const first = await startIdentityApp({ databaseUrl: source.url });
  const founder = await newFounder(first, email);
  const asset = await fill(first, founder);
  const before = await answers(first, founder, asset);

  const { events, snapshot } = before;
  const folded = events.events.reduce<Canvas | undefined>(
    (state, each) => canvasStream.evolve(state, each, stream),
    undefined,
  );
  expect(snapshot.state).toEqual(JSON.parse(JSON.stringify(folded)));
  expect([...liveNodes(snapshot.state)].map(({ text }) => text).toSorted()).toEqual([
    'Bake “at night” 🥖',
    'Plan',
    'The oven',
  ]);
  expect([...liveEdges(snapshot.state)].map(({ id: edge }) => edge)).toEqual([id('edge')]);
  expect([before.shared.nodes.length, before.revoked.statusCode, before.image[0]]).toEqual([3, 404, 200]);
  await first.stop();

  const file = join(folder, 'canvas.ndjson');
  const client = new pg.Client({ connectionString: source.url });
  await client.connect();
  // What a server has kept for its next start stays behind, whatever it says.
  await client.query(
    `INSERT INTO snapshots (workspace_id, stream, fold_version, version, event_hash, state)
     SELECT workspace_id, stream, 1, version, hash, '{}' FROM events WHERE stream = $1 AND version = 2`,
    [stream],
  );
  // The grants of a founder who is gone stay spent.
  await client.query(`INSERT INTO shares (grant_hash, revoked) VALUES (sha256('spent'), true)`);
  await writeBackup(client, file, new Date()).finally(() => client.end());
  const { pool, db } = openDatabase(target.url, { max: 2 });
  const { end, logs } = await restoreBackup(db, file).finally(() => pool.end());
  expect(end.rows).toMatchObject({ assets: 1, shares: 3 });
  expect(logs).toEqual({ logs: 1, broken: [] });
  expect(await snapshotsIn(target.url)).toBe(0);
  const [saved, restored] = [await databaseText(source.url), await databaseText(target.url)];
  expect(saved['events']?.filter((row) => row.includes(`"${stream}"`))).toHaveLength(events.events.length);
  expect(restored).toEqual(saved);
  expect(restored['shares']?.filter((row) => row.includes('"workspace_id":null'))).toHaveLength(1);

  const second = await startIdentityApp({ databaseUrl: target.url });
  const { user } = await signInWithEmailAndPassword(second.newAuth(), email, 'correct horse');
  const login = await second.call('POST', '/api/v1/auth/login', { firebaseToken: await user.getIdToken() });
  const after = await answers(second, login.json<Tokens>(), asset);
  await second.stop();
  expect(after).toEqual(before);
});
