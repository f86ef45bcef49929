import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { askFrom } from '../fixtures/ask-from.ts';
import { startProduct } from '../fixtures/product.ts';
import { join, type Member, renew, send, signIn } from './starve/attacker.ts';

const aloneMs = 6_000;
const attackedMs = 40_000;
/** Below what an account may call in a minute. */
const commandEveryMs = 60;
const signInEveryMs = 1500;

interface Row {
  readonly figure: string;
  readonly alone: number;
  readonly attacked: number;
  readonly bound: number;
  readonly 'of the bound': string;
}

interface Figures {
  readonly commands: readonly number[];
  readonly signIns: readonly number[];
  readonly failed: number;
  /** Peak memory of the server's process, in MB. */
  readonly memory: number;
}

/**
 * Measures the product for a founder alone, and beside four attackers with accounts and addresses of their own: a flood
 * of passwords, readers who do not read, canvases as large as they can be, and a flood of live messages. All on one
 * machine, so the attackers' own work and the database's are part of it.
 */
export async function measure(): Promise<Row[]> {
  const product = await startProduct({ RATE_LIMIT: 'on' });
  const attackers = new Worker(new URL('./starve/attackers.ts', import.meta.url), { workerData: { url: product.url } });
  const ended = once(attackers, 'exit');
  try {
    const founder = await join(product.url, '127.0.0.1', 'honest');
    await once(attackers, 'message');
    const alone = await figuresOf(await renew(founder), aloneMs);
    attackers.postMessage('begin');
    const attacked = await figuresOf(await renew(founder), attackedMs);
    attackers.postMessage('end');
    return rowsOf(alone, attacked);
  } finally {
    attackers.postMessage('end');
    await Promise.race([ended, wait(5000)]);
    await attackers.terminate();
    await product.close();
  }
}

/** Sends commands and signs in at a steady pace, each when its time has come and not when the one before was answered. */
async function figuresOf(founder: Member, forMs: number): Promise<Figures> {
  const commands: number[] = [];
  const signIns: number[] = [];
  let failed = 0;
  let memory = 0;
  const timed = async (took: number[], call: () => Promise<{ readonly status: number }>): Promise<void> => {
    const start = performance.now();
    const answer = await call().catch(() => ({ status: 0 }));
    took.push(performance.now() - start);
    if (answer.status !== 200) failed += 1;
  };
  const capture = () =>
    send(founder, `idea-${crypto.randomUUID()}`, 'CaptureIdea', { title: 'Crumb: what each bake really costs' });
  const under: Promise<void>[] = [];
  const pace = (everyMs: number, once: () => Promise<void>): NodeJS.Timeout =>
    setInterval(() => under.push(once()), everyMs);
  const timers = [
    pace(commandEveryMs, () => timed(commands, capture)),
    pace(signInEveryMs, () => timed(signIns, () => signIn(founder.url, founder.from, founder))),
    pace(500, async () => {
      memory = Math.max(memory, await memoryOf(founder.url));
    }),
  ];
  await wait(forMs);
  for (const timer of timers) clearInterval(timer);
  await Promise.all(under);
  return { commands, signIns, failed, memory };
}

async function memoryOf(url: string): Promise<number> {
  const { body } = await askFrom(`${url}/metrics`, { from: '127.0.0.1' });
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(body)?.[1] ?? Number.NaN) / 1e6;
}

function rowsOf(alone: Figures, attacked: Figures): Row[] {
  const row = (figure: string, bound: number, of: (figures: Figures) => number): Row => ({
    figure,
    alone: Math.round(of(alone)),
    attacked: Math.round(of(attacked)),
    bound,
    'of the bound': bound === 0 ? '' : `${Math.round((of(attacked) / bound) * 100)} %`,
  });
  return [
    row('command p50, ms', 250, ({ commands }) => quantile(commands, 0.5)),
    row('command p99, ms', 250, ({ commands }) => quantile(commands, 0.99)),
    row('sign-in, the slowest, ms', 2000, ({ signIns }) => Math.max(...signIns)),
    row('calls that failed', 0, ({ failed }) => failed),
    row('memory of the server, MB', 1000, ({ memory }) => memory),
  ];
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
