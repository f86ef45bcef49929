import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import { openDatabase } from '#server/db/database.ts';
import { verifyChain } from '#server/event-store/verify-chain.ts';
import { command, type StoreUnderTest, storeUnderTest } from './event-store-fixture.ts';
import { databaseText } from './fixtures/database-text.ts';
import { newFounder } from './fixtures/founder.ts';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';

const noon = new Date('2026-03-01T12:00:00.000Z');
let folder: string;
const ends: (() => Promise<void>)[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'groundwork-scenarios-'));
});
afterAll(async () => {
  await Promise.all(ends.map((end) => end()));
  rmSync(folder, { recursive: true, force: true });
});

async function newStore(): Promise<StoreUnderTest> {
  const under = await storeUnderTest({ clock: () => noon });
  ends.push(under.close);
  return under;
}

const lean = { calculator: 'runway', title: 'Lean year', inputs: { currency: 'EUR', cash: '300000', spend: '20000' } };
const bold = { title: 'Bold year', inputs: { currency: 'EUR', cash: '300000', spend: '45000' } };

test('Scenarios come back from a backup as they were, and go on', async () => {
  const [source, target] = [await newStore(), await newStore()];
  const [founder, stranger] = [await source.founder(), await source.founder()];
  const [kept, removed] = [`scenario-${randomUUID()}`, `scenario-${randomUUID()}`];
  await source.store.execute(founder, [
    command('SaveScenario', kept, lean),
    command('ChangeScenario', kept, bold),
    command('SaveScenario', removed, { ...lean, title: 'Old' }),
    command('RemoveScenario', removed, {}),
  ]);
  const [answer] = await source.store.execute(stranger, [command('RemoveScenario', kept, {})]);
  expect(answer).toMatchObject({ status: 'rejected', reason: 'not-found' });

  const client = new pg.Client({ connectionString: source.url });
  await client.connect();
  const file = join(folder, `${randomUUID()}.ndjson`);
  await writeBackup(client, file, noon).finally(() => client.end());
  const { db } = openDatabase(target.url, { max: 1 });
  await restoreBackup(db, file, { replace: true }).finally(() => db.destroy());
  expect(await databaseText(target.url)).toEqual(await databaseText(source.url));

  const store = target.anotherServer();
  const undo = { fields: { title: { from: 'Bold year', to: 'Lean year' } } };
  const results = await store.execute(founder, [
    command('UndoChange', kept, undo),
    command('RestoreScenario', removed, {}),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['accepted', 'accepted']);
  const states = await Promise.all([kept, removed].map((stream) => store.snapshot(founder.workspaceId, stream)));
  expect(states.map((each) => each?.state)).toMatchObject([
    { ...lean, inputs: bold.inputs, removed: false },
    { ...lean, title: 'Old', removed: false },
  ]);
  expect(verifyChain(await target.sealed(founder.workspaceId))).toBeUndefined();
});

test('A founder without a project saves scenarios by commands, and finds them in the export', async () => {
  const app: IdentityApp = await startIdentityApp();
  ends.push(() => app.stop());
  const { accessToken } = await newFounder(app, 'ada@example.org');
  const stream = `scenario-${randomUUID()}`;
  const at = app.now().toISOString();
  const sent = [
    { type: 'SaveScenario', data: lean },
    { type: 'SaveScenario', data: lean },
    { type: 'ChangeScenario', data: { title: ' ' } },
    { type: 'ChangeScenario', data: { inputs: { cash: 7 } } },
    { type: 'ChangeScenario', data: bold },
  ].map((each) => ({ ...each, id: randomUUID(), stream, at }));
  const { results } = (await app.call('POST', '/api/v1/commands', { commands: sent }, accessToken)).json();
  const said = results.map((each: { status: string; reason?: string }) => each.reason ?? each.status);
  expect(said).toEqual(['accepted', 'id-taken', 'name-empty', 'invalid-data', 'accepted']);
  const exported = await fetch(`${app.origin}/api/user/me/export`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const { events } = await exported.json();
  expect(events.map(({ type, data }: { type: string; data: unknown }) => [type, data])).toEqual([
    ['ScenarioSaved', lean],
    ['ScenarioChanged', bold],
  ]);
});
