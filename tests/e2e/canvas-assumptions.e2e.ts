import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type OpenCanvas, openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { atKeyboard, choose } from './canvas-by-keyboard.ts';
import { findViolations } from './find-violations.ts';
import { open } from './founder.ts';

const world = productInBrowser();
const [pay, read] = [crypto.randomUUID(), crypto.randomUUID()];
const [payCard, readCard] = ['cardOwnersPa', 'cardPhotosRe'];
const note = { kind: 'note', width: 200, height: 96 } as const;
const nodes = [
  { ...note, id: 'noteFirstOne', x: 0, y: 0, text: 'Costing is guesswork' },
  { ...note, id: payCard, x: 4000, y: 3000, text: 'Owners pay', assumption: pay },
  { ...note, id: readCard, x: -4000, y: 3000, text: 'Photos are read', assumption: read },
];

/** Two cards far from each other and from the only note; the ledger knows nothing of the second one's place. */
async function canvasWithCards() {
  const canvas = await openCanvas(world.url, 'A bakery', { nodes });
  const { projectId } = canvas;
  const issue = async (stream: string, type: string, data: object) =>
    expect(await sendCommand({ url: world.url, ...canvas.account }, [stream, type, data])).toBe('accepted');
  const ledger = `ledger-${projectId}`;
  const weighed = { lens: 'viability', importance: 5, critical: true } as const;
  await issue(ledger, 'StateAssumption', { assumptionId: pay, text: 'Owners pay', ...weighed, node: payCard });
  await issue(ledger, 'StateAssumption', { assumptionId: read, text: 'Photos are read', ...weighed, importance: 4 });
  return { ...canvas, issue, ledger };
}

const card = (page: Page, name: string) => page.getByRole('option', { name });
const assumptionAt = ({ projectId }: OpenCanvas, id: string) =>
  `${world.url}/validate?projectId=${projectId}&view=assumptions&id=${id}`;
const nameAtKeyboard = async (page: Page) => (await atKeyboard(page)).name;

test('an assumption and its card lead to each other by keyboard', async () => {
  const canvas = await canvasWithCards();
  const page = await world.newPage(canvas.account, { reducedMotion: 'reduce' });
  for (const [id, words, node] of [
    [pay, 'Owners pay', payCard],
    [read, 'Photos are read', readCard],
  ] as const) {
    await open(page, assumptionAt(canvas, id));
    await page.getByRole('link', { name: 'Open on the canvas' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${world.url}/canvas?projectId=${canvas.projectId}&node=${node}`);
    await expect.poll(() => nameAtKeyboard(page)).toContain(words);
    expect(await card(page, words).getAttribute('aria-selected')).toBe('true');
    expect(await isInView(page, words)).toBe(true);
    await choose(page, 'Open the assumption');
    await page.waitForURL(assumptionAt(canvas, id));
    await page.getByRole('heading', { name: words }).or(page.getByText(words)).first().waitFor();
  }
});

test('an address with a card opens on it anew, and one with a card that is gone opens the canvas', async () => {
  const canvas = await canvasWithCards();
  const page = await world.newPage(canvas.account, { reducedMotion: 'reduce' });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await open(page, `${canvas.address}&node=${payCard}`);
  await expect.poll(() => nameAtKeyboard(page)).toContain('Owners pay');
  expect(await isInView(page, 'Owners pay')).toBe(true);
  expect(await canvas.send('RemoveNodes', { ids: [payCard] })).toBe('accepted');
  await card(page, 'Owners pay').waitFor({ state: 'detached' });
  for (const node of [payCard, 'nothingThere', 'x%00<script>', 'e'.repeat(2000)]) {
    await open(page, `${canvas.address}&node=${node}`);
    await card(page, 'Costing is guesswork').waitFor();
    expect(await page.getByRole('option', { selected: true }).count()).toBe(0);
    expect(await page.getByRole('alert').count()).toBe(0);
  }
  await open(page, assumptionAt(canvas, pay));
  await page.getByText('Owners pay').first().waitFor();
  expect(await page.getByRole('link', { name: 'Open on the canvas' }).count()).toBe(0);
  expect(errors).toEqual([]);
});

test('a card shows what its assumption has come to, at once and from elsewhere, in its file and at earlier moments', async () => {
  const canvas = await canvasWithCards();
  const { projectId, issue } = canvas;
  const page = await world.newPage(canvas.account, { reducedMotion: 'reduce' });
  await open(page, canvas.address);
  const names = () => page.getByRole('option').evaluateAll((parts) => parts.map((part) => part.ariaLabel ?? '').sort());
  await expect
    .poll(names)
    .toEqual([
      'Assumption: Owners pay (no evidence yet, next test)',
      'Assumption: Photos are read (no evidence yet)',
      'Note: Costing is guesswork',
    ]);
  const experimentId = crypto.randomUUID();
  const stream = `experiment-${experimentId}`;
  const design = { projectId, assumptionId: pay, criterion: 0.5, n: 100, prediction: 'supports', method: 'prototype' };
  await issue(stream, 'DesignExperiment', design);
  await issue(stream, 'StartExperiment', {});
  expect(await canvas.send('PlaceNodes', { nodes: [{ ...note, id: 'noteBetween1', x: 0, y: 400 }] })).toBe('accepted');
  await card(page, 'Empty note').waitFor();
  await issue(stream, 'RecordResult', { k: 3, n: 100, note: '' });
  const judged = [
    'Assumption: Owners pay (score 29, refutes, decide next)',
    'Assumption: Photos are read (no evidence yet)',
    'Empty note',
    'Note: Costing is guesswork',
  ];
  await expect.poll(names).toEqual(judged);
  expect(await canvas.send('RemoveNodes', { ids: ['noteBetween1'] })).toBe('accepted');
  await card(page, 'Empty note').waitFor({ state: 'detached' });
  expect(await findViolations(page)).toEqual([]);
  const written = await exported(page);
  expect(written.match(/>(29 Refutes|No evidence yet)</gu)?.sort()).toEqual(['>29 Refutes<', '>No evidence yet<']);

  await page.getByRole('button', { name: 'History', exact: true }).press('Enter');
  await expect.poll(names).toContain('Assumption: Owners pay (score 29, refutes, decide next)');
  await page.getByRole('slider', { name: 'Version' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(names).toContain('Assumption: Owners pay (no evidence yet, next test)');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(names).toContain('Assumption: Owners pay');
});

/** The canvas as SVG. */
async function exported(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Canvas menu' }).click();
  await page.getByRole('menuitem', { name: 'Export…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByText('SVG', { exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export' }).click(),
  ]);
  const written = await readFile(await download.path(), 'utf8');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  return written;
}

const isInView = (page: Page, name: string): Promise<boolean> =>
  card(page, name).evaluate((element) => {
    const { left, top, right, bottom, width } = element.getBoundingClientRect();
    return width >= 100 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  });
