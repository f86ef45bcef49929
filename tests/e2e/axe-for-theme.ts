import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * A theme changes colours and nothing else: in the dark one contrast alone is looked at. No page of the product has a
 * frame, and only violations are asked for: what axe does for frames, and to name all that is well, takes most of its
 * time, and on a canvas of a thousand parts minutes.
 */
export function axeForTheme(page: Page, theme: 'light' | 'dark', tags?: readonly string[]): AxeBuilder {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (theme === 'dark') return axe.withRules(['color-contrast']);
  return tags ? axe.withTags([...tags]) : axe;
}
