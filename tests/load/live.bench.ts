import { readFileSync } from 'node:fs';
import { eachPart } from '../../src/domain/log/parts.ts';
import { presenceLimits } from '../../src/domain/presence/presence.ts';
import { callAs, letIn, openPerson, type Person } from '../contracts/fixtures/open-team.ts';
import { type LiveReader, readLive } from '../contracts/live-reader.ts';
import { aLargeCanvas } from '../fixtures/a-large-canvas.ts';
import { fillCanvas } from '../fixtures/fill-canvas.ts';
import { canvasOf, type OpenCanvas } from '../fixtures/open-canvas.ts';
import { startProduct } from '../fixtures/product.ts';

const members = 10;
const nodes = 5000;
const edits = 300;
const warmUp = 30;
/** Seconds of presence, and of none, by turns. */
const rounds = 4;
const roundMs = 3000;
/** Ticks of a processor’s time in `/proc`, a second. */
const ticks = 100;

interface Row {
  readonly what: string;
  readonly measured: number;
  readonly target: string;
}

/**
 * Ten members of a workspace with a canvas of 5,000 nodes. One edits: until the edit is at their own second browser, and at
 * those of the others. Then all of them move their pointers, as often as they may: what that takes of the server.
 */
export async function measure(): Promise<Row[]> {
  const product = await startProduct({ RATE_LIMIT: 'off' });
  const { url } = product;
  const readers: LiveReader[] = [];
  try {
    const owner = await openPerson(url);
    const canvas = await canvasOf(url, owner, 'Bread by bicycle');
    await fillCanvas(canvas, nodes);
    const others: Person[] = [];
    for (let n = 1; n < members; n++) {
      const person = await openPerson(url);
      await letIn(url, owner, person, 'member');
      others.push(person);
    }
    const after = await endOf(url, owner);
    const open = ({ accessToken }: Person): LiveReader => readLive(url, url, accessToken, after, owner.workspace);
    // The server serves its connections in the order in which they came: the editor’s own is in the middle.
    const own = Math.floor(members / 2);
    for (const person of others.toSpliced(own, 0, owner)) readers.push(open(person));
    await Promise.all(readers.map(({ socket }) => new Promise((resolve) => socket.once('message', resolve))));
    const took = await edit(canvas, readers);
    const [mine, theirs] = [
      took.map((each) => each[own] ?? Number.NaN),
      took.flatMap((each) => each.toSpliced(own, 1)),
    ];
    const share = await sharesOfPresence(product.pid, readers);
    return [
      { what: 'an edit at the editor’s own second browser, ms (p50)', measured: rounded(quantile(mine)), target: '' },
      { what: `an edit at the ${members - 1} others, ms (p50)`, measured: rounded(quantile(theirs)), target: '' },
      { what: 'ratio', measured: rounded(quantile(theirs) / quantile(mine)), target: 'at most 1.3' },
      { what: 'words of presence, a second', measured: Math.round(share.said), target: '' },
      { what: 'of them, each at each of the others, a second', measured: Math.round(share.heard), target: '' },
      {
        what: `presence, % of a core of the server, at ${members * presenceLimits.aSecond} words a second`,
        measured: rounded(100 * share.core),
        target: 'at most 5',
      },
    ];
  } finally {
    for (const { socket } of readers) socket.terminate();
    await product.close();
  }
}

async function endOf(url: string, person: Person): Promise<number> {
  for (let after = 0; ; ) {
    const { body } = await callAs(url, person, ['GET', `/api/v1/events?after=${after}&limit=1000`], person.workspace);
    if (body.events.length === 0) return after;
    after = body.position;
  }
}

/** For each edit, how long until each reader had it. */
async function edit({ send }: OpenCanvas, readers: readonly LiveReader[]): Promise<readonly (readonly number[])[]> {
  const ids = [...eachPart(aLargeCanvas(nodes).nodes)].map(({ id }) => id);
  const took: number[][] = [];
  const before = readers.map(({ events }) => events.length);
  for (let n = 0; n < warmUp + edits; n++) {
    const began = performance.now();
    const arrivals = readers.map((reader, place) =>
      reader.received((before[place] ?? 0) + n + 1).then(() => performance.now() - began),
    );
    const id = ids[(n * 37) % ids.length];
    if ((await send('MoveNodes', { nodes: [{ id, x: 100_000 + n, y: n }] })) !== 'accepted') throw new Error('refused');
    took.push(await Promise.all(arrivals));
  }
  return took.slice(warmUp);
}

/** All point, or nobody does, by turns: the difference of the server's processor time, as a share of one core. */
async function sharesOfPresence(pid: number, readers: readonly LiveReader[]) {
  const shares: number[] = [];
  let [heard, said] = [0, 0];
  for (let n = 0; n < rounds; n++) {
    const quiet = await shareOf(pid, () => {});
    const before = readers.reduce((sum, reader) => sum + reader.heard.length, 0);
    let x = 0;
    const busy = await shareOf(pid, () => {
      x += 1;
      said += readers.length;
      for (const { socket } of readers) socket.send(pointingAt(x));
    });
    heard += readers.reduce((sum, reader) => sum + reader.heard.length, 0) - before;
    shares.push(busy - quiet);
  }
  const seconds = (rounds * roundMs) / 1000;
  // A machine that is busy lets this process speak less often.
  const wanted = members * presenceLimits.aSecond;
  return { core: (quantile(shares) * wanted * seconds) / said, heard: heard / seconds, said: said / seconds };
}

const pointingAt = (x: number): string =>
  JSON.stringify({
    type: 'presence',
    presence: {
      where: `canvas-${crypto.randomUUID()}`,
      device: 'Firefox on Linux',
      cursor: { x, y: x / 2 },
      field: null,
      selected: [],
    },
  });

/** Calls back as often as somebody may point, and returns the share of a core that a process took meanwhile. */
async function shareOf(pid: number, point: () => void): Promise<number> {
  const [from, before] = [performance.now(), processorMs(pid)];
  const timer = setInterval(point, 1000 / presenceLimits.aSecond);
  await new Promise((resolve) => setTimeout(resolve, roundMs));
  clearInterval(timer);
  return (processorMs(pid) - before) / (performance.now() - from);
}

/** Time that a process has had a processor, in ms. See proc_pid_stat(5). */
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticks;
}

const rounded = (value: number): number => Number(value.toFixed(2));

const quantile = (values: readonly number[], share = 0.5): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
