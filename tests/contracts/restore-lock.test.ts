import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepServersAway } from '#server/db/serving-lock.ts';
import { newFounder } from '../e2e/founder.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import type { FreshDatabase } from '../fixtures/postgres.ts';
import { registerByHttp } from '../load/register-by-http.ts';
import { runScript } from './fixtures/run-script.ts';
import { serve } from './fixtures/serve.ts';

let folder: string;
let fresh: FreshDatabase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'groundwork-restore-'));
  fresh = await databaseWithKey();
});
afterAll(async () => {
  await fresh?.drop();
  rmSync(folder, { recursive: true, force: true });
});

test('a restore waits for no server, whatever that calls itself at the database, and none starts meanwhile', async () => {
  const file = join(folder, 'saved.ndjson');
  // An operator names the connections, so that they are known in a list of many.
  const named = new URL(fresh.url);
  named.searchParams.set('application_name', 'our-product');
  const renamed = named.href;
  const restore = () => runScript('restore', [file, '--replace'], { DATABASE_URL: fresh.url });
  const server = await serve({ DATABASE_URL: renamed });
  const token = await registerByHttp(server.url, newFounder('kept'));
  expect(await runScript('backup', [file], { DATABASE_URL: fresh.url })).toMatchObject({ code: 0 });
  const refused = await restore();
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect(refused.stderr).toContain('Stop all servers first.');
  const me = await fetch(`${server.url}/api/user/me`, { headers: { authorization: `Bearer ${token}` } });
  expect(me.status).toBe(200);
  await server.end('SIGTERM');

  const restoring = new pg.Client({ connectionString: fresh.url });
  await restoring.connect();
  expect(await keepServersAway(restoring)).toBe(true);
  await expect(serve({ DATABASE_URL: renamed })).rejects.toThrow('The database is being restored.');
  await restoring.end();
  expect(await restore()).toMatchObject({ code: 0, stderr: '' });
});
