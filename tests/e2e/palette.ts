import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Commands' });

/** Opens the command palette by its keys, or by `open`; what is typed after this goes into its field. */
export async function openPalette(page: Page, open = () => page.keyboard.press('Control+k')): Promise<void> {
  await open();
  const field = palette(page).getByLabel('Search commands');
  await expect.poll(() => field.evaluate((each) => each === document.activeElement)).toBe(true);
}
