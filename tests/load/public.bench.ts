import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { startPostgres } from '../../src/server/postgres/start-postgres.ts';
import { serve } from '../contracts/fixtures/serve.ts';
import { browserAgent } from '../fixtures/page-guests.ts';
import { type FoundedPage, publishPage } from '../fixtures/publish-page.ts';
import { rawSignUps } from './public/raw-sign-ups.ts';
import { serveConstant } from './public/serve-constant.ts';
import { measureFolds } from './public/sign-up-folds.ts';
import { sendCommand } from './send-command.ts';

const clients = 16;
/** So many send forms at the same time, as on the day on which a news site links to the page. */
const crowd = 128;
/** Number of a server's database connections. */
const connections = 17;
const roundMs = 2_000;
const rounds = 5;
/** Enough for a round: forms are taken two seconds after their page, so pages are asked for first. */
const formsARound = 3000;

interface Round {
  readonly perSecond: number;
  readonly p99Ms: number;
}

/**
 * A published page against the same Fastify that answers a constant string of its size; sign-ups against INSERTs of one
 * short row, and of all rows that a sign-up leaves, while two founders work; and a sign-up after many against one after
 * few. Servers and the database are processes of their own, rounds are interleaved.
 */
export async function measure(): Promise<object[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'groundwork-bench-'));
  const postgres = await startPostgres({ dataDir, port: 0, log: pino({ level: 'silent' }) });
  // Its tokens last for the whole benchmark.
  const product = await serve({ DATABASE_URL: postgres.connectionString, ACCESS_TOKEN_TTL_S: '7200' });
  const pool = new pg.Pool({ connectionString: postgres.connectionString, max: connections });
  const agent = new Agent({ keepAlive: true, maxSockets: 2 * crowd });
  try {
    await pool.query('CREATE TABLE raw_insert (id uuid PRIMARY KEY, data jsonb NOT NULL, at timestamptz NOT NULL)');
    const page = await publishPage(product.url, 'bench');
    const founders = await Promise.all([1, 2].map((n) => publishPage(product.url, `founder-${n}`)));
    const address = new URL(`/p/${page.slug}`, product.url);
    const constant = await serveConstant(await (await fetch(address)).text());
    const ask = (url: URL) => async () => void (await send(agent, url, { headers: browserOf(nextGuest()) }));
    await round(ask(address));
    await round(ask(constant.url));
    const rows: object[] = [];
    const pages = await interleaved(
      () => round(ask(address)),
      () => round(ask(constant.url)),
    );
    rows.push({ figure: 'pages/s, of a constant string', ...pages });
    await constant.close();
    const worked: number[] = [];
    const signUpsOf = (atOnce: number) => async () => {
      const forms = await openForms(agent, address);
      await wait(2000);
      return withFounders(agent, founders, worked, () => round(() => signUp(agent, address, forms.pop()), atOnce));
    };
    for (const atOnce of [clients, crowd]) {
      const insert = () => round(() => insertRow(pool), atOnce);
      const signUps = await interleaved(signUpsOf(atOnce), insert);
      rows.push({ figure: `sign-ups/s, of INSERTs of a short row: ${atOnce} at the same time`, ...signUps });
      const insertAll = await rawSignUps(pool);
      const ofTheirRows = await interleaved(signUpsOf(atOnce), () => round(insertAll, atOnce));
      rows.push({ figure: `sign-ups/s, of INSERTs of what one leaves: ${atOnce} at the same time`, ...ofTheirRows });
    }
    const { rows: kept } = await pool.query<{ n: number }>(
      `SELECT count(*) AS n FROM events WHERE type = 'SignUpReceived'`,
    );
    rows.push({
      figure: 'sign-ups in the log, of those answered',
      ours: Number(kept[0]?.n),
      other: answered,
      ratio: Number(kept[0]?.n) / answered,
    });
    worked.sort((a, b) => a - b);
    const p99 = worked[Math.floor(worked.length * 0.99)] ?? 0;
    rows.push({
      figure: 'p99 of founders’ commands meanwhile, of 150 ms',
      ours: Math.round(p99),
      other: 150,
      ratio: fixed(p99 / 150),
    });
    return [...rows, ...(await measureFolds(postgres.connectionString))];
  } finally {
    agent.destroy();
    await pool.end();
    await product.end('SIGTERM');
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const fixed = (ratio: number): number => Number(ratio.toFixed(2));

/** The median of the ratios, with its round. */
async function interleaved(ours: () => Promise<Round>, other: () => Promise<Round>) {
  const found = [];
  for (let n = 0; n < rounds; n++) {
    const [second, first] = [await other(), await ours()];
    found.push({
      ours: Math.round(first.perSecond),
      other: Math.round(second.perSecond),
      ratio: fixed(first.perSecond / second.perSecond),
    });
  }
  found.sort((a, b) => a.ratio - b.ratio);
  return found[Math.floor(rounds / 2)];
}

async function round(once: () => Promise<void>, atOnce = clients): Promise<Round> {
  const took: number[] = [];
  const start = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() - start < roundMs) {
        const sent = performance.now();
        await once();
        took.push(performance.now() - sent);
      }
    }),
  );
  took.sort((a, b) => a - b);
  const seconds = (performance.now() - start) / 1000;
  return { perSecond: took.length / seconds, p99Ms: took[Math.floor(took.length * 0.99)] ?? 0 };
}

