import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Minified it is less than half as long, and read in half of the time. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Look {
  /** A theme changes colors and nothing else: in the dark one contrast alone is looked at. */
  readonly theme?: 'light' | 'dark';
  /** Only the rules with one of these; all of them without. */
  readonly tags?: readonly string[];
  /** A selector of the only part that is looked at. */
  readonly within?: string;
  /** A selector of what is left out. */
  readonly without?: string;
}

/**
 * react-aria says what a label says by an image of that name, and keeps it for seven seconds, though what was labelled may be
 * gone by then: it was said already.
 */
const announced = '[data-live-announcer] [role=img]';

/**
 * Returns the violations that axe finds on a page, which has no frames. Only violations are asked for: to name all that
 * is well takes most of its time, on a canvas of a thousand parts minutes. The document keeps axe, as to read its
 * source takes longer than to look at most screens.
 */
export async function runAxe(page: Page, look: Look = {}): Promise<axe.Result[]> {
  const { theme = 'light', tags, within, without } = look;
  const rules = theme === 'dark' ? ['color-contrast'] : tags;
  const options: axe.RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: [...rules] }) };
  const context = { include: [within ?? 'html'], exclude: without ? [announced, without] : [announced] };
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ([given, wanted]) => {
      const { axe: here } = window as unknown as { axe: typeof axe };
      return (await here.run(given, wanted)).violations;
    },
    [context, options] as const,
  );
}
