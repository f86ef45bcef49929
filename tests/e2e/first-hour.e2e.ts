import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openAccount } from '../fixtures/account.ts';
import { fullBoard } from '../fixtures/full-board.ts';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { openSharedCanvas } from '../fixtures/shared-canvas.ts';
import { expectFocused } from './by-keyboard.ts';
import { capture, mailTo, newFounder, open, signUp, skipWelcome } from './founder.ts';
import { inFullRun } from './in-full-run.ts';
import { readOverflow } from './read-overflow.ts';

const world = productInBrowser();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const row = (page: Page, name: string) => page.getByRole('row', { name, exact: true });

inFullRun('a tab beside the one in which the address is verified stops asking for it', async () => {
  const founder = newFounder('verified');
  const page = await world.newPage();
  await signUp(page, world, founder);
  await skipWelcome(page);
  const question = page.getByText(`Verify ${founder.email}`);
  await question.waitFor();
  const other = await page.context().newPage();
  await open(other, (await mailTo(world, founder.email, 'verify-email')).link);
  await other.getByRole('button', { name: 'Verify my email' }).click();
  await other.getByRole('heading', { name: 'Your email is verified' }).waitFor();
  await question.waitFor({ state: 'detached' });
});

inFullRun(
  'a canvas is shared by a button that is always in view, and its versions take the room that a wide window has',
  async () => {
    const { account, address } = await openCanvas(world.url, 'Crumb', fullBoard);
    const page = await world.newPage(account, phone);
    await open(page, address);
    await page.getByRole('button', { name: 'Share', exact: true }).tap();
    const shared = page.getByRole('dialog', { name: 'Share by link', exact: true });
    await shared.getByRole('radio', { name: 'Whole canvas' }).waitFor();
    await page.keyboard.press('Escape');
    await shared.waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'History' }).click();
    const list = page.getByRole('listbox', { name: 'Changes' });
    await list.waitFor();
    await expect.poll(async () => (await list.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(300);
  },
);

inFullRun('what is shared fills a phone from edge to edge', async () => {
  const { projectId, grant } = await openSharedCanvas(world.url);
  const page = await world.newPage(undefined, phone);
  await open(page, `${world.url}/shared/${projectId}/${grant}`);
  const figure = page.getByRole('figure', { name: 'Bread by bicycle' });
  await figure.waitFor();
  const room = () =>
    figure.evaluate((stage) => {
      const marks = [...stage.querySelectorAll('svg > g')].map((mark) => mark.getBoundingClientRect());
      const width = Math.max(...marks.map(({ right }) => right)) - Math.min(...marks.map(({ left }) => left));
      const height = Math.max(...marks.map(({ bottom }) => bottom)) - Math.min(...marks.map(({ top }) => top));
      return Math.max(width / stage.clientWidth, height / stage.clientHeight);
    });
  await expect.poll(room).toBeGreaterThan(0.85);
});

inFullRun(
  'a row says its tags and its audience on a phone, on one line under the title, and shows the focus once, as its checkbox does',
  async () => {
    const page = await world.newPage(await openAccount(world.url), phone);
    await open(page, `${world.url}/idea-vault`);
    await capture(page, 'Ladders for one street #sharing #tools #street @neighbors');
    await capture(page, 'Bees');
    const tags = row(page, 'Ladders for one street').getByRole('button', { name: 'Tags: ' });
    await expect.poll(() => tags.textContent()).toBe('Tags: sharingtools+1');
    const isCut = (words: Element) =>
      [...words.querySelectorAll('span')].some(
        (word) => word.scrollWidth > word.clientWidth + 1 && word.textContent === 'sharing',
      );
    expect(await tags.evaluate(isCut)).toBe(false);
    const tops = async (): Promise<boolean> => {
      const [title, words, audience] = await Promise.all(
        [
          row(page, 'Ladders for one street').getByText('Ladders for one street', { exact: true }),
          tags,
          row(page, 'Ladders for one street').getByText('neighbors'),
        ].map((part) => part.boundingBox()),
      );
      if (!title || !words || !audience) return false;
      return (
        title.y + title.height <= words.y &&
        audience.y >= words.y &&
        audience.y + audience.height <= words.y + words.height &&
        words.x + words.width <= audience.x
      );
    };
    await expect.poll(tops).toBe(true);
    expect(await row(page, 'Bees').getByRole('button', { name: 'Tags: ' }).count()).toBe(0);
    await expect.poll(() => page.evaluate(readOverflow)).toEqual([]);

    await page.getByLabel('Capture an idea').press('ArrowDown');
    await expectFocused(page, row(page, 'Bees'));
    const ring = () =>
      row(page, 'Bees').evaluate((element) => {
        const box = element.querySelector('label > span') ?? element;
        return [element, box].map((each) => getComputedStyle(each).outlineStyle);
      });
    await expect.poll(ring).toEqual(['solid', 'none']);
    await page.keyboard.press('Tab');
    await expectFocused(page, row(page, 'Bees').getByRole('checkbox'));
    await expect.poll(ring).toEqual(['none', 'solid']);
  },
);
