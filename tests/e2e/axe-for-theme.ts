import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** A theme changes colours and nothing else: in the dark one contrast alone is looked at, which takes a fraction of the time. */
export function axeForTheme(page: Page, theme: 'light' | 'dark', tags?: readonly string[]): AxeBuilder {
  const axe = new AxeBuilder({ page });
  if (theme === 'dark') return axe.withRules(['color-contrast']);
  return tags ? axe.withTags([...tags]) : axe;
}
