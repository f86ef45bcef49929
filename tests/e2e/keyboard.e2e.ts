import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { expectFocused, hasFocus, tabTo } from './by-keyboard.ts';
import { newFounder, open } from './founder.ts';

const world = productInBrowser();

test('from the landing page to an idea that is renamed, archived and restored, by keyboard alone', async () => {
  const page = await world.newPage();
  const { email, password } = newFounder('ada');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const press = async (target: Locator) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  };
  await open(page, world.url);
  await press(page.getByRole('main').getByRole('link', { name: 'Create an account' }));
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('Password'));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');

  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  for (const question of [1, 2, 3]) {
    await page.getByText(`Question ${question} of 3`).waitFor();
    await press(button('Skip'));
  }
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  await press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Idea vault' }));

  await tabTo(page, page.getByLabel('Capture an idea'));
  await page.keyboard.type('Bees');
  await page.keyboard.press('Enter');
  const idea = page.getByRole('row', { name: 'Better bees' });
  await press(page.getByRole('row', { name: 'Bees', exact: true }));
  await press(button('Edit title'));
  await expectFocused(page, page.getByLabel('Title'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Better bees');
  await page.keyboard.press('Enter');
  // The field gives the focus to the title that it was.
  const title = page.getByRole('heading', { level: 1, name: 'Better bees' });
  await expect.poll(() => hasFocus(title)).toBe(true);
  await tabTo(page, page.getByRole('link', { name: 'All ideas' }), 'Shift+Tab');
  await page.keyboard.press('Enter');

  await press(button('Archive Better bees'));
  await idea.waitFor({ state: 'detached' });
  // The last row is gone: the focus stays within reach.
  const heading = page.getByRole('heading', { level: 1, name: 'Idea vault' });
  await expect.poll(() => hasFocus(heading)).toBe(true);
  await press(button('Show archived'));
  await press(button('Restore Better bees'));
  await button('Restore Better bees').waitFor({ state: 'detached' });
  await press(button('Show current ideas'));
  await idea.waitFor();
});
