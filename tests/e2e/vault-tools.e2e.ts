import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { findViolations } from './find-violations.ts';
import { capture, ideaNamed, open } from './founder.ts';
import { readOverflow } from './read-overflow.ts';

const world = productInBrowser();

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function atVault(...titles: string[]): Promise<Page> {
  const page = await world.newPage(await openAccount(world.url));
  await open(page, `${world.url}/idea-vault`);
  for (const title of titles) {
    await capture(page, title);
    await ideaNamed(page, title).waitFor();
  }
  return page;
}

async function holds(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(readOverflow)).toEqual([]);
  if (size) await page.setViewportSize(size);
}

const hasFocus = (element: Locator): Promise<void> =>
  expect.poll(() => element.evaluate((each) => each === document.activeElement)).toBe(true);

async function importInto(page: Page): Promise<void> {
  await button(page, 'Import and export').click();
  await page.getByRole('menuitem', { name: 'Import ideas…' }).click();
  await dialog(page, 'Import ideas').waitFor();
}

async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel('Or paste it here').fill(text);
  await button(page, 'Preview pasted text').click();
}

/** The text of the file that an entry of the menu downloads. */
async function exported(page: Page, entry: string): Promise<string> {
  await button(page, 'Import and export').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: entry }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

interface Exported {
  readonly ideas: readonly { readonly id: string }[];
  readonly criteria: unknown;
}

const contentOf = (json: string): Exported => {
  const { ideas, criteria } = JSON.parse(json) as Exported;
  return { ideas: [...ideas].sort((a, b) => (a.id < b.id ? -1 : 1)), criteria };
};

test('criteria begin with a set and are saved only when their weights are whole', async () => {
  const page = await atVault();
  await button(page, 'Criteria').click();
  await dialog(page, 'Criteria').waitFor();
  await holds(page);
  await button(page, 'Use: ICE').click();
  const weight = page.getByRole('textbox', { name: 'Weight of Impact' });
  await weight.fill('27.5');
  await weight.press('Tab');
  const sum = dialog(page, 'Criteria').getByRole('status');
  await expect.poll(() => sum.innerText()).toBe('12.5% left to assign');
  await button(page, 'Save').click();
  await page.getByText('12.5% left to assign. “Scale to 100%” keeps their proportions.').waitFor();
  await holds(page);
  await button(page, 'Scale to 100%').click();
  await expect.poll(() => sum.innerText()).toBe('Total 100%');
  await button(page, 'Save').click();
  await dialog(page, 'Criteria').waitFor({ state: 'detached' });

  await button(page, 'Criteria').click();
  await expect.poll(() => weight.inputValue()).toBe('31.4%');
  await page.keyboard.press('Escape');
  await dialog(page, 'Criteria').waitFor({ state: 'detached' });
});

describe('an import', () => {
  test('says what is wrong by line, takes the good ones as one change, and one undo takes them back', async () => {
    const page = await atVault('Known already');
    await importInto(page);
    await holds(page);
    const rows = ['Tool van,exploring,=1+1', '<img src=x onerror=alert(1)>,inbox,', 'Bad,someday,', 'known already,,'];
    await paste(page, ['Idea,Phase,Solution', ...rows].join('\n'));
    await page.getByText('Line 4, column “Phase”: “someday” isn’t a status.').waitFor();
    await page.getByText('1 idea may already be in the vault').waitFor();
    await holds(page);
    await button(page, 'Import 3 ideas').click();
    await page.getByText('3 ideas imported').waitFor();
    await page.getByText('1 idea with an unknown status was put in the inbox.').waitFor();
    await button(page, 'Done').click();
    await ideaNamed(page, '<img src=x onerror=alert(1)>').waitFor();
    await ideaNamed(page, 'Tool van').waitFor();
    await page.getByRole('row', { name: 'Bad', exact: true }).getByText('Inbox').waitFor();

    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Control+z');
    await ideaNamed(page, 'Tool van').waitFor({ state: 'detached' });
    await ideaNamed(page, '<img src=x onerror=alert(1)>').waitFor({ state: 'detached' });
    await ideaNamed(page, 'Known already').waitFor();
  });

  test('shows a title that is too long as it is written, and says how long it may be', async () => {
    const page = await atVault();
    await importInto(page);
    const long = `A long ${'winded '.repeat(20)}title`;
    await paste(page, ['Title,Audience', `${long},Gardeners`, 'Short,'].join('\n'));
    const rows = page.getByRole('list', { name: 'Preview' }).getByRole('listitem');
    await expect
      .poll(async () => (await rows.first().innerText()).split(/\n+/))
      .toEqual(['2', long, 'inbox · Gardeners', 'Skipped']);
  });

  test('refuses a file as a whole, says where, and changes nothing', async () => {
    const page = await atVault();
    await importInto(page);
    await paste(page, 'Title\nA\n"never closed');
    await page.getByText('A quotation mark opened in line 3 is never closed').waitFor();
    const pasted = page.getByLabel('Or paste it here');
    await hasFocus(pasted);
    expect(await pasted.inputValue()).toBe('Title\nA\n"never closed');
    await paste(page, 'Title');
    await page.getByRole('button', { name: 'Import', exact: true }).waitFor();
    await hasFocus(dialog(page, 'Import ideas').locator('[tabindex="-1"]').first());
    await button(page, 'Choose another file').click();
    await hasFocus(pasted);
    expect(await pasted.inputValue()).toBe('Title');
    const file = page.locator('input[type=file]');
    await file.setInputFiles({
      name: 'old.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Title\nCaf\xe9', 'latin1'),
    });
    await page.getByText('Line 2 isn’t UTF-8.').waitFor();
    await file.setInputFiles({ name: 'large.csv', mimeType: 'text/csv', buffer: Buffer.alloc(10_000_001, 'a') });
    await page.getByText('It’s 10.1 MB; the limit is 10 MB').waitFor();
    await holds(page);
    await button(page, 'Cancel').click();
    await dialog(page, 'Import ideas').waitFor({ state: 'detached' });
  });

  test('gives another vault what was exported, and the CSV has no formulas', async () => {
    const page = await atVault('=HYPERLINK("http://x")', '“Quotes”, commas; and 🧭');
    await button(page, 'Criteria').click();
    await button(page, 'Use: ICE').click();
    await button(page, 'Save').click();
    await dialog(page, 'Criteria').waitFor({ state: 'detached' });
    const csv = await exported(page, 'Export as CSV');
    expect(csv.slice(0, 6)).toBe('\ufeffTitle');
    expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`);
    const json = await exported(page, 'Export as JSON');

    const there = await atVault();
    await importInto(there);
    const file = { name: 'ideas.json', mimeType: 'application/json', buffer: Buffer.from(json) };
    await there.locator('input[type=file]').setInputFiles(file);
    // By keyboard alone from here: what comes next has the focus.
    await hasFocus(button(there, 'Import 2 ideas'));
    await there.keyboard.press('Enter');
    await there.getByText('2 ideas imported').waitFor();
    await hasFocus(button(there, 'Done'));
    await there.keyboard.press('Enter');
    await ideaNamed(there, '=HYPERLINK("http://x")').waitFor();
    expect(contentOf(await exported(there, 'Export as JSON'))).toEqual(contentOf(json));
  });
});
