import type { Page } from 'playwright-core';
import { open } from '../tests/e2e/founder.ts';
import { keepSession } from '../tests/fixtures/account.ts';
import { fullBoard } from '../tests/fixtures/full-board.ts';
import { openCanvas } from '../tests/fixtures/open-canvas.ts';
import type { Tour } from './screens-tour.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Comments' });

/** Comments on an item of a canvas and on an idea: none, one that is refused, some, resolved ones, and the list at home. */
export async function tourComments({ page, url, shoot }: Tour): Promise<void> {
  const { account, address } = await openCanvas(url, 'Crumb: what each bake really costs', fullBoard);
  await keepSession(page.context(), url, account);
  await open(page, address);
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Shift+Digit1');
  await page.getByRole('option').first().focus();
  await page.keyboard.press('m');
  await panel(page).getByRole('textbox', { name: 'Write a comment' }).waitFor();
  await shoot('comments-none');
  await button(page, 'Send').click();
  await shoot('comments-refused', { isNarrow: true });
  await write(page, 'Too dear for schools. What did the first three say?');
  await page.getByRole('article').getByRole('textbox', { name: 'Reply' }).fill('Two of three would pay.');
  await button(page, 'Reply').click();
  await page.getByText('Two of three would pay.').waitFor();
  await shoot('comments-some');
  await button(page, 'Close').click();
  await page.getByRole('button', { name: /^Comment: 2 comments/ }).waitFor();
  await shoot('comments-canvas');
  await open(page, `${url}/idea-vault`);
  await page.getByRole('link', { name: 'Crumb: what each bake really costs' }).first().click();
  await button(page, 'Comment').click();
  await write(page, 'Is this still the same idea as in March?');
  await button(page, 'Resolve').click();
  await page.getByRole('button', { name: 'Show 1 resolved' }).click();
  await shoot('comments-resolved');
  await button(page, 'Close').click();
  await shoot('comments-idea');
  await open(page, `${url}/home`);
  await page.getByRole('region', { name: 'Comments' }).waitFor();
  await shoot('comments-home', { fullPage: true });
}

async function write(page: Page, text: string): Promise<void> {
  await panel(page).getByRole('textbox', { name: 'Write a comment' }).fill(text);
  await button(page, 'Send').click();
  await page.getByText(text).waitFor();
}
