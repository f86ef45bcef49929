import { randomUUID } from 'node:crypto';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { openAccount } from '../fixtures/account.ts';
import { serveAlone } from '../fixtures/serve-alone.ts';
import { sendCommand } from './send-command.ts';

const assumptions = 200;
const readings = 200;
const endpoints = 10;
const deliveries = 1000;
const rounds = 5;
const roundMs = 4_000;
const founders = 2;
/** So that a server never has nothing under way while it is measured. */
const answeredAfterMs = 20;

type Alone = Awaited<ReturnType<typeof serveAlone>>;
interface Row {
  readonly figure: string;
  readonly ours: number;
  readonly other: number;
  readonly ratio: number;
  readonly 'at most': number;
}

/**
 * The cost of programs: a reading of 200 assumptions against the fold that it is read from, both by token; and commands of
 * founders while 1,000 messages wait for the webhooks of another workspace, against the same without any, rounds
 * interleaved. The server is a process of its own.
 */
export async function measure(): Promise<Row[]> {
  const server = await serveAlone({ WEBHOOKS_TO_LOOPBACK: 'on', ACCESS_TOKEN_TTL_S: '86400' });
  try {
    return [await measureReadings(server), await measureFounders(server)];
  } finally {
    await server.stop();
  }
}

const fixed = (n: number): number => Number(n.toFixed(2));
const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) * share)] ?? 0;

async function measureReadings(server: Alone): Promise<Row> {
  const projectId = randomUUID();
  const stream = `ledger-${projectId}`;
  const ideaId = randomUUID();
  const at = new Date().toISOString();
  const commands = [
    { type: 'CaptureIdea', stream: `idea-${ideaId}`, data: { title: 'Crumb' } },
    { type: 'StartProject', stream: `project-${projectId}`, data: { ideaId, canvasId: randomUUID() } },
    ...Array.from({ length: assumptions }, (_, n) => ({
      ...{ type: 'StateAssumption', stream },
      data: { assumptionId: randomUUID(), text: `Bakers pay ${n}`, lens: 'viability', importance: 4, critical: false },
    })),
  ].map((command) => ({ id: randomUUID(), at, ...command }));
  const { results } = (await server.call('POST', '/api/v1/commands', { commands })) as {
    readonly results: readonly { readonly status: string }[];
  };
  if (results.some(({ status }) => status !== 'accepted')) throw new Error('An assumption was not taken.');
  const wanted = { name: 'Bench', scope: 'write', expiresInDays: 30 };
  const { token } = (await server.call('POST', '/api/v1/tokens', wanted)) as { readonly token: string };
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (path: string): Promise<string> => {
    const { status, text } = await get(agent, new URL(path, server.url), token);
    if (status !== 200) throw new Error(`${path} was answered ${status}`);
    return text;
  };
  const path = `/api/v1/projects/${projectId}/assumptions?limit=${assumptions}`;
  const { items } = JSON.parse(await ask(path)) as { readonly items: readonly object[] };
  if (items.length !== assumptions) throw new Error('An assumption is missing.');
  const took = { reading: [] as number[], fold: [] as number[] };
  const timed = async (into: number[], work: () => Promise<unknown>): Promise<void> => {
    const began = performance.now();
    await work();
    into.push(performance.now() - began);
  };
  // A token has 600 calls a minute.
  for (let n = 0; n < readings; n++) {
    await timed(took.fold, () => ask(`/api/v1/snapshot?stream=${stream}`));
    await timed(took.reading, () => ask(path));
    await wait(200);
  }
  agent.destroy();
  const [ours, other] = [quantile(took.reading, 0.5), quantile(took.fold, 0.5)];
  return {
    figure: 'reading of 200 assumptions, p50 in ms, of /snapshot',
    ...{ ours: fixed(ours), other: fixed(other), ratio: fixed(ours / other), 'at most': 1.5 },
  };
}

function get(agent: Agent, url: URL, token: string) {
  return new Promise<{ readonly status: number; readonly text: string }>((resolve, reject) => {
    const sent = request(url, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    sent.on('error', reject);
    sent.end();
  });
}

async function measureFounders(server: Alone): Promise<Row> {
  const receiver = createServer((asked, answer) => {
    asked.resume();
    setTimeout(() => answer.end(), answeredAfterMs);
  });
  await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const accounts = await Promise.all(Array.from({ length: founders }, () => openAccount(server.url)));
  const pool = new pg.Pool({ connectionString: server.databaseUrl, max: 1 });
  const agent = new Agent({ keepAlive: true, maxSockets: founders });
  const commands = new URL('/api/v1/commands', server.url);
  const work = async (): Promise<number> => {
    const took: number[] = [];
    const until = performance.now() + roundMs;
    await Promise.all(
      accounts.map(async ({ accessToken }) => {
        while (performance.now() < until) {
          const began = performance.now();
          await sendCommand(commands, agent, accessToken);
          took.push(performance.now() - began);
        }
      }),
    );
    return quantile(took, 0.99);
  };
  const waiting = async (): Promise<number> => {
    const { rows } = await pool.query<{ n: string }>(
      `SELECT count(*) AS n FROM webhook_deliveries WHERE state = 'waiting'`,
    );
    return Number(rows[0]?.n);
  };
  const busy = async (): Promise<number> => {
    const ids: string[] = [];
    for (let n = 0; n < endpoints; n++) {
      const webhook = { url: `${origin}/${n}`, types: ['comment.created'] };
      const made = await server.call('POST', '/api/v1/webhooks', webhook);
      ids.push((made as { readonly id: string }).id);
    }
    await server.call('POST', '/api/v1/commands', { commands: comments(deliveries / endpoints) });
    if ((await waiting()) < deliveries * 0.9) throw new Error('Too few messages wait.');
    const p99 = await work();
    if ((await waiting()) === 0) throw new Error('The messages were sent before the founders were measured.');
    for (const id of ids) await server.call('DELETE', `/api/v1/webhooks/${id}`);
    return p99;
  };
  await work();
  const found: { readonly ours: number; readonly other: number }[] = [];
  for (let n = 0; n < rounds; n++) {
    const other = await work();
    found.push({ ours: await busy(), other });
  }
  agent.destroy();
  receiver.close();
  await pool.end();
  const ratios = found.map((each) => ({ ...each, ratio: each.ours / each.other })).sort((a, b) => a.ratio - b.ratio);
  const { ours, other, ratio } = ratios[Math.floor(rounds / 2)] ?? { ours: 0, other: 0, ratio: 0 };
  return {
    figure: 'p99 of founders’ commands in ms while 1,000 messages wait, of none',
    ...{ ours: fixed(ours), other: fixed(other), ratio: fixed(ratio), 'at most': 1.1 },
  };
}

/** A thread of so many comments. */
function comments(count: number): object[] {
  const stream = `thread-${randomUUID()}`;
  const at = new Date().toISOString();
  return Array.from({ length: count }, (_, n) => {
    const id = randomUUID();
    if (n > 0) return { id, type: 'Reply', stream, data: { commentId: randomUUID(), text: `${n}` }, at };
    const data = { subject: { kind: 'idea', id: randomUUID() }, text: 'First' };
    return { id, type: 'StartThread', stream, data, at };
  });
}
