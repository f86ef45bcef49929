import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { leanCanvas } from '#domain/canvas-templates/lean-canvas.ts';
import { nodesOfTemplate } from '#domain/canvas-templates/nodes-of-template.ts';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { open } from './founder.ts';
import { inFullRun } from './in-full-run.ts';
import { readLog } from './log-states.ts';

const world = productInBrowser();

const screen = { width: 360, height: 740 } as const;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const bare = { x: 0, y: 0, width: 0, height: 0 };

const meets = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const isWithin = (inner: Box, outer: Box): boolean =>
  inner.width > 0 &&
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const sections = leanCanvas.cells.map(({ title }) => `Section: ${title}`);
const part = (page: Page, name: string) => page.getByRole('option', { name, exact: true });

const note = { id: 'note00000000', kind: 'note', x: 40, y: 120, width: 200, height: 96, text: 'Left' } as const;

/** A Lean Canvas with a note on it, on a phone. */
async function atTemplate() {
  const ids = leanCanvas.cells.map((_, n) => `section0000${n}`.padEnd(12, '0')).values();
  const newId = () => ids.next().value ?? '';
  const nodes = [...nodesOfTemplate(leanCanvas, { x: 0, y: 0 }, newId), note] as never;
  const { account, address } = await openCanvas(world.url, 'Crumb', { nodes });
  const page = await world.newPage(account, { reducedMotion: 'reduce', hasTouch: true, viewport: screen });
  await open(page, address);
  await part(page, 'Note: Left').waitFor();
  return { page, account };
}

test('on a phone all of a template lies beside the controls of the view and its credit, and the tools of a tapped note are within reach, clear of both, and change it', async () => {
  const { page, account } = await atTemplate();
  /** Names of the sections that are not seen as a whole. */
  const hidden = async () => {
    const stage = (await page.locator('[data-canvas]').boundingBox()) ?? bare;
    const zoom = page.locator('[role=toolbar][aria-label=Zoom]').filter({ visible: true });
    const cover = (await zoom.count()) > 0 ? ((await zoom.first().boundingBox()) ?? bare) : bare;
    const boxes = await Promise.all(sections.map((name) => part(page, name).boundingBox()));
    return sections.filter((_, index) => {
      const box = boxes[index] ?? bare;
      return !isWithin(box, stage) || meets(cover, box);
    });
  };
  await expect.poll(hidden).toEqual([]);

  const credit = page.getByText('Lean Canvas by Ash Maurya').locator('..');
  const lines = () =>
    credit.evaluate((it) =>
      Math.round(it.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(it).lineHeight)),
    );
  await expect.poll(lines).toBeLessThanOrEqual(2);
  const place = (await credit.boundingBox()) ?? bare;
  const bars = await Promise.all((await page.getByRole('toolbar').all()).map((bar) => bar.boundingBox()));
  expect(bars.filter((bar) => bar && meets(bar, place))).toEqual([]);

  const at = (await part(page, 'Note: Left').boundingBox()) ?? bare;
  await page.touchscreen.tap(at.x + at.width / 2, at.y + at.height / 2);
  const panel = page.getByRole('complementary', { name: 'Selection' });
  await panel.waitFor();
  const bar = (await panel.boundingBox()) ?? bare;
  const tools = await panel.getByRole('button').all();
  const boxes = await Promise.all(tools.map(async (each) => (await each.boundingBox()) ?? bare));
  expect([meets(bar, at), meets(bar, place), isWithin(bar, { x: 0, y: 0, ...screen })]).toEqual([false, false, true]);
  expect(boxes.filter((box) => box.height < 44 || !isWithin(box, bar))).toEqual([]);
  await panel.getByRole('button', { name: 'Color', exact: true }).tap();
  await page.locator('label', { hasText: 'Sky' }).tap();
  const stored = async () =>
    (await readLog(world.url, account.accessToken)).find(({ type }) => type === 'NodesStyled')?.data;
  await expect.poll(stored).toEqual({ styles: [{ ids: [note.id], style: { fill: 'sky' } }] });
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'History', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Back to the canvas' }).waitFor();
  await expect.poll(hidden).toEqual([]);
});

inFullRun(
  'on a phone a template is presented by its sections, each as wide as the screen, and as a whole, and written large enough to be read',
  async () => {
    const { page } = await atTemplate();
    await page.getByRole('button', { name: 'Present' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Presenting Crumb' });
    const told = dialog.getByRole('status').last();
    const next = dialog.getByRole('button', { name: 'Next', exact: true });
    await expect.poll(() => told.innerText()).toBe('Section 1 of 9: Problem');
    const bar = (await next.boundingBox()) ?? bare;
    const seen = async (name: string) => {
      const { x, y, width, height } = (await dialog.getByRole('option', { name }).boundingBox()) ?? bare;
      const right = Math.round(screen.width - x - width);
      return { left: Math.round(x), right, isAboveBar: y >= 0 && y + height <= bar.y };
    };
    await expect.poll(() => seen('Section: Problem')).toEqual({ left: 16, right: 16, isAboveBar: true });
    for (let step = 1; step < 9; step++) await next.tap();
    await expect.poll(() => told.innerText()).toMatch(/^Section 9 of 9: /);
    await next.tap();
    await expect.poll(() => told.innerText()).toBe('Whole canvas');
    await expect.poll(async () => (await seen('Section: Problem')).left).toBe(16);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const present = page.getByRole('button', { name: 'Present' });
    await expect.poll(() => present.evaluate((it) => it.matches(':focus'))).toBe(true);

    const { x, y, width } = (await part(page, 'Section: Solution').boundingBox()) ?? bare;
    expect(width).toBeLessThan(100);
    await page.mouse.dblclick(x + width / 2, y + 30);
    const field = page.getByRole('textbox', { name: /^Text of/ });
    await field.waitFor();
    const zoom = async () =>
      Number.parseInt((await page.getByRole('button', { name: /^Zoom: / }).innerText()) || '0', 10);
    await expect.poll(zoom).toBe(75);
    expect(isWithin((await field.boundingBox()) ?? bare, { x: 0, y: 0, ...screen })).toBe(true);
  },
);
