import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAlone } from '#server/admin/open-store.ts';
import { start } from '#server/main.ts';
import { openAccount } from '../fixtures/account.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import type { FreshDatabase } from '../fixtures/postgres.ts';
import { smallServer } from '../fixtures/small-server.ts';
import { bareClient } from './fixtures/bare-client.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await databaseWithKey();
});
afterAll(() => fresh?.drop());

test('a restore waits for no server, whatever that calls itself at the database, and none starts meanwhile', async () => {
  // An operator names the connections, so that they are known in a list of many.
  const named = new URL(fresh.url);
  named.searchParams.set('application_name', 'our-product');
  const serve = () => start({ DATABASE_URL: named.href, ...smallServer }, bareClient);
  const restoring = () => openAlone({ databaseUrl: fresh.url, dataDir: '' });
  const server = await serve();
  const url = server.settings.publicUrl;
  const { accessToken } = await openAccount(url);
  await expect(restoring()).rejects.toThrow('Stop all servers first.');
  const me = await fetch(`${url}/api/user/me`, { headers: { authorization: `Bearer ${accessToken}` } });
  expect(me.status).toBe(200);
  await server.stop();

  const { stop } = await restoring();
  await expect(serve()).rejects.toThrow('The database is being restored.');
  await stop();
  await (await restoring()).stop();
});
