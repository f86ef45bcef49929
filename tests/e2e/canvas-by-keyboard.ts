import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Returns the accessible name and described place of the part at the keyboard. */
export const atKeyboard = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return { name: activeElement?.ariaLabel, place: activeElement?.ariaDescription };
  });

export const press = (page: Page, ...keys: readonly string[]) =>
  keys.reduce<Promise<void>>((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

/** Chooses an entry of the open menu. */
export async function chooseEntry(page: Page, words: string): Promise<void> {
  const entry = page.getByRole('menuitem', { name: words });
  await entry.waitFor();
  await page.keyboard.type(words.slice(0, 4), { delay: 20 });
  await expect.poll(() => entry.evaluate((each) => each === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
}

/** Opens the menu of what is at the keyboard and chooses by its words. */
export async function choose(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Shift+F10');
  await chooseEntry(page, words);
}

/** Types words into the dialog of that name until they leave one part, and picks it. */
export async function pick(page: Page, dialog: string, words: string, part: string): Promise<void> {
  const shown = page.getByRole('dialog', { name: dialog });
  await shown.waitFor();
  await page.keyboard.type(words);
  await expect.poll(() => shown.getByRole('menuitem').allInnerTexts()).toEqual([part]);
  await press(page, 'ArrowDown', 'Enter');
  await shown.waitFor({ state: 'detached' });
}
