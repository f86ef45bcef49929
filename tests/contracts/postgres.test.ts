import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { connectTo } from '#server/postgres/connect-to.ts';
import { type EmbeddedPostgres, startPostgres } from '#server/postgres/start-postgres.ts';
import type { StoreConnection } from '#server/postgres/store-connection.ts';
import { type MadeCluster, makeCluster } from './fixtures/made-cluster.ts';
import { end, type Holder, holdPostgres } from './hold-postgres.ts';

let dataDir: string;
let made: MadeCluster;
beforeAll(async () => {
  made = await makeCluster();
});
afterAll(() => made?.remove());
const holders: Holder[] = [];
const started: StoreConnection[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'groundwork-postgres-'));
});
afterEach(async () => {
  for (const holder of holders.splice(0)) await end(holder, 'SIGTERM');
  for (const each of started.splice(0)) await each.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(options: Partial<EmbeddedPostgres> = {}): Promise<StoreConnection> {
  const running = await startPostgres({ dataDir, log: { info: () => undefined }, ...options });
  started.push(running);
  return running;
}

async function hold(): Promise<Holder> {
  const holder = await holdPostgres(dataDir);
  holders.push(holder);
  return holder;
}

async function ask(url: string | undefined, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const postmasterPid = (): number =>
  Number(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]);

const soon = { timeout: 60_000 };

/** A process that has ended stays visible until its parent has taken notice. */
const gone = (pid: number) => vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), soon);

test('it is made on the first start, on the loopback alone, and keeps its data over a stop', async () => {
  const first = await start();
  expect(first.adopted).toBe(false);
  await ask(first.connectionString, 'create table kept as select 1 as n');
  expect(
    await ask(
      first.connectionString,
      `select current_setting('listen_addresses') as listens, current_setting('unix_socket_directories') as sockets,
        current_setting('fsync') as fsync, current_setting('server_encoding') as encoding`,
    ),
  ).toEqual([{ listens: '127.0.0.1', sockets: '', fsync: 'on', encoding: 'UTF8' }]);
  expect(statSync(join(dataDir, 'postgres/password')).mode & 0o777).toBe(0o600);
  const stranger = first.connectionString.replace(/:[^:@]+@/, ':guess@');
  await expect(ask(stranger, 'select 1')).rejects.toThrow('password authentication failed');
  const pid = postmasterPid();
  await first.stop();
  await gone(pid);
  expect(await ask((await start()).connectionString, 'select n from kept')).toEqual([{ n: 1 }]);
});

test('after a kill -9 of its parent it is adopted, and stopped by the one who adopted it', async () => {
  made.copyTo(dataDir);
  const holder = await hold();
  await ask(holder.connectionString, 'create table kept as select 1 as n');
  const pid = postmasterPid();
  await end(holder, 'SIGKILL');
  const adopted = await start();
  expect([adopted.adopted, postmasterPid()]).toEqual([true, pid]);
  expect(await ask(adopted.connectionString, 'select n from kept')).toEqual([{ n: 1 }]);
  await adopted.stop();
  await expect(ask(adopted.connectionString, 'select 1')).rejects.toThrow('ECONNREFUSED');
});

test('a second process is refused with the name of the first, which is unharmed', async () => {
  made.copyTo(dataDir);
  const first = await hold();
  const second = await hold();
  expect(second.refused).toMatch(
    new RegExp(`^The data in .* is in use by groundwork pid ${first.child.pid}, started 20[-0-9T:]+Z, port 4123\\. `),
  );
  expect(await ask(first.connectionString, 'select 1 as n')).toEqual([{ n: 1 }]);
  await end(first, 'SIGTERM');
  expect(readdirSync(join(dataDir, 'postgres/data'))).not.toContain('postmaster.pid');
});

test('of two first starts at once one wins, and nothing half done is left, nor what one left that was killed', async () => {
  const gone = spawnSync(process.execPath, ['--version']).pid;
  mkdirSync(join(dataDir, `postgres.new-${gone}-abc/data`), { recursive: true });
  const both = await Promise.all([hold(), hold()]);
  expect(both.map((holder) => holder.refused === undefined).sort()).toEqual([false, true]);
  expect(readdirSync(dataDir)).toEqual(['postgres']);
});

test('it recovers when it was killed itself, also when its number belongs to another program by now', async () => {
  made.copyTo(dataDir);
  const first = await start();
  await ask(first.connectionString, 'create table kept as select 1 as n');
  const file = join(dataDir, 'postgres/data/postmaster.pid');
  const written = readFileSync(file, 'utf8');
  process.kill(postmasterPid(), 'SIGKILL');
  await gone(postmasterPid());
  writeFileSync(file, written.replace(/^\d+/, String(process.pid)));
  expect(await ask((await start()).connectionString, 'select n from kept')).toEqual([{ n: 1 }]);
});

test('its death is told to the parent, a stop is not', async () => {
  made.copyTo(dataDir);
  const onLost = vi.fn();
  const dying = await start({ onLost });
  process.kill(postmasterPid(), 'SIGKILL');
  await vi.waitFor(() => expect(onLost).toHaveBeenCalled(), soon);
  await dying.stop();
  const silent = vi.fn();
  await (await start({ onLost: silent })).stop();
  expect(silent).not.toHaveBeenCalled();
});

test.runIf(process.getuid?.() === 0)(
  'root without user namespaces runs it as nobody, and with them again',
  async () => {
    const open = mkdtempSync(join(tmpdir(), 'groundwork-postgres-'));
    spawnSync('chmod', ['755', open]);
    try {
      for (const allowNamespace of [false, true, false]) {
        const running = await start({ dataDir: open, allowNamespace });
        expect(await ask(running.connectionString, 'select 1 as n')).toEqual([{ n: 1 }]);
        expect(statSync(join(open, 'postgres/data')).uid).toBe(allowNamespace ? 0 : 65_534);
        await running.stop();
      }
      spawnSync('chmod', ['700', open]);
      await expect(start({ dataDir: open, allowNamespace: false })).rejects.toThrow('set DATA_DIR to a folder every');
    } finally {
      rmSync(open, { recursive: true });
    }
  },
);

test.each(['file/in/the/way', 'file'])(
  'a folder that cannot be written is refused, naming DATA_DIR: %s',
  async (name) => {
    writeFileSync(join(dataDir, 'file'), '');
    await expect(start({ dataDir: join(dataDir, name) })).rejects.toThrow(/^DATA_DIR is .* isn’t writable .*ENOTDIR/);
  },
);

test.each([
  ['postgres://me:secret@127.0.0.1:1/db', /^DATABASE_URL names postgres:\/\/me@127.0.0.1:1\/db, .*ECONNREFUSED/],
  ['postgres://me:secret@localhost:1/db', /^DATABASE_URL names .* can’t be reached: .*ECONNREFUSED/],
  ['nonsense', /^DATABASE_URL isn’t an address/],
])('a DATABASE_URL that cannot be used is refused by name and without its password: %s', async (url, message) => {
  const refused = await connectTo(url).catch((error: Error) => error.message);
  expect(refused).toMatch(message);
  expect(refused).not.toContain('secret');
});

test('a DATABASE_URL that answers is taken by several servers at once', async () => {
  made.copyTo(dataDir);
  const { connectionString } = await start();
  const both = await Promise.all([connectTo(connectionString), connectTo(connectionString)]);
  expect(both.map((each) => each.connectionString)).toEqual([connectionString, connectionString]);
  expect(both[0]?.where).toMatch(/^postgres:\/\/groundwork@127\.0\.0\.1:\d+\/groundwork$/);
});
