import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build, preview } from 'vite';
import { findChromium } from '../../scripts/chromium.ts';
import { storeSession } from '../fixtures/account.ts';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { startProduct } from '../fixtures/product.ts';
import { sendCommand } from '../fixtures/send-command.ts';

const count = 2000;
const visits = 5;
/** The first ones of a visit run code that was never run: five of them would say little else. */
const rounds = 15;
const puckFolder = join(import.meta.dirname, '../puck');
const viewport = { width: 1280, height: 800 };

interface Row {
  readonly what: string;
  readonly 'ours, ms': number;
  readonly 'at most': number;
  readonly 'Puck, ms': number;
  readonly ratio: string;
}

/** From what is done to the frame that shows it; the middle of five visits, or of 15 rounds in the last. */
type Figures = Readonly<Record<'mount' | 'edit' | 'move' | 'delete' | 'undo', readonly number[]>>;

const ids = Array.from({ length: count }, () => crypto.randomUUID());

const blocks = Array.from({ length: count }, (_, n) => ({
  ...{ id: ids[n] ?? '', kind: 'text', parent: null },
  fields: { heading: `Heading ${n}`, body: `Nobody **knows** what bread ${n} costs, and _everybody_ guesses.` },
}));

/** A page of 2,000 blocks, opened, edited, moved, deleted and undone, beside Puck with the same blocks and no frame around them. */
export async function measure(): Promise<Row[]> {
  fetchPuck();
  const chrome = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-quic'],
  });
  try {
    const ours = await measureOurs(chrome);
    const theirs = await measurePuck(chrome);
    const most = { mount: 1000, edit: 50, move: 50, delete: 50, undo: 50 } as const;
    return (Object.keys(most) as (keyof Figures)[]).map((what) => {
      const [own, other] = [median(ours[what]), median(theirs[what])];
      return { what, 'ours, ms': own, 'at most': most[what], 'Puck, ms': other, ratio: (other / own).toFixed(1) };
    });
  } finally {
    await chrome.close();
  }
}

/** Nothing else needs it: it is installed in a folder of its own when it is first wanted. */
function fetchPuck(): void {
  if (existsSync(join(puckFolder, 'node_modules/@puckeditor/core/package.json'))) return;
  console.log('Installing Puck beside its benchmark, about 60 MB; this is done once …');
  const options = ['--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', ['ci', ...options], { cwd: puckFolder, stdio: 'inherit' });
  if (status !== 0) throw new Error('Puck could not be installed');
}

/** Runs in the page: milliseconds from an action to the end of the first frame in which it is seen. */
function installWatch(): void {
  Object.assign(window, {
    watch: (act: () => void, isSeen: () => boolean) =>
      new Promise<number>((done) => {
        const began = performance.now();
        act();
        const look = () => {
          if (!isSeen()) return requestAnimationFrame(look);
          // What is posted in a frame comes when the frame is drawn.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done(performance.now() - began);
          port2.postMessage(undefined);
          return undefined;
        };
        requestAnimationFrame(look);
      }),
  });
}

declare const watch: (act: () => void, isSeen: () => boolean) => Promise<number>;

async function measureOurs(chrome: Browser): Promise<Figures> {
  const product = await startProduct({ RATE_LIMIT: 'off' });
  try {
    const { account, projectId } = await openCanvas(product.url, 'Crumb');
    const stream = `page-${crypto.randomUUID()}`;
    const to = { url: product.url, accessToken: account.accessToken };
    const command = (type: string, data: object) => sendCommand(to, [stream, type, data]);
    await command('CreatePage', { projectId, title: 'Crumb page' });
    for (let n = 0; n < count; n += 500) await command('PlaceBlocks', { blocks: blocks.slice(n, n + 500) });
    const context = await chrome.newContext({ viewport, serviceWorkers: 'block' });
    const page = await context.newPage();
    await storeSession(page, product.url, account);
    await page.addInitScript(installWatch);
    const mount: number[] = [];
    for (let n = 0; n < visits; n += 1) {
      await page.goto(`${product.url}/page-builder`);
      await page.getByRole('row', { name: 'Crumb page' }).getByRole('link').waitFor();
      mount.push(await page.evaluate(mountOurs, count));
    }
    return { mount, ...(await page.evaluate(workOurs, ids.slice(0, rounds * 7))) };
  } finally {
    await product.close();
  }
}

/** Runs in the page. */
function mountOurs(wanted: number): Promise<number> {
  const link = document.querySelector<HTMLElement>('a[href*="/page-builder/"]');
  const isThere = () => document.querySelectorAll('[data-stage] .p-section[data-block]').length >= wanted;
  return watch(() => link?.click(), isThere);
}

