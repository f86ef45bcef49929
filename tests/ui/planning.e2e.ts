import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlannedTest } from '../../machines/validate/test-planner.machine.ts';
import { requireChromium } from '../../scripts/chromium.ts';
import { intervalOf } from '../../src/domain/judgement/judge-entries.ts';
import { criterionForPlan } from '../../src/domain/verdict/criterion-for-plan.ts';
import { provableShare } from '../../src/domain/verdict/provable.ts';
import { forecastPlan, type TestPlan } from '../../src/domain/verdict/test-plan.ts';
import { withoutStyleCompiler } from '../fixtures/without-style-compiler.ts';
import type { Planning } from './planning/page.ts';

declare const planning: Planning;

/** The product's own, as far as workers are concerned. */
const policy =
  "default-src 'self'; worker-src 'self'; img-src data:; object-src 'none'; require-trusted-types-for 'script'; trusted-types default";

let files: string;
let server: PreviewServer;
let browser: Browser;
let page: Page;
const faults: string[] = [];

beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'planning-'));
  const root = join(import.meta.dirname, 'planning');
  const output = { outDir: files, emptyOutDir: true, assetsInlineLimit: 0 };
  const shared = { ...withoutStyleCompiler, root, logLevel: 'error', build: output } as const;
  await build(shared);
  server = await preview({ ...shared, preview: { port: 0, headers: { 'content-security-policy': policy } } });
  browser = await chromium.launch({ executablePath: await requireChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  page = await browser.newPage();
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.waitForFunction(() => 'planning' in window);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(files, { recursive: true, force: true });
});

const plan: TestPlan = { formula: 'corridor-1', criterion: 0.1, n: 120 };

test('a plan of 5,000 answers is forecast in a worker as it is here, under the policy of the product', async () => {
  const wanted: PlannedTest = { plan: { ...plan, n: 5_000 }, truth: 0.12, expected: 0.12 };
  expect(await page.evaluate((given) => planning.forecasts(given), wanted)).toEqual({
    of: wanted,
    corridor: forecastPlan(wanted.plan, 0.12),
    wilson: forecastPlan({ ...wanted.plan, formula: 'wilson-1' }, 0.12),
    provable: provableShare(wanted.plan, 0.12),
  });
  expect(faults).toEqual([]);
});

test('the sample that is needed is found in a worker, so that the page stays alive', async () => {
  const [, sample] = await Promise.all([
    page.waitForEvent('worker'),
    page.evaluate((given) => planning.sample({ plan: given, truth: 0.15, expected: null }), plan),
  ]);
  expect(sample).toBe(349);
});

test('a criterion that the same sample answers is found in a worker', async () => {
  const wanted: PlannedTest = { plan: { ...plan, n: 60 }, truth: 0.15, expected: null };
  expect(await page.evaluate((given) => planning.criterion(given), wanted)).toEqual(
    criterionForPlan(wanted.plan, 0.15),
  );
});

test('what a count of 5,000 leaves open is worked out in a worker as it is here', async () => {
  const lock = { formula: 'wilson-1', criterion: 0.1, n: 5_000, ahead: 0, behind: 0 } as const;
  const question = { lock, counted: { k: 405, n: 4_000 }, closes: null };
  const [, interval] = await Promise.all([
    page.waitForEvent('worker'),
    page.evaluate((given) => planning.interval(given), question),
  ]);
  expect(interval).toEqual(intervalOf(lock, question.counted, question.closes));
});

test('a question that is not wanted any more ends its worker', async () => {
  const [worker] = await Promise.all([
    page.waitForEvent('worker'),
    page.evaluate((given) => planning.start({ plan: given, truth: 0.115, expected: null }), plan),
  ]);
  const ended = new Promise<void>((resolve) => worker.once('close', () => resolve()));
  await page.evaluate(() => planning.stop());
  // Answered long before the first question would be.
  expect(
    await page.evaluate((given) => planning.sample({ plan: given, truth: 0.3, expected: null }), plan),
  ).toBeLessThan(100);
  await ended;
  expect(await page.evaluate(() => planning.isAnswered())).toBe(false);
  expect(faults).toEqual([]);
}, 10_000);
