import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { newFounder, open } from './founder.ts';

const world = productInBrowser();

/** Runs in the page: whether what has the focus, or the frame around it, wears an outline; true where nothing has it. */
function showsFocus(): boolean {
  let element = document.activeElement;
  if (element === document.body) return true;
  for (let height = 0; element && element !== document.body && height < 3; height += 1) {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) return true;
    element = element.parentElement;
  }
  return false;
}

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll((elements) => elements.includes(document.activeElement as HTMLElement));

async function expectFocused(page: Page, target: Locator): Promise<void> {
  await expect.poll(() => hasFocus(target)).toBe(true);
  await expect.poll(() => page.evaluate(showsFocus), { message: `${target} shows its focus` }).toBe(true);
}

/** Presses Tab until the target has the focus, which must be visible at each step. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.first().waitFor();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press(key);
    const where = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
    await expect.poll(() => page.evaluate(showsFocus), { message: `the focus can be seen on ${where}` }).toBe(true);
    if (await hasFocus(target)) return;
  }
  throw new Error(`Tab does not lead to ${target}`);
}

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
  await expectFocused(page, page.getByLabel('Title'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Better bees');
  await page.keyboard.press('Enter');
  // The dialog gives the focus back to the idea that opened it.
  await expectFocused(page, idea);

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

  await page.keyboard.press('ControlOrMeta+k');
  await expectFocused(page, page.getByLabel('Search commands'));
  await page.keyboard.type('home');
  await page.getByRole('dialog').getByRole('menuitem', { name: 'Idea vault' }).waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  // A heading wears no ring: nothing can be done with it, and the next Tab goes on from there.
  await expect
    .poll(() => hasFocus(page.getByRole('heading', { level: 1, name: 'Home' })), { timeout: 10_000 })
    .toBe(true);
  await press(page.getByRole('main').getByRole('link', { name: 'Describe the problem' }));
  await page.locator('html[data-route="idea-vault.idea"]').waitFor();
  await expect.poll(() => hasFocus(page.getByRole('heading', { level: 1 })), { timeout: 10_000 }).toBe(true);
});
