import { Agent } from 'node:http';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../scripts/chromium.ts';
import { eachPart } from '../../src/domain/log/parts.ts';
import { aLargeCanvas } from '../fixtures/a-large-canvas.ts';
import { keepSession } from '../fixtures/account.ts';
import { type AppInPage, revealApp } from '../fixtures/app-in-page.ts';
import { fillCanvas } from '../fixtures/fill-canvas.ts';
import { type OpenCanvas, openCanvas } from '../fixtures/open-canvas.ts';
import { sendCommand } from './send-command.ts';

const sizes = [100, 10_000] as const;
/** So many that the server keeps the state of the canvas meanwhile. */
const commands = 1_200;
const inBrowser = 300;
const warmUp = 50;

interface CanvasRow {
  readonly 'one move of a node': string;
  readonly 'p50 of 100 nodes, ms': number;
  readonly 'p50 of 10,000, ms': number;
  readonly 'p99 of 100, ms': number;
  readonly 'p99 of 10,000, ms': number;
  /** Ratio of the medians. */
  readonly ratio: number;
}

interface Filled {
  readonly canvas: OpenCanvas;
  readonly ids: readonly string[];
  page: Page | null;
}

/** One fact after the other on a large canvas and on a small one by turns: on the server, and in a browser. */
export async function measureCanvases(url: string): Promise<readonly CanvasRow[]> {
  const filled = await Promise.all(sizes.map((size) => fill(url, size)));
  const onServer = await bothBy(filled, 0, warmUp + commands, moving(url));
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-quic'],
  });
  try {
    for (const each of filled) each.page = await pageOf(browser, url, each.canvas);
    const inPages = await bothBy(filled, 100_000, warmUp + inBrowser, ({ page, canvas: { stream } }, id, x) => {
      if (!page) throw new Error('no page');
      return page.evaluate(moveInPage, draftOf(stream, id, x));
    });
    return [
      rowOf('one request: the answer', onServer),
      ...(['shown', 'kept', 'answered'] as const).map((what) =>
        rowOf(
          `in a browser: ${what}`,
          inPages.map((took) => took.map((each) => each[what])),
        ),
      ),
    ];
  } finally {
    await browser.close();
  }
}

async function fill(url: string, size: number): Promise<Filled> {
  const canvas = await openCanvas(url, `A canvas of ${size}`);
  await fillCanvas(canvas, size);
  return { canvas, ids: [...eachPart(aLargeCanvas(size).nodes)].map(({ id }) => id), page: null };
}

/** Runs `once` on each canvas by turns, and returns the results by canvas, after the warm-up. */
async function bothBy<T>(
  filled: readonly Filled[],
  from: number,
  count: number,
  once: (filled: Filled, id: string, x: number) => Promise<T>,
): Promise<readonly (readonly T[])[]> {
  const took = filled.map((): T[] => []);
  for (let n = 0; n < count; n++) {
    for (const [place, each] of filled.entries()) {
      const id = each.ids[(n * 37) % each.ids.length] ?? '';
      took[place]?.push(await once(each, id, from + n));
    }
  }
  return took.map((each) => each.slice(warmUp));
}

/** No place twice, so that each is a fact. */
const draftOf = (stream: string, id: string, x: number) => ({
  type: 'MoveNodes' as const,
  stream: stream as `canvas-${string}`,
  data: { nodes: [{ id, x, y: x % 700 }] },
});

function moving(url: string): (filled: Filled, id: string, x: number) => Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const commandsUrl = new URL('/api/v1/commands', url);
  return async ({ canvas: { account, stream } }, id, x) => {
    const from = performance.now();
    await sendCommand(commandsUrl, agent, account.accessToken, draftOf(stream, id, x));
    return performance.now() - from;
  };
}

/** On a page that draws no canvas: what drawing costs is measured elsewhere. */
async function pageOf(browser: Browser, url: string, { account, stream }: OpenCanvas): Promise<Page> {
  const context = await browser.newContext();
  await revealApp(context);
  await keepSession(context, url, account);
  const page = await context.newPage();
  await page.goto(`${url}/home`);
  await page.waitForFunction(
    (name) =>
      'ready' in document.body.dataset &&
      (window as unknown as AppInPage).appInPage().services.workspace.stream(name).get() !== undefined &&
      (window as unknown as AppInPage).appInPage().services.workspace.isComplete.get(),
    stream,
  );
  return page;
}

/** Runs in the page: milliseconds until the move is shown, is in the outbox on the disk and has the server's answer. */
async function moveInPage(draft: ReturnType<typeof draftOf>) {
  const { services } = (window as unknown as AppInPage).appInPage();
  const { workspace } = services;
  const from = performance.now();
  const since = (): number => performance.now() - from;
  const nothing = (atom: typeof workspace.pendingCount): Promise<number> =>
    new Promise((resolve) => {
      const subscription = atom.subscribe((left) => {
        if (left > 0) return;
        subscription.unsubscribe();
        resolve(since());
      });
    });
  services.dispatch([draft]);
  const shown = since();
  const [kept, answered] = await Promise.all([nothing(workspace.unkeptCount), nothing(workspace.pendingCount)]);
  return { shown, kept, answered };
}

function rowOf(what: string, [small = [], large = []]: readonly (readonly number[])[]): CanvasRow {
  const [fewMs, manyMs] = [quantile(small, 0.5), quantile(large, 0.5)];
  return {
    'one move of a node': what,
    'p50 of 100 nodes, ms': rounded(fewMs),
    'p50 of 10,000, ms': rounded(manyMs),
    'p99 of 100, ms': rounded(quantile(small, 0.99)),
    'p99 of 10,000, ms': rounded(quantile(large, 0.99)),
    ratio: rounded(manyMs / fewMs),
  };
}

const rounded = (value: number): number => Number(value.toFixed(2));

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