let guests = 0;
const nextGuest = (): number => guests++;
/** Returns the headers of a guest's own browser: a visitor with another browser is another visitor. */
const browserOf = (guest: number) => ({ 'user-agent': `${browserAgent} Tab/${guest}` });

interface Form {
  readonly guest: number;
  readonly token: string;
}

async function openForms(agent: Agent, address: URL): Promise<Form[]> {
  const forms: Form[] = [];
  const open = async (): Promise<void> => {
    while (forms.length < formsARound) {
      const guest = nextGuest();
      const { text } = await send(agent, address, { headers: browserOf(guest) });
      forms.push({ guest, token: /name="token" value="([^"]+)"/.exec(text)?.[1] ?? '' });
    }
  };
  await Promise.all(Array.from({ length: clients }, open));
  return forms;
}

let answered = 0;
async function signUp(agent: Agent, address: URL, form: Form | undefined): Promise<void> {
  if (!form) throw new Error('There are too few forms for a round.');
  const email = `person-${form.guest}@example.org`;
  const fields = { token: form.token, goal: 'sign-up', form: 'form', email, consent: 'yes', website: '' };
  const body = new URLSearchParams(fields).toString();
  const headers = { ...browserOf(form.guest), 'content-type': 'application/x-www-form-urlencoded', origin: 'null' };
  const { status, text } = await send(agent, address, { method: 'POST', headers, body });
  if (status !== 303) throw new Error(`A sign-up was answered ${status}: ${text.slice(0, 500)}`);
  answered += 1;
}

/** While two founders send a command each, one after the other. */
async function withFounders<T>(
  agent: Agent,
  founders: readonly FoundedPage[],
  took: number[],
  work: () => Promise<T>,
): Promise<T> {
  let isOver = false;
  const working = founders.map(async ({ url, account }) => {
    while (!isOver) {
      const sent = performance.now();
      await sendCommand(new URL('/api/v1/commands', url), agent, account.accessToken);
      took.push(performance.now() - sent);
      await wait(20);
    }
  });
  const result = await work();
  isOver = true;
  await Promise.all(working);
  return result;
}

const insertRow = async (pool: pg.Pool): Promise<void> => {
  const data = { email: 'ada@example.org', source: 'direct', version: 'a' };
  await pool.query('INSERT INTO raw_insert (id, data, at) VALUES ($1, $2, $3)', [
    crypto.randomUUID(),
    data,
    new Date(),
  ]);
};

interface Sent {
  readonly method?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Plain node:http, so that the client costs little. */
function send(agent: Agent, url: URL, { method = 'GET', headers, body = '' }: Sent) {
  return new Promise<{ readonly status: number; readonly text: string }>((resolve, reject) => {
    const sent = request(
      url,
      { method, agent, headers: { ...headers, 'content-length': Buffer.byteLength(body) } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => {
          text += chunk;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
