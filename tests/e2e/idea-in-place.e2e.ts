import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { findViolations } from './find-violations.ts';
import { capture, open } from './founder.ts';
import { inFullRun } from './in-full-run.ts';
import { readOverflow } from './read-overflow.ts';

const world = productInBrowser();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const row = (page: Page, name: string) => page.getByRole('row', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

inFullRun('with a finger: a row opens its page, its status and its tags are changed where they stand', async () => {
  const page = await world.newPage(await openAccount(world.url), phone);
  await open(page, `${world.url}/idea-vault`);
  await capture(page, 'A workshop that neighbors share by the hour, with a lathe and somebody who knows how to use it');
  const name = 'A workshop that neighbors share by the hour, with a lathe and somebody who knows how to use it';
  await row(page, name)
    .getByRole('button', { name: /^Status: Inbox/, includeHidden: true })
    .tap();
  await page.getByRole('menuitem', { name: 'Testing' }).tap();
  await row(page, name).getByText('Testing').waitFor();
  await page.getByRole('button', { name: `More for ${name}` }).tap();
  await page.getByRole('menuitem', { name: 'Edit tags…' }).tap();
  await page.getByRole('textbox', { name: 'Tags' }).fill('craft');
  await page.getByRole('textbox', { name: 'Tags' }).press('Enter');
  await page.getByRole('row', { name: 'craft' }).waitFor();
  await expect.poll(() => page.evaluate(readOverflow)).toEqual([]);
  await page.keyboard.press('Escape');
  await row(page, name).tap();
  await heading(page, name).waitFor();
  await page.getByRole('textbox', { name: 'Pitch' }).tap();
  await page.keyboard.type('Tools by the hour');
  await page.getByRole('textbox', { name: 'Audience' }).tap();
  await page.getByText('1 of 3', { exact: true }).waitFor();
  expect([await page.evaluate(readOverflow), await findViolations(page)]).toEqual([[], []]);
});
