import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { startPostgres } from '../../src/server/postgres/start-postgres.ts';
import { type Product, startProduct } from '../fixtures/product.ts';
import { publishPage } from '../fixtures/publish-page.ts';
import { bytesARow } from './scale/bytes-a-row.ts';
import { fillWorkspaces } from './scale/fill-workspaces.ts';
import { measureFounders } from './scale/measure-founders.ts';
import { measureLive } from './scale/measure-live.ts';
import { median } from './scale/median.ts';
import { sendCommand } from './send-command.ts';

const others = { workspaces: 10_000, eventsEach: 100 };
const rounds = 150;
const clients = 16;
const throughputRounds = 5;
const roundMs = 2000;
/** Highest acceptable ratio to the time on an empty database. */
const targetRatio = 1.3;

/** Sessions last longer than filling takes. */
const settings = { RATE_LIMIT: 'off', ACCESS_TOKEN_TTL_S: '86400' };

interface Row {
  readonly figure: string;
  readonly 'with much': number;
  readonly empty: number | '';
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
 * call by call in turn; then how much one server does in a second, and what founders and live connections take of it.
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
    const sides: Side[] = [];
    for (const product of products) sides.push(await sideOf(product));
    const [much, empty] = sides as [Side, Side];
    await fillWorkspaces(urls[0] ?? '', much.page, others);
    const agent = new Agent({ keepAlive: true, maxSockets: clients });
    const command = (side: Side) => sendCommand(new URL('/api/v1/commands', side.product.url), agent, side.token);
    const page = ({ product: { url }, page: slug }: Side) => read(`${url}/p/${slug}`);
    const rows = [
      await compare('a command is answered, ms (p50)', much, empty, command),
      await compare('all facts for a new device, ms (p50)', much, empty, ({ product: { url }, token }) =>
        read(`${url}/api/v1/events?after=0&limit=1000`, token),
      ),
      await compare('a published page, ms (p50)', much, empty, page),
      await compareThroughput('commands a second, of 16 at once', much, empty, command),
      await compareThroughput('published pages a second, to 16 at once', much, empty, page),
    ];
    const founderKb = await measureFounders(much.product);
    // A process that has held much keeps room for it: connections are counted in the other one.
    const live = await measureLive(empty.product);
    return [
      ...rows,
      rowOf('a founder who has just written 100 ideas, KB of memory', founderKb),
      rowOf('a live connection of 1,000, KB of memory', live.kb),
      rowOf('an edit, until 20 tabs of 1,000 connections have it, ms (p50)', live.editMs),
      ...(await bytesARow(urls[0] ?? '')).map(({ table, bytesARow: bytes }) =>
        rowOf(`a row of ${table}, bytes`, bytes),
      ),
    ];
  } finally {
    await Promise.all(products.map((product) => product.close()));
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 });
  }
}

async function sideOf(product: Product): Promise<Side> {
  const { slug, account } = await publishPage(product.url, `scale-${product.port}`);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const commands = new URL('/api/v1/commands', product.url);
  for (let n = 0; n < others.eventsEach; n++) await sendCommand(commands, agent, account.accessToken);
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
  const [full, bare] = times.map((each) => median(each.slice(10))) as [number, number];
  return { ...rowOf(figure, full), empty: rounded(bare), ratio: rounded(full / bare), 'at most': targetRatio };
}

/** The median of rounds in turn; `ratio` says how many times as long each call takes. */
async function compareThroughput(
  figure: string,
  much: Side,
  empty: Side,
  call: (side: Side) => Promise<void>,
): Promise<Row> {
  const found: [number[], number[]] = [[], []];
  for (let n = 0; n < throughputRounds; n++) {
    found[0].push(await perSecond(() => call(much)));
    found[1].push(await perSecond(() => call(empty)));
  }
  const [full, bare] = found.map(median) as [number, number];
  return { ...rowOf(figure, full), empty: rounded(bare), ratio: rounded(bare / full), 'at most': targetRatio };
}

async function perSecond(call: () => Promise<void>): Promise<number> {
  const start = performance.now();
  let calls = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (; performance.now() - start < roundMs; calls += 1) await call();
    }),
  );
  return (calls * 1000) / (performance.now() - start);
}

async function read(url: string, token?: string): Promise<void> {
  const answer = await fetch(url, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  await answer.text();
}

async function timed(call: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await call();
  return performance.now() - began;
}

const rounded = (value: number): number => Number(value.toFixed(2));
const rowOf = (figure: string, value: number): Row => ({
  ...{ figure, 'with much': rounded(value), empty: '', ratio: '', 'at most': '' },
});
