import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { type Browser, chromium } from 'playwright-core';
import { build, type PreviewServer, preview } from 'vite';
import { findChromium } from '../../scripts/chromium.ts';
import type { GestureName } from './canvas/gesture.ts';

const sizes = [1000, 4000, 10_000] as const;
const gestures: readonly GestureName[] = ['pan', 'zoom', 'drag one', 'drag all'];
const lastsMs = 4000;
const root = join(import.meta.dirname, 'canvas');

interface Row {
  readonly nodes: number;
  readonly gesture: string;
  /** Steps of the gesture that got a frame of their own. At least 50. */
  readonly 'frames a second': number;
  /** Frames that the compositor drew, from Chromium's own trace. */
  readonly 'drawn a second': number;
  readonly 'frame, ms (p50)': number;
  /** At most 25. */
  readonly 'frame, ms (p95)': number;
  readonly 'React Flow, frames a second': number;
  readonly ratio: string;
}

interface Figures {
  readonly spacingsMs: readonly number[];
  readonly drawnPerSecond: number;
}

/**
 * Gestures on a canvas that is in view as a whole, 1280 by 800, painted by the processor alone, beside React Flow with the
 * same canvas. The next step of a gesture begins with the next frame, which the browser gives when the last one is drawn.
 */
export async function measure(): Promise<Row[]> {
  const files = await mkdtemp(join(tmpdir(), 'canvas-bench-'));
  const input = ['painter.html', 'react-flow.html'].map((name) => join(root, name));
  const shared = {
    configFile: false,
    root,
    logLevel: 'error',
    build: { outDir: files, emptyOutDir: true, rolldownOptions: { input } },
  } as const;
  let server: PreviewServer | undefined;
  const chrome = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    await build({ ...shared, plugins: [react()] });
    server = await preview({ ...shared, preview: { port: 0 } });
    const address = server.resolvedUrls?.local[0] ?? '';
    const rows: Row[] = [];
    for (const count of sizes) {
      const ours = await figuresOf(chrome, `${address}painter.html`, count);
      const theirs = await figuresOf(chrome, `${address}react-flow.html`, count);
      for (const gesture of gestures) rows.push(rowOf(count, gesture, ours, theirs));
    }
    return rows;
  } finally {
    await chrome.close();
    await server?.close();
    await rm(files, { recursive: true, force: true });
  }
}

async function figuresOf(chrome: Browser, url: string, count: number): Promise<Map<GestureName, Figures>> {
  const page = await chrome.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(url);
  await page.waitForFunction(() => 'openCanvas' in window);
  await page.evaluate(async (count) => {
    await (window as unknown as { openCanvas: (count: number) => Promise<void> }).openCanvas(count);
  }, count);
  const figures = new Map<GestureName, Figures>();
  for (const name of gestures) {
    await chrome.startTracing(page, { categories: ['viz', 'blink.user_timing'] });
    const spacingsMs = await page.evaluate(
      ([name, lastsMs]) =>
        (window as unknown as { gesture: (name: string, lastsMs: number) => Promise<number[]> }).gesture(name, lastsMs),
      [name, lastsMs] as const,
    );
    figures.set(name, { spacingsMs, drawnPerSecond: drawnPerSecond(await chrome.stopTracing()) });
  }
  await page.close();
  return figures;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  /** Microseconds. */
  readonly ts: number;
}

/** How often the compositor put a new picture together while the gesture lasted. */
function drawnPerSecond(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const timeOf = (name: string): number => traceEvents.find((event) => event.name === name)?.ts ?? Number.NaN;
  const [from, to] = [timeOf('gesture begins'), timeOf('gesture ends')];
  const drawn = traceEvents.filter(
    ({ name, ph, ts }) => name === 'Display::DrawAndSwap' && (ph === 'X' || ph === 'B') && ts >= from && ts <= to,
  );
  return (drawn.length * 1e6) / (to - from);
}

function rowOf(
  nodes: number,
  gesture: GestureName,
  ours: ReadonlyMap<GestureName, Figures>,
  theirs: ReadonlyMap<GestureName, Figures>,
): Row {
  const { spacingsMs, drawnPerSecond } = ours.get(gesture) as Figures;
  const flow = perSecond((theirs.get(gesture) as Figures).spacingsMs);
  return {
    nodes,
    gesture,
    'frames a second': round(perSecond(spacingsMs)),
    'drawn a second': round(drawnPerSecond),
    'frame, ms (p50)': round(quantile(spacingsMs, 0.5)),
    'frame, ms (p95)': round(quantile(spacingsMs, 0.95)),
    'React Flow, frames a second': round(flow),
    ratio: (perSecond(spacingsMs) / flow).toFixed(1),
  };
}

const perSecond = (spacingsMs: readonly number[]): number =>
  (1000 * spacingsMs.length) / spacingsMs.reduce((sum, spacing) => sum + spacing, 0);

const round = (value: number): number => Math.round(value * 10) / 10;

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}
