import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../fixtures/launch-browser.ts';
import { readPdf } from '../fixtures/read-pdf.ts';
import { withoutStyleCompiler } from '../fixtures/without-style-compiler.ts';
import type { Exporting } from './exporting/page.ts';

declare const exporting: Exporting;

/** Content policy as strict as the product's own, for what an export does. */
const policy =
  "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; require-trusted-types-for 'script'; trusted-types default";

let files: string;
let server: PreviewServer;
let browser: Browser;
let page: Page;
const faults: string[] = [];

beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'exporting-'));
  const root = join(import.meta.dirname, 'exporting');
  const shared = {
    ...withoutStyleCompiler,
    root,
    logLevel: 'error',
    build: { outDir: files, emptyOutDir: true },
  } as const;
  await build(shared);
  server = await preview({ ...shared, preview: { port: 0, headers: { 'content-security-policy': policy } } });
  browser = await launchBrowser();
  page = await browser.newPage();
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.waitForFunction(() => 'exporting' in window);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(files, { recursive: true, force: true });
});

const bytesOf = (base64: string): Buffer => Buffer.from(base64, 'base64');

test('an SVG is read by the browser as a document and shown as a picture', async () => {
  const { type, base64 } = await page.evaluate(() => exporting.svg('board', 'light'));
  expect(type).toBe('image/svg+xml');
  const svg = bytesOf(base64).toString();
  const size = await page.evaluate(async (text) => {
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, svg);
  expect(size).toEqual([837, 363]);
  const reader = await browser.newPage();
  const seen = await reader.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
    return {
      errors: parsed.querySelectorAll('parsererror').length,
      texts: [...parsed.querySelectorAll('text')].map((element) => element.textContent),
      image: parsed.querySelector('image')?.getAttribute('href')?.slice(0, 22),
    };
  }, svg);
  expect(seen).toEqual({
    errors: 0,
    texts: ['Problem', 'Nobody pays twice', '漢字 🎉', 'see https://', 'example.com/x', 'so', 'turned'],
    image: 'data:image/webp;base64',
  });
});

test.each(['light', 'dark'] as const)(
  'a PNG in the %s theme has the colors, the image, the text and the line of a pen where they belong',
  async (theme) => {
    const { type, base64, scale } = await page.evaluate((chosen) => exporting.png('board', chosen, 2), theme);
    expect([type, scale]).toEqual(['image/png', 2]);
    const { data, info } = await sharp(bytesOf(base64)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number): number[] => {
      const start = (Math.round((y + 24) * 2) * info.width + Math.round((x + 24) * 2)) * 3;
      return [...data.subarray(start, start + 3)];
    };
    expect(at(510, 250)).toEqual([255, expect.closeTo(0, -1), expect.closeTo(0, -1)]);
    const [note, paper] = [at(200, 140), at(400, 250)];
    const sum = (color: number[]): number => color.reduce((whole, part) => whole + part, 0);
    expect(sum(paper) > 384).toBe(theme === 'light');
    expect(note).not.toEqual(paper);
    const letters = Array.from({ length: 240 }, (_, index) => at(36 + index / 2, 82)).filter(
      (color) => Math.abs(sum(color) - sum(note)) > 200,
    );
    expect(letters.length).toBeGreaterThan(10);
    const isInk = ([x, y]: readonly [number, number]) => Math.abs(sum(at(x, y)) - sum(paper)) > 400;
    const [onLine, above, below] = [[710, 65] as const, [710, 45] as const, [665, 85] as const];
    expect([onLine, above, below].map(isInk)).toEqual([true, false, false]);
  },
);

test('a PDF holds its texts, its link, its image, and a picture of what Inter lacks', async () => {
  const { type, base64 } = await page.evaluate(() => exporting.pdf('board', 'light'));
  const pdf = await readPdf(bytesOf(base64));
  expect({
    type,
    title: pdf.title,
    texts: pdf.texts,
    actual: pdf.actualTexts,
    images: pdf.images,
    links: new Set(pdf.links),
  }).toEqual({
    type: 'application/pdf',
    title: 'Lean canvas',
    texts: ['Problem', 'Nobody pays twice', 'see https://', 'example.com/x', 'so', 'turned'],
    actual: ['漢字 🎉'],
    images: 2,
    links: new Set(['https://example.com/x']),
  });
});

test('what is too large for a picture or empty is refused by name', async () => {
  const refused = (name: 'far' | 'empty') =>
    page.evaluate((chosen) => exporting.png(chosen, 'light', 1).then(String, (error) => error.obstacle), name);
  expect([await refused('far'), await refused('empty')]).toEqual(['too-large', 'nothing-to-export']);
});

test('hostile texts become files all the same, and nothing runs', async () => {
  // How long they may be is tried beside what writes a PDF.
  const texts = process.env['TEST_FULL'] ? ('hostile' as const) : ('shortHostile' as const);
  const png = await page.evaluate((chosen) => exporting.png(chosen, 'dark', 1), texts);
  expect((await sharp(bytesOf(png.base64)).metadata()).format).toBe('png');
  const pdf = await page.evaluate((chosen) => exporting.pdf(chosen, 'dark'), texts);
  expect((await readPdf(bytesOf(pdf.base64))).pages).toHaveLength(1);
  expect(faults).toEqual([]);
});