/** Runs in the page: each by the keys and fields of a founder. */
async function workOurs(given: readonly string[]): Promise<Omit<Figures, 'mount'>> {
  const found: Record<'edit' | 'move' | 'delete' | 'undo', number[]> = { edit: [], move: [], delete: [], undo: [] };
  const tree = document.querySelector<HTMLElement>('[role=tree]');
  const press = (key: string, held: KeyboardEventInit = {}) =>
    tree?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held }));
  const section = (id: string) => document.querySelector<HTMLElement>(`[data-stage] .p-section[data-block="${id}"]`);
  const button = (name: string) => document.querySelector<HTMLElement>(`button[aria-label="${name}"]`);
  const type = (field: HTMLInputElement, text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  const waitFor = async (isSeen: () => boolean) => void (await watch(() => {}, isSeen));
  for (let n = 0; n < given.length / 7; n += 1) {
    const id = given[n * 7 + 3] ?? '';
    section(id)?.querySelector<HTMLElement>('.p-in')?.click();
    const heading = () => document.querySelector<HTMLInputElement>('[data-of=block] [data-field=heading] input');
    await waitFor(() => heading()?.value === section(id)?.querySelector('h2')?.textContent);
    const field = heading() as HTMLInputElement;
    field.focus();
    type(field, `Changed ${n}`);
    await waitFor(() => field.value === `Changed ${n}`);
    const text = () => section(id)?.querySelector('h2')?.textContent;
    found.edit.push(
      await watch(
        () => field.blur(),
        () => text() === `Changed ${n}`,
      ),
    );
    tree?.focus();
    const before = section(id)?.nextElementSibling;
    found.move.push(
      await watch(
        () => press('ArrowDown', { altKey: true }),
        () => section(id)?.previousElementSibling === before,
      ),
    );
    found.delete.push(
      await watch(
        () => press('Delete'),
        () => section(id) === null,
      ),
    );
    found.undo.push(
      await watch(
        () => button('Undo')?.click(),
        () => section(id) !== null,
      ),
    );
  }
  return found;
}

async function measurePuck(chrome: Browser): Promise<Figures> {
  const files = await mkdtemp(join(tmpdir(), 'puck-bench-'));
  const input = join(puckFolder, 'puck.html');
  const shared = {
    configFile: false,
    root: puckFolder,
    logLevel: 'error',
    build: { outDir: files, emptyOutDir: true, rolldownOptions: { input } },
  } as const;
  process.env['NODE_ENV'] = 'production';
  await build(shared);
  const server = await preview({ ...shared, preview: { port: 0 } });
  try {
    const address = `${server.resolvedUrls?.local[0] ?? ''}puck.html`;
    const mount: number[] = [];
    let page: Page | undefined;
    for (let n = 0; n < visits; n += 1) {
      await page?.close();
      page = await chrome.newPage({ viewport });
      await page.addInitScript(installWatch);
      await page.goto(address);
      await page.waitForFunction(() => 'mount' in window);
      mount.push(await page.evaluate(mountPuck, blocks));
    }
    if (!page) throw new Error('there was no page');
    await page.waitForFunction(() => 'editor' in window);
    return { mount, ...(await page.evaluate(workPuck, rounds)) };
  } finally {
    await server.close();
    await rm(files, { recursive: true, force: true });
  }
}

/** Runs in the page. */
function mountPuck(given: unknown[]): Promise<number> {
  const { mount } = window as unknown as { mount: (blocks: unknown[]) => void };
  return watch(
    () => mount(given),
    () => document.querySelectorAll('section[data-block]').length >= given.length,
  );
}

interface PuckEditor {
  readonly edit: (index: number, props: object) => void;
  readonly move: (index: number) => void;
  readonly remove: (index: number) => void;
  readonly undo: () => void;
}

/** Runs in the page: each by Puck's own actions. */
async function workPuck(rounds: number): Promise<Omit<Figures, 'mount'>> {
  const found: Record<'edit' | 'move' | 'delete' | 'undo', number[]> = { edit: [], move: [], delete: [], undo: [] };
  const editor = () => (window as unknown as { editor: PuckEditor }).editor;
  const all = () => [...document.querySelectorAll<HTMLElement>('section[data-block]')];
  const section = (id: string) => document.querySelector<HTMLElement>(`section[data-block="${id}"]`);
  for (let n = 0; n < rounds; n += 1) {
    const at = n * 7 + 3;
    const id = all()[at]?.dataset['block'] ?? '';
    const props = { id, heading: `Changed ${n}`, body: 'Body' };
    const isChanged = () => section(id)?.querySelector('h2')?.textContent === `Changed ${n}`;
    found.edit.push(await watch(() => editor().edit(at, props), isChanged));
    found.move.push(
      await watch(
        () => editor().move(at),
        () => all()[at + 1]?.dataset['block'] === id,
      ),
    );
    // Its history takes a moment to remember.
    await new Promise((later) => setTimeout(later, 500));
    found.delete.push(
      await watch(
        () => editor().remove(at + 1),
        () => section(id) === null,
      ),
    );
    await new Promise((later) => setTimeout(later, 500));
    found.undo.push(
      await watch(
        () => editor().undo(),
        () => section(id) !== null,
      ),
    );
  }
  return found;
}

const median = (values: readonly number[]): number =>
  Math.round((values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN) * 10) / 10;
