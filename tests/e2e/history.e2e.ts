import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { expectFocused } from './by-keyboard.ts';
import { callAs } from './call-as.ts';
import { findViolations } from './find-violations.ts';
import { capture, ideaNamed, newFounder, openVault, signUp, skipWelcome } from './founder.ts';
import { readFaults } from './read-faults.ts';

const world = productInBrowser();

interface CommandDraft {
  readonly type: string;
  readonly data: object;
  readonly changeId?: string;
}

/** A founder on the page of an idea that was changed by another device. */
async function lookBackOn(title: string, drafts: readonly CommandDraft[]): Promise<Page> {
  const page = await world.newPage();
  await signUp(page, world, newFounder('clio'));
  await skipWelcome(page);
  await openVault(page);
  await capture(page, title);
  await ideaNamed(page, title).waitFor();
  const read = async (): Promise<{ stream: string }[]> => {
    const answer = await callAs(page, `${world.url}/api/v1/events?after=0`);
    return (await answer.json()).events;
  };
  await expect.poll(async () => (await read()).length).toBe(1);
  const stream = (await read())[0]?.stream ?? '';
  for (let from = 0; from < drafts.length; from += 500) {
    const commands = drafts
      .slice(from, from + 500)
      .map((draft, n) => ({ id: `w${from + n}`, stream, at: new Date(Date.UTC(2026, 9, 1, 0, from + n)), ...draft }));
    const answer = await callAs(page, `${world.url}/api/v1/commands`, { method: 'POST', body: { commands } });
    expect(answer.status).toBe(200);
  }
  await page.goto(`${world.url}/idea-vault/${stream.slice('idea-'.length)}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await page.getByRole('dialog', { name: 'History' }).waitFor();
  return page;
}

const moment = (page: Page) => page.getByRole('slider', { name: 'Version' });
const changes = (page: Page) => page.getByRole('listbox', { name: 'Changes' }).getByRole('option');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'History' });

test('any moment can be read, compared with now or another one, named, and restored as a change that can be taken back', async () => {
  const page = await lookBackOn('Crumb', [
    { type: 'RenameIdea', data: { title: 'Crust' } },
    { type: 'DescribeIdea', data: { problem: 'Prices move weekly and shelf prices do not.' } },
    { type: 'MoveIdea', data: { status: 'testing' }, changeId: 'both' },
    { type: 'TagIdea', data: { tags: ['food', 'b2b'] }, changeId: 'both' },
    { type: 'DescribeIdea', data: { problem: 'Prices move daily and shelf prices do not.' } },
  ]);
  await expect.poll(() => changes(page).count()).toBe(5);
  await expect
    .poll(() => moment(page).getAttribute('aria-valuetext'))
    .toMatch(/^Oct \d{1,2}, 2026, \d{1,2}:\d\d\s[AP]M: Wrote the problem$/);

  // Back to the third change, by keyboard alone.
  await moment(page).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => moment(page).getAttribute('aria-valuenow').then(String)).toMatch(/3|null/);
  const then = dialog(page).getByRole('region', { name: 'At this version' });
  await expect.poll(() => then.innerText()).toContain('Prices move weekly and shelf prices do not.');
  await expect.poll(() => then.innerText()).toContain('Inbox');

  await dialog(page).getByText('Compare versions').click();
  const changed = dialog(page).getByRole('region', { name: 'What changed' });
  await expect.poll(() => changed.locator('del').allInnerTexts()).toEqual(['weekly', 'Empty', 'Inbox']);
  await expect.poll(() => changed.locator('ins').allInnerTexts()).toEqual(['daily', 'food, b2b', 'Testing']);
  expect(await findViolations(page)).toEqual([]);

  // With the change after it, and then with now again.
  const to = dialog(page).getByRole('slider', { name: 'To' });
  await to.press('ArrowLeft');
  await expect.poll(() => changed.locator('ins').allInnerTexts()).toEqual(['food, b2b', 'Testing']);
  expect(await readFaults(page)).toEqual([]);
  // The end that is moved behind the other takes it along, to now.
  const from = dialog(page).getByRole('slider', { name: 'From' });
  await from.press('ArrowRight');
  await expect.poll(() => changed.locator('ins').allInnerTexts()).toEqual(['daily']);
  expect(await to.count()).toBe(0);
  await from.press('ArrowLeft');
  await to.waitFor();

  await dialog(page).getByRole('button', { name: 'Name this version' }).click();
  await dialog(page).getByLabel('Version name').fill('Before the tests');
  await page.keyboard.press('Enter');
  await changes(page).filter({ hasText: 'Before the tests' }).waitFor();
  await expectFocused(page, dialog(page).getByRole('button', { name: 'Rename this version' }));

  await dialog(page).getByRole('button', { name: 'Restore this version' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => changes(page).first().innerText()).toContain('3 changes');
  await expectFocused(page, moment(page));
  await page.keyboard.press('ArrowLeft');
  await dialog(page).getByRole('button', { name: 'Back to now' }).focus();
  await page.keyboard.press('Enter');
  await expectFocused(page, moment(page));
  await page.keyboard.press('Escape');
  const problem = page.getByRole('textbox', { name: 'Problem' });
  await expect.poll(() => problem.inputValue()).toBe('Prices move weekly and shelf prices do not.');

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => problem.inputValue()).toBe('Prices move daily and shelf prices do not.');
});

test('a life of two thousand changes can be gone through', async () => {
  const drafts = Array.from({ length: 2000 }, (_, n) => ({ type: 'RenameIdea', data: { title: `Title ${n + 1}` } }));
  const page = await lookBackOn('Title 0', drafts);
  await expect.poll(() => moment(page).getAttribute('max')).toBe('2001');
  await moment(page).focus();
  await page.keyboard.press('Home');
  const then = dialog(page).getByRole('region', { name: 'At this version' });
  await expect.poll(() => then.innerText()).toContain('Title 0');
  for (const title of ['Title 1', 'Title 2', 'Title 3']) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => then.innerText()).toContain(title);
  }
  // Only what is in view is drawn.
  expect(await changes(page).count()).toBeLessThan(40);
  await page.keyboard.press('End');
  await expect.poll(() => dialog(page).getByRole('region', { name: 'Now' }).innerText()).toContain('Title 2000');
});

test('without a network it says so, and reads it once there is one', async () => {
  const page = await lookBackOn('Crumb', [{ type: 'RenameIdea', data: { title: 'Crust' } }]);
  await expect.poll(() => changes(page).count()).toBe(2);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await dialog(page).getByText('Couldn’t load the history').waitFor();
  await page.context().setOffline(false);
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => changes(page).count()).toBe(2);
});
