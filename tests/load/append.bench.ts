import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { startPostgres } from '../../src/server/postgres/start-postgres.ts';
import { newFounder } from '../e2e/founder.ts';
import { startProduct } from '../fixtures/product.ts';
import { measureCanvases } from './append-canvas.ts';
import { registerByHttp } from './register-by-http.ts';
import { sendCommand } from './send-command.ts';

const clients = 16;
const roundMs = 2_000;
const rounds = 5;
const comparedRounds = 21;

interface Figures {
  readonly perSecond: number;
  readonly p99Ms: number;
}

interface Row {
  readonly round: string;
  readonly 'commands/s': number;
  readonly 'p99, ms': number;
  readonly 'raw inserts/s': number;
  readonly 'raw p99, ms': number;
  readonly ratio: number;
}

interface Compared {
  readonly round: string;
  readonly 'this build, commands/s': number;
  readonly 'the other': number;
  readonly ratio: number;
}

/**
 * With another checkout of the product: the same commands to both, round by round in turn, each on a database of its own.
 * Without one: commands through HTTP, one a request, against plain single-row INSERTs of a like row on the same database, both with
 * 16 clients, rounds interleaved; then what a canvas costs more for being large. The product is its own process; each client is a founder with a workspace.
 */
export async function measure(against?: string): Promise<object[]> {
  if (against !== undefined) return compare(against);
  const dataDir = mkdtempSync(join(tmpdir(), 'groundwork-bench-'));
  const postgres = await startPostgres({ dataDir, port: 0, log: pino({ level: 'silent' }) });
  const product = await startProduct({ RATE_LIMIT: 'off', DATABASE_URL: postgres.connectionString });
  const pool = new pg.Pool({ connectionString: postgres.connectionString, max: clients });
  try {
    const tokens = await Promise.all(
      Array.from({ length: clients }, (_, n) => registerByHttp(product.url, newFounder(`append-${n}`))),
    );
    await pool.query('CREATE TABLE raw_insert (id uuid PRIMARY KEY, data jsonb NOT NULL, at timestamptz NOT NULL)');
    const agent = new Agent({ keepAlive: true, maxSockets: clients });
    const commands = new URL('/api/v1/commands', product.url);
    const command = (n: number): Promise<void> => sendCommand(commands, agent, tokens[n] ?? '');
    const insert = (): Promise<void> => insertRow(pool);
    await round(command);
    await round(insert);
    const rows: Row[] = [];
    for (let n = 1; n <= rounds; n++) {
      const raw = await round(insert);
      const ours = await round(command);
      rows.push(rowOf(String(n), ours, raw));
    }
    return [...rows, medianOf(rows), ...(await measureCanvases(product.url))];
  } finally {
    await pool.end();
    await product.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function compare(folder: string): Promise<Compared[]> {
  const products = [await startProduct({ RATE_LIMIT: 'off' }), await startProduct({ RATE_LIMIT: 'off' }, folder)];
  try {
    const sides: ((client: number) => Promise<void>)[] = [];
    for (const { url } of products) {
      const tokens: string[] = [];
      for (let n = 0; n < clients; n++) tokens.push(await registerByHttp(url, newFounder(`append-${n}`)));
      const agent = new Agent({ keepAlive: true, maxSockets: clients });
      const commands = new URL('/api/v1/commands', url);
      sides.push((n) => sendCommand(commands, agent, tokens[n] ?? ''));
    }
    for (const side of sides) await round(side);
    const rows: Compared[] = [];
    for (let n = 1; n <= comparedRounds; n++) {
      const found: number[] = [];
      // Whoever comes second in a round comes first in the next.
      for (const place of n % 2 ? [0, 1] : [1, 0]) {
        const side = sides[place];
        if (side) found[place] = (await round(side)).perSecond;
      }
      const [ours = Number.NaN, theirs = Number.NaN] = found;
      rows.push({
        round: String(n),
        'this build, commands/s': Math.round(ours),
        'the other': Math.round(theirs),
        ratio: Number((ours / theirs).toFixed(3)),
      });
    }
    const middle = rows.toSorted((a, b) => a.ratio - b.ratio)[Math.floor(rows.length / 2)];
    return middle ? [...rows, { ...middle, round: 'median' }] : rows;
  } finally {
    for (const product of products) await product.close();
  }
}

async function round(once: (client: number) => Promise<void>): Promise<Figures> {
  const took: number[] = [];
  const start = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() - start < roundMs) {
        const sent = performance.now();
        await once(client);
        took.push(performance.now() - sent);
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  took.sort((a, b) => a - b);
  return { perSecond: took.length / seconds, p99Ms: took[Math.floor(took.length * 0.99)] ?? 0 };
}

async function insertRow(pool: pg.Pool): Promise<void> {
  await pool.query('INSERT INTO raw_insert (id, data, at) VALUES ($1, $2, $3)', [
    crypto.randomUUID(),
    { title: 'Crumb: what each bake really costs' },
    new Date(),
  ]);
}

function rowOf(name: string, ours: Figures, raw: Figures): Row {
  return {
    round: name,
    'commands/s': Math.round(ours.perSecond),
    'p99, ms': Number(ours.p99Ms.toFixed(1)),
    'raw inserts/s': Math.round(raw.perSecond),
    'raw p99, ms': Number(raw.p99Ms.toFixed(1)),
    ratio: Number((ours.perSecond / raw.perSecond).toFixed(2)),
  };
}

function medianOf(rows: readonly Row[]): Row {
  const sorted = [...rows].sort((a, b) => a.ratio - b.ratio);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('no rounds');
  return { ...middle, round: 'median' };
}
