import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

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

export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll((elements) => elements.includes(document.activeElement as HTMLElement));

/** Where the focus is, as a failed test says it. */
const focusOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));

/** It has the focus, and that can be seen. */
export async function expectFocused(page: Page, target: Locator): Promise<void> {
  await expect.poll(async () => (await hasFocus(target)) || focusOf(page)).toBe(true);
  await expect.poll(() => page.evaluate(showsFocus), { message: `${target} shows its focus` }).toBe(true);
}

/** Presses Tab until the target has the focus, which must be visible at each step. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.first().waitFor();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press(key);
    const where = await focusOf(page);
    await expect.poll(() => page.evaluate(showsFocus), { message: `the focus can be seen on ${where}` }).toBe(true);
    if (await hasFocus(target)) return;
  }
  throw new Error(`Tab does not lead to ${target}`);
}
