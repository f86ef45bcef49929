import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CommandResult } from '#domain/log/command-result.ts';
import { type Running, start } from '#server/main.ts';
import { type Founder, newFounder } from '../e2e/founder.ts';
import { smallServer } from '../fixtures/small-server.ts';
import { registerByHttp } from '../load/register-by-http.ts';
import { capture } from './event-store-fixture.ts';
import { bareClient } from './fixtures/bare-client.ts';
import { runScript } from './fixtures/run-script.ts';

let folder: string;
let running: Running | undefined;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'groundwork-backup-'));
});
afterAll(async () => {
  await running?.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
});

const serve = (dataDir: string): Promise<Running> =>
  start({ DATA_DIR: dataDir, ...smallServer, RATE_LIMIT: 'off' }, bareClient);

async function json({ settings }: Running, path: string, token: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(`${settings.publicUrl}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** Signs in by the password, as the browser does, and returns the access token. */
async function signIn(server: Running, { email, password }: Founder): Promise<string> {
  const toolkit = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local';
  const { idToken } = (await json(server, toolkit, '', { email, password, returnSecureToken: true })) as {
    idToken: string;
  };
  const pair = await json(server, '/api/v1/auth/login', '', { firebaseToken: idToken });
  return (pair as { accessToken: string }).accessToken;
}

test('a backup made while the server runs comes back in an empty place: same log, same state, and its founder signs in', async () => {
  const [source, target, file] = ['source', 'target', 'saved.ndjson'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const founder = newFounder('saved');
  const ideas = Array.from({ length: 40 }, (_, n) => capture(`idea ${n}`));
  running = await serve(source);
  const token = await registerByHttp(running.settings.publicUrl, founder);
  await json(running, '/api/v1/commands', token, { commands: ideas });
  const before = {
    events: await json(running, '/api/v1/events', token),
    state: await json(running, `/api/v1/snapshot?stream=${ideas[0]?.stream}`, token),
  };

  const saved = await runScript('backup', [file], { DATA_DIR: source });
  expect(saved).toMatchObject({ code: 0, stderr: '' });
  expect(saved.stdout).toMatch(/^ {2}events +40$/m);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await json(running, '/api/v1/commands', token, { commands: [capture('after the backup')] });

  const refused = await runScript('restore', [file, '--replace'], { DATA_DIR: source });
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect(refused.stderr).toContain('Stop it first');
  await running.stop();

  const restored = await runScript('restore', [file], { DATA_DIR: target });
  expect(restored).toMatchObject({ code: 0, stderr: '' });
  expect(restored.stdout).toContain('Checked the hashes of 1 log: all match.');

  running = await serve(target);
  const ended = await fetch(`${running.settings.publicUrl}/api/user/me`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(ended.status).toBe(401);
  const anew = await signIn(running, founder);
  const after = {
    events: await json(running, '/api/v1/events', anew),
    state: await json(running, `/api/v1/snapshot?stream=${ideas[0]?.stream}`, anew),
  };
  expect(after).toEqual(before);

  const again = (await json(running, '/api/v1/commands', anew, { commands: [ideas[0], capture('next')] })) as {
    results: CommandResult[];
  };
  const positions = again.results.flatMap((each) => (each.status === 'accepted' ? each.events : []));
  expect(positions.map(({ position }) => position)).toEqual([1, 41]);
});

test('without data there is nothing to save', async () => {
  const run = await runScript('backup', [join(folder, 'none.ndjson')], { DATA_DIR: join(folder, 'nowhere') });
  expect(run).toMatchObject({ code: 1, stdout: '' });
  expect(run.stderr).toContain('There is no database in');
});
