import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { startPostgres } from '../../src/server/postgres/start-postgres.ts';
import { readLive } from '../contracts/live-reader.ts';
import { type Account, openAccount } from '../fixtures/account.ts';
import { type Product, startProduct } from '../fixtures/product.ts';
import { publishPage } from '../fixtures/publish-page.ts';
import { sendCommand } from './send-command.ts';

const workspaces = 10_000;
const eventsEach = 100;
const rounds = 150;
const connections = 1000;
const tabsEach = 20;
/** Of what it takes on an empty database. */
const targetRatio = 1.3;

/** Sessions last longer than filling takes. */
const settings = { RATE_LIMIT: 'off', ACCESS_TOKEN_TTL_S: '86400' };

interface Row {
  readonly figure: string;
  readonly 'with much, p50 ms': number;
  readonly 'empty, p50 ms': number;
  readonly ratio: number | '';
  readonly 'at most': number | '';
}

interface Side {
  readonly product: Product;
  readonly token: string;
  readonly page: string;
}

/**
 * One founder's work on a database with a million facts of ten thousand others, and on an empty one on the same server,
 * call by call in turn; then a thousand live connections of one server.
 */
export async function measure(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'groundwork-bench-'));
  const postgres = await startPostgres({ dataDir, port: 0, log: pino({ level: 'silent' }) });
  const urls = ['much', 'empty'].map((name) => {
    const url = new URL(postgres.connectionString);
    url.pathname = name;
    return url.href;
  });
  const admin = new pg.Client({ connectionString: postgres.connectionString });
  await admin.connect();
  await admin.query('CREATE DATABASE much');
  await admin.query('CREATE DATABASE empty');
  await admin.end();
  const products = await Promise.all(urls.map((url) => startProduct({ ...settings, DATABASE_URL: url })));
  try {
    await fill(urls[0] ?? '');
    const sides: Side[] = [];
    for (const product of products) sides.push(await sideOf(product));
    const [much, empty] = sides as [Side, Side];
    const agent = new Agent({ keepAlive: true, maxSockets: 4 });
    const rows = [
      await compare('a command is answered', much, empty, (side) =>
        sendCommand(new URL('/api/v1/commands', side.product.url), agent, side.token),
      ),
      await compare('all facts for a new device', much, empty, ({ product: { url }, token }) =>
        read(`${url}/api/v1/events?after=0&limit=1000`, token),
      ),
      await compare('a published page', much, empty, ({ product: { url }, page }) => read(`${url}/p/${page}`)),
    ];
    return [...rows, ...(await measureLive(much, agent))];
  } finally {
    await Promise.all(products.map((product) => product.close()));
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 });
  }
}

/** Facts of ideas as they lie in a log; nobody will read them, so they are not chained. */
async function fill(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `INSERT INTO workspaces (id, position) SELECT md5('w' || w)::uuid, $2 FROM generate_series(1, $1) w`,
    [workspaces, eventsEach],
  );
  await client.query(
    `INSERT INTO events (workspace_id, position, stream, version, command_id, n, type, v, data, at, recorded_at,
       by_kind, by_id, device, change_id, seals, hash)
     SELECT md5('w' || w)::uuid, p, 'idea-' || md5(w || '-' || p)::uuid, 1, md5('c' || w || '-' || p), 0, 'IdeaCaptured', 1,
       jsonb_build_object('title', 'An idea of somebody else, number ' || p), now(), now(),
       'founder', md5('f' || w), md5('d' || w), md5('c' || w || '-' || p), '{}', md5('h' || w || '-' || p)
     FROM generate_series(1, $1) w, generate_series(1, $2) p`,
    [workspaces, eventsEach],
  );
  await client.query(
    `INSERT INTO commands (workspace_id, id, recorded_at) SELECT workspace_id, command_id, recorded_at FROM events`,
  );
  await client.query('VACUUM ANALYZE');
  await client.end();
}

async function sideOf(product: Product): Promise<Side> {
  const { slug, account } = await publishPage(product.url, `scale-${product.port}`);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const commands = new URL('/api/v1/commands', product.url);
  for (let n = 0; n < eventsEach; n++) await sendCommand(commands, agent, account.accessToken);
  agent.destroy();
  return { product, token: account.accessToken, page: slug };
}

async function compare(figure: string, much: Side, empty: Side, call: (side: Side) => Promise<void>): Promise<Row> {
  const times: [number[], number[]] = [[], []];
  for (let n = 0; n < rounds; n++) {
    times[0].push(await timed(() => call(much)));
    times[1].push(await timed(() => call(empty)));
  }
  // The first calls find nothing in any cache.
  const [full, bare] = times.map((each) => medianOf(each.slice(10))) as [number, number];
  return {
    ...rowOf(figure, full),
    'empty, p50 ms': rounded(bare),
    ratio: rounded(full / bare),
    'at most': targetRatio,
  };
}

async function read(url: string, token?: string): Promise<void> {
  const answer = await fetch(url, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  await answer.text();
}

/** One founder's tabs, all of them live: what a connection costs, and when the last of them has an edit. */
async function measureLive({ product }: Side, agent: Agent): Promise<Row[]> {
  const founders: Account[] = [];
  for (let n = 0; n < connections / tabsEach; n++) founders.push(await openAccount(product.url));
  const commands = new URL('/api/v1/commands', product.url);
  for (const { accessToken } of founders) await sendCommand(commands, agent, accessToken);
  const before = memoryOf(product.pid);
  const tabs = founders.map(({ accessToken }) =>
    Array.from({ length: tabsEach }, () => readLive(product.url, product.url, accessToken)),
  );
  const each = tabs.flat();
  await Promise.all(each.map((tab) => tab.received(1)));
  const after = memoryOf(product.pid);
  const times: number[] = [];
  for (const [n, { accessToken }] of founders.entries()) {
    const arrived = Promise.all((tabs[n] ?? []).map((tab) => tab.received(2)));
    times.push(await timed(() => sendCommand(commands, agent, accessToken).then(() => arrived)));
  }
  for (const { socket } of each) socket.close();
  return [
    rowOf('an edit, until 20 tabs of 1,000 connections have it', medianOf(times)),
    rowOf('a live connection, KB of memory', (after - before) / connections),
  ];
}

/** Of a process, in KB. */
function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
}

async function timed(call: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await call();
  return performance.now() - began;
}

const rounded = (value: number): number => Number(value.toFixed(2));
const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const rowOf = (figure: string, value: number): Row => ({
  ...{ figure, 'with much, p50 ms': rounded(value), 'empty, p50 ms': 0, ratio: '', 'at most': '' },
});
