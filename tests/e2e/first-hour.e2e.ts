import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAccount } from '../fixtures/account.ts';
import { fullBoard } from '../fixtures/full-board.ts';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { openSharedCanvas } from '../fixtures/shared-canvas.ts';
import { verifyAddress } from '../fixtures/verify-address.ts';
import { expectFocused } from './by-keyboard.ts';
import { eventsOf } from './events-of.ts';
import { capture, ideaNamed, mailTo, newFounder, open, signUp, skipWelcome } from './founder.ts';
import { readOverflow } from './read-overflow.ts';

const world = productInBrowser();
const desktop = { viewport: { width: 1440, height: 900 } };
const row = (page: Page, name: string) => page.getByRole('row', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

test('the marks in the line of the landing page become tags and an audience', async () => {
  const page = await world.newPage();
  const founder = newFounder('marks');
  await open(page, world.url);
  await page.getByLabel('Your idea, in one line').fill('Ladders for one street #sharing @neighbours');
  await page.getByRole('button', { name: 'Start with this idea' }).click();
  await page.getByRole('heading', { name: 'Create your account' }).waitFor();
  await page.getByLabel('Email').fill(founder.email);
  await page.getByLabel('Password').fill(founder.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  await skipWelcome(page);
  await ideaNamed(page, 'Ladders for one street').waitFor();
  const told = async () =>
    (await eventsOf(world.url, founder)).flatMap(({ stream, type, data }) =>
      stream.startsWith('idea-') ? [[type, data['title'] ?? data['tags'] ?? data['audience']]] : [],
    );
  await expect.poll(told).toEqual([
    ['IdeaCaptured', 'Ladders for one street'],
    ['IdeaTagged', ['sharing']],
    ['IdeaDescribed', 'neighbours'],
  ]);
});

test('a tab beside the one in which the address is verified stops asking for it', async () => {
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

test('a canvas is shared by a button that is always in view', async () => {
  const { account, address } = await openCanvas(world.url, 'Crumb', fullBoard);
  const page = await world.newPage(account, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await open(page, address);
  await page.getByRole('button', { name: 'Share', exact: true }).tap();
  await dialog(page, 'Share by link').getByRole('radio', { name: 'Whole canvas' }).waitFor();
});

test('what is shared fills a phone from edge to edge', async () => {
  const { projectId, grant } = await openSharedCanvas(world.url);
  const page = await world.newPage(undefined, { viewport: { width: 390, height: 844 }, hasTouch: true });
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

test('a row that has the focus shows it once, and so does its checkbox', async () => {
  const page = await world.newPage(await openAccount(world.url));
  await open(page, `${world.url}/idea-vault`);
  await capture(page, 'Bees');
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
});

test('the versions of a canvas take the room that a wide window has', async () => {
  const { account, address } = await openCanvas(world.url, 'Crumb', fullBoard);
  const page = await world.newPage(account, desktop);
  await open(page, address);
  await page.getByRole('button', { name: 'History' }).click();
  const list = page.getByRole('listbox', { name: 'Changes' });
  await list.waitFor();
  await expect.poll(async () => (await list.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(300);
});

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

test('a row says its tags and its audience on a phone, on one line under the title', async () => {
  const page = await world.newPage(await openAccount(world.url), phone);
  await open(page, `${world.url}/idea-vault`);
  await capture(page, 'Ladders for one street #sharing #tools #street @neighbours');
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
        row(page, 'Ladders for one street').getByText('neighbours'),
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
});

test('each of several shared links is copied and revoked by a name of its own', async () => {
  const { account, address } = await openCanvas(world.url, 'Crumb', fullBoard);
  await verifyAddress(world.url, account);
  const page = await world.newPage(account, desktop);
  await open(page, address);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const shared = dialog(page, 'Share by link');
  const names = async (word: string) =>
    shared
      .getByRole('region', { name: 'Active links' })
      .getByRole('button', { name: word })
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
  await shared.getByRole('button', { name: 'Create a link' }).click();
  await expect.poll(() => names('Copy')).toEqual(['Copy link to the whole canvas']);
  await shared.getByRole('button', { name: 'Create another link' }).click();
  await expect
    .poll(() => names('Copy'))
    .toEqual(['Copy link 2 to the whole canvas', 'Copy link 1 to the whole canvas']);
  expect(await names('Revoke')).toEqual(['Revoke link 2 to the whole canvas', 'Revoke link 1 to the whole canvas']);
  const first = await shared.getByRole('textbox', { name: 'Link 1 to the whole canvas' }).inputValue();
  await shared.getByRole('button', { name: 'Revoke link 2 to the whole canvas' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect.poll(() => names('Revoke')).toEqual(['Revoke link to the whole canvas']);
  expect(await shared.getByRole('textbox', { name: 'Link to the whole canvas' }).inputValue()).toBe(first);
});

test('the field to drop a file on is read out by its label alone', async () => {
  const page = await world.newPage(await openAccount(world.url), desktop);
  await open(page, `${world.url}/idea-vault`);
  await page.getByRole('button', { name: 'Import and export' }).click();
  await page.getByRole('menuitem', { name: 'Import ideas…' }).click();
  const field = dialog(page, 'Import ideas').getByRole('button', { name: /Drop a CSV or JSON file here/ });
  expect(await field.ariaSnapshot()).toBe('- button "Drop a CSV or JSON file here"');
});
