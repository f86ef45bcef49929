import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { findViolations } from './find-violations.ts';
import { focusedText, open } from './founder.ts';
import { inFullRun } from './in-full-run.ts';

const world = productInBrowser();

/** Writes anew upon the note that says `before`, by keyboard. */
const rewriterOn = (page: Page) => async (before: string, text: string) => {
  await page.getByRole('option', { name: `Note: ${before}` }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: /^Text of Note/ }).fill(text);
  await page.keyboard.press('Escape');
  await page.getByRole('option', { name: `Note: ${text}` }).waitFor();
};

const rent = { id: 'rent00000000', kind: 'note', x: 0, y: 0, width: 200, height: 96, text: 'Rent is high' } as const;

inFullRun(
  'words that were written offline and meet others are compared once there is a connection, also on a phone; those on what was removed bring it back',
  async () => {
    const flour = { ...rent, id: 'flour0000000', y: 200, text: 'Flour is dear' };
    const salt = { ...rent, id: 'salt00000000', y: 600, text: 'Salt' };
    const { account, address, send } = await openCanvas(world.url, 'Crumb', { nodes: [rent, flour, salt] });
    const page = await world.newPage(account);
    await open(page, address);
    const note = (text: string) => page.getByRole('option', { name: `Note: ${text}` });
    const rewrite = rewriterOn(page);
    // What a note is written with has come before there is no connection.
    await rewrite('Salt', 'Rock salt');
    await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();

    await world.network.cut();
    await rewrite('Rent is high', 'Rent is low');
    await rewrite('Flour is dear', 'Flour is cheap');
    await rewrite('Rock salt', 'Sea salt');
    const answers = [
      await send('RemoveNodes', { ids: ['salt00000000'] }),
      await send('EditText', { id: 'rent00000000', text: 'Rent is fair', base: 'Rent is high' }),
      await send('EditText', { id: 'flour0000000', text: 'Flour is scarce', base: 'Flour is dear' }),
    ];
    expect(answers).toEqual(['accepted', 'accepted', 'accepted']);
    await world.network.mend();
    await page.getByRole('button', { name: '3 changes were rejected' }).waitFor();
    expect(await page.getByRole('blockquote').allInnerTexts()).toEqual(['Rent is low', 'Flour is cheap', 'Sea salt']);

    // They are more than there is room for: the last one is scrolled to.
    await page.setViewportSize({ width: 360, height: 600 });
    await page.getByRole('button', { name: 'Restore with my text' }).click();
    await note('Sea salt').waitFor();
    await expect.poll(() => focusedText(page)).toBe('Compare');
    await page.getByRole('button', { name: 'Compare' }).first().click();
    await page.getByText('The same text was changed elsewhere', { exact: true }).waitFor();
    expect(await page.getByRole('figure').allInnerTexts()).toEqual([
      'Yours\nRent is low',
      'Other version\nRent is fair',
    ]);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await note('Rent is low').waitFor();
  },
);
