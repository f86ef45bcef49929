import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { firstLoadBudgets } from '../load/first-load-budgets.ts';
import { ready } from './founder.ts';

const product = productInBrowser();

const start = /^\/\/# allFunctionsCalledOnLoad\n"use strict";addPart\(/;

test('every script of a page is a classic one that is compiled as it arrives, packed too', () => {
  const scripts = globSync('dist/client/static/*.js', { exclude: ['**/*-worker-*'] });
  expect(scripts.some((path) => path.includes('/main-'))).toBe(true);
  const without = scripts.filter((path) => {
    const packed = brotliDecompressSync(readFileSync(`${path}.br`)).toString();
    return !start.test(packed) || packed !== readFileSync(path, 'utf8');
  });
  expect(without).toEqual([]);
});

test.each(['/home', '/idea-vault', '/canvas'] as const)(
  'the scripts that %s begins with stay within its budget',
  (path) => {
    const html = readFileSync('dist/client/index.html', 'utf8');
    const [, list = ''] = /id="parts">([^<]*)</.exec(html) ?? [];
    const { everywhere, pages } = JSON.parse(list) as { everywhere: string[]; pages: Record<string, string[]> };
    const atOnce = [...html.matchAll(/(?:src|href)="\/(static\/[^"]+\.js)"/g)].map(([, file = '']) => file);
    const files = new Set([...atOnce, ...everywhere, ...(pages[path] ?? [])]);
    // Of fewer files it would not be what the benchmark measures in a browser.
    expect(files.size).toBeGreaterThan(10);
    const sizes = [...files].map((file) => gzipSync(readFileSync(`dist/client/${file}`), { level: 9 }).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1000 * firstLoadBudgets[path]);
  },
);

test('a part that could not be fetched is asked for again by the next who needs it, and is made once', async () => {
  const [path = ''] = globSync('dist/client/static/export-pdf-*.js');
  const file = basename(path);
  const page = await product.newPage();
  await page.goto(product.url);
  await ready(page);
  await page.route(`**/${file}`, (route) => route.abort(), { times: 1 });
  const asked = await page.evaluate(async (name) => {
    const { fetchPart } = globalThis as unknown as { fetchPart: (file: string) => Promise<object> };
    const failure = await fetchPart(name).catch(String);
    const [one, other] = await Promise.all([fetchPart(name), fetchPart(name)]);
    return { failure, isOnce: one === other, givesSomething: Object.keys(one).length > 0 };
  }, file);
  expect(asked).toEqual({ failure: `TypeError: ${file} could not be fetched`, isOnce: true, givesSomething: true });
});
