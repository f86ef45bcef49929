import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findPostmaster } from '#server/postgres/postmaster.ts';
import { bundled, compileCache, type Script } from '../fixtures/bundled.ts';
import { freshDatabase } from '../fixtures/postgres.ts';
import { type MadeCluster, makeCluster } from './fixtures/made-cluster.ts';

let folder: string;
let made: MadeCluster;
beforeAll(async () => {
  made = await makeCluster();
});
afterAll(() => made?.remove());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'groundwork-stopped-'));
});
afterEach(() => {
  const left = findPostmaster(join(folder, 'postgres/data'));
  if (left) process.kill(left.pid, 'SIGQUIT');
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
});

async function run(script: Script, args: readonly string[], env: Record<string, string>): Promise<ChildProcess> {
  const file = await bundled(script);
  return spawn(process.execPath, [file, ...args], {
    env: { ...process.env, ...compileCache, ...env },
    stdio: 'ignore',
  });
}

async function endWith(child: ChildProcess, signal: 'SIGINT' | 'SIGTERM'): Promise<unknown> {
  const exited = once(child, 'exit');
  child.kill(signal);
  const [code] = await exited;
  return code;
}

const stopped = [
  ['server', 'tests/contracts/fixtures/server-process.ts', 'SIGINT', 0],
  ['restore', 'scripts/restore.ts', 'SIGTERM', 143],
  ...(process.env['TEST_FULL']
    ? ([
        ['server', 'tests/contracts/fixtures/server-process.ts', 'SIGTERM', 0],
        ['restore', 'scripts/restore.ts', 'SIGINT', 130],
      ] as const)
    : []),
] as const;

test.each(stopped)(
  'a %s that is stopped while its PostgreSQL starts leaves none: %s, %s',
  async (_, script, signal, code) => {
    // So that what is waited for is the one that is started, not the one that makes the folder.
    made.copyTo(folder);
    const env = { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent' };
    const child = await run(script, script.includes('restore') ? [join(folder, 'none.ndjson')] : [], env);
    const postmaster = join(folder, 'postgres/data/postmaster.pid');
    await expect.poll(() => existsSync(postmaster), { interval: 2 }).toBe(true);
    expect(await endWith(child, signal)).toBe(code);
    expect(findPostmaster(join(folder, 'postgres/data'))).toBeUndefined();
  },
);

test('a backup that is stopped takes away what it has written', async () => {
  const { url, drop } = await freshDatabase();
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.query('BEGIN');
  await other.query('LOCK TABLE events IN ACCESS EXCLUSIVE MODE');
  const child = await run('scripts/backup.ts', [join(folder, 'saved.ndjson')], { DATABASE_URL: url });
  await expect.poll(() => readdirSync(folder), { interval: 2 }).toEqual([expect.stringContaining('.part-')]);
  expect(await endWith(child, 'SIGINT')).toBe(130);
  expect(readdirSync(folder)).toEqual([]);
  await other.end();
  await expect
    .poll(() =>
      drop().then(
        () => 'gone',
        () => 'in use',
      ),
    )
    .toBe('gone');
});
