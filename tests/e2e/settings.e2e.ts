import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { openAccount, openSession } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { callAs } from './call-as.ts';
import { findViolations } from './find-violations.ts';
import { accountSettings, signIn } from './founder.ts';
import { inFullRun } from './in-full-run.ts';
import { readOverflow } from './read-overflow.ts';

const world = productInBrowser();

inFullRun(
  'the password is changed by keyboard alone, every other session ends, and the data come as one file',
  async () => {
    const chosen = 'words that nobody guesses';
    const account = await openAccount(world.url);
    const other = await openSession(world.url, account);
    const page = await world.newPage();
    await signIn(page, world, account, accountSettings);
    const current = page.getByLabel('Current password');
    const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
    await expect.poll(() => sessions.count()).toBe(3);
    await current.focus();
    await page.keyboard.type(account.password);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type(chosen);
    await page.keyboard.press('Enter');
    await page.getByText('Password changed. You’re signed out on all other devices.').waitFor();
    await expect.poll(() => sessions.count()).toBe(1);
    await expect.poll(() => current.inputValue()).toBe('');
    const me = (token: string) =>
      fetch(`${world.url}/api/user/me`, { headers: { authorization: `Bearer ${token}` } }).then(({ status }) => status);
    await expect
      .poll(async () => [await me(other.accessToken), (await callAs(page, `${world.url}/api/user/me`)).status])
      .toEqual([401, 200]);
    await openSession(world.url, { ...account, password: chosen });

    // As somebody sees it whom the identity provider knows on this device.
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => page.evaluate(readOverflow)).toEqual([]);

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^groundwork-\d{4}-\d\d-\d\d\.json$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ account: { email: account.email }, events: [] });
    await page.getByText('Download complete.').waitFor();
  },
);
