import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../scripts/chromium.ts';
import { keepSession, openAccount } from '../fixtures/account.ts';
import { fillVault } from '../fixtures/fill-vault.ts';
import { startProduct } from '../fixtures/product.ts';

const sizes = [200, 5000] as const;
/** Typed and taken away again, letter by letter: from all ideas to few, and back. */
const searches = ['b', 'be', 'bee', 'bees', 'bees 1', 'bees 12', 'bees 1', 'bees', 'bee', 'be', 'b', ''];
const rounds = 4;
const scrollMs = 3000;

interface Row {
  readonly view: string;
  readonly ideas: number;
  /** From the key press to the frame that shows its result. At most 100. */
  readonly 'key press, ms (median)': number;
  readonly 'key press, ms (p95)': number;
  /** While the list is scrolled without a pause. At least 50. */
  readonly 'frames a second': number;
  /** Ratio to a vault with 200 ideas. */
  readonly 'key press, ratio': string;
  readonly 'frames, ratio': string;
}

interface Figures {
  readonly pressMs: readonly number[];
  readonly framesPerSecond: number;
}

/** Searching and scrolling in a vault of 5,000 ideas, beside one of 200 in the same run. */
export async function measure(): Promise<Row[]> {
  const product = await startProduct({ RATE_LIMIT: 'off' });
  const chrome = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-quic'],
  });
  try {
    const seen = new Map<string, Figures>();
    for (const size of sizes) {
      const account = await openAccount(product.url);
      await fillVault(product.url, account.accessToken, size);
      const page = await pageWith(chrome, product.url, account);
      for (const view of ['table', 'board'] as const) {
        await page.goto(`${product.url}/idea-vault?view=${view}`);
        await page.getByText(`${size.toLocaleString('en-US')} ideas`, { exact: true }).waitFor({ timeout: 120_000 });
        await page.getByRole('row').first().waitFor();
        seen.set(`${view} ${size}`, {
          pressMs: await pressKeys(page),
          framesPerSecond: await page.evaluate(scroll, scrollMs),
        });
      }
      await page.context().close();
    }
    return (['table', 'board'] as const).flatMap((view) => sizes.map((size) => rowOf(seen, view, size)));
  } finally {
    await chrome.close();
    await product.close();
  }
}

async function pageWith(chrome: Browser, url: string, session: Parameters<typeof keepSession>[2]): Promise<Page> {
  const context = await chrome.newContext({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } });
  await keepSession(context, url, session);
  return context.newPage();
}

async function pressKeys(page: Page): Promise<number[]> {
  const measured: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const text of searches) measured.push(await page.evaluate(type, text));
  }
  // The first round fetches and prepares what every later one has.
  return measured.slice(searches.length);
}

/** Runs in the page: puts the text into the search as a key press does, and answers when its result was painted. */
async function type(text: string): Promise<number> {
  const field = document.querySelector<HTMLInputElement>('input[type=search]');
  if (!field) throw new Error('there is no search');
  field.focus();
  const from = performance.now();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  });
  return performance.now() - from;
}

/** Runs in the page: scrolls the list, or the longest column, up and down, and counts the frames that come of it. */
async function scroll(lastsMs: number): Promise<number> {
  const column = document.querySelector<HTMLElement>('[role=grid]');
  if (!column) throw new Error('there is no list');
  const scroller = column.scrollHeight > column.clientHeight + 1 ? column : document.documentElement;
  const stepPixels = 60;
  let step = stepPixels;
  let frames = 0;
  const from = performance.now();
  await new Promise<void>((resolve) => {
    const next = () => {
      frames += 1;
      if (performance.now() - from > lastsMs) return resolve();
      const before = scroller.scrollTop;
      scroller.scrollTop += step;
      if (scroller.scrollTop === before) step = -step;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  return (frames * 1000) / (performance.now() - from);
}

function rowOf(seen: ReadonlyMap<string, Figures>, view: string, ideas: number): Row {
  const { pressMs, framesPerSecond } = seen.get(`${view} ${ideas}`) as Figures;
  const plain = seen.get(`${view} ${sizes[0]}`) as Figures;
  return {
    view,
    ideas,
    'key press, ms (median)': Math.round(quantile(pressMs, 0.5)),
    'key press, ms (p95)': Math.round(quantile(pressMs, 0.95)),
    'frames a second': Math.round(framesPerSecond),
    'key press, ratio': (quantile(pressMs, 0.5) / quantile(plain.pressMs, 0.5)).toFixed(2),
    'frames, ratio': (framesPerSecond / plain.framesPerSecond).toFixed(2),
  };
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}
