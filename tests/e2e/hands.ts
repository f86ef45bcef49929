import type { Locator, Page } from 'playwright-core';

/** A hand that presses and lets go in one place. */
interface Hand {
  on(what: Locator): Promise<void>;
  at(x: number, y: number): Promise<void>;
}

export type HandName = keyof typeof hands;

export const hands = {
  click: (page: Page): Hand => ({ on: (what) => what.click(), at: (x, y) => page.mouse.click(x, y) }),
  tap: (page: Page): Hand => ({ on: (what) => what.tap(), at: (x, y) => page.touchscreen.tap(x, y) }),
};
