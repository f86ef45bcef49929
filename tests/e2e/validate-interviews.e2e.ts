import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { startValidation } from '../fixtures/a-validation.ts';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { expectFocused, hasFocus } from './by-keyboard.ts';
import { findViolations } from './find-violations.ts';
import { open } from './founder.ts';
import { inFullRun } from './in-full-run.ts';
import { readForcedColors } from './read-forced-colors.ts';
import { readOverflow } from './read-overflow.ts';

const world = productInBrowser();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** The interviews of a founder whose test runs, who has talked to Ann. */
async function interviewsWithAnn(): Promise<Page> {
  const owner = await openAccount(world.url);
  const { projectId, experimentId } = await startValidation(world.url, owner);
  const said = { projectId, experimentId, person: 'Ann', on: '2026-11-20', lastTime: '', commitment: 'money' };
  const logged = [`interview-${crypto.randomUUID()}`, 'LogInterview', { ...said, answer: 'yes' }] as const;
  expect(await sendCommand({ url: world.url, ...owner }, logged)).toBe('accepted');
  const page = await world.newPage(owner);
  await open(page, `${world.url}/validate?projectId=${projectId}&view=interviews`);
  await page.getByRole('navigation', { name: 'Validate' }).waitFor();
  return page;
}

async function readTranscriptOfAnn(page: Page): Promise<void> {
  await button(page, 'More for Ann').click();
  await page.getByRole('menuitem', { name: 'Read transcript…' }).click();
}

inFullRun(
  'ten thousand sentences shut nobody out: for axe, at 320 px, where the system chooses the colors, and by keys',
  async () => {
    const page = await interviewsWithAnn();
    await readTranscriptOfAnn(page);
    const long = Array.from({ length: 10_000 }, (_, n) => `Ann: This is number ${n}.`).join('\n');
    await page.locator('input[type=file]').setInputFiles({ name: 'long.txt', mimeType: '', buffer: Buffer.from(long) });
    await expect
      .poll(() => hasFocus(page.getByRole('row', { name: 'Ann, This is number 0.', exact: true })))
      .toBe(true);
    await page.getByText('10,000 sentences.').waitFor();
    // Those in view alone are drawn.
    expect(await page.getByRole('row').count()).toBeLessThan(100);
    await page.keyboard.press('1');
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 720 });
    await expect.poll(() => page.evaluate(readOverflow)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await page.evaluate(readForcedColors)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
    await page.getByRole('row', { name: /This is number 0\./ }).focus();
    await page.keyboard.press('End');
    const last = page.getByRole('row', { name: 'Ann, This is number 9999.', exact: true });
    await expectFocused(page, last);
    await page.keyboard.press('2');
    await expectFocused(page, page.getByRole('row', { name: 'Against: Ann, This is number 9999.', exact: true }));
  },
);
