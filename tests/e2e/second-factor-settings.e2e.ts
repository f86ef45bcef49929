import { readFile } from 'node:fs/promises';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openAccount } from '../fixtures/account.ts';
import { verifyEmail } from '../fixtures/identity-calls.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { findViolations } from './find-violations.ts';
import { accountSettings, type Founder, mailTo, open, signIn } from './founder.ts';
import { inFullRun } from './in-full-run.ts';
import { readOverflow } from './read-overflow.ts';

const world = productInBrowser();

const codeOf = (secret: string): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

async function giveAccount(page: Page, { email, password }: Founder): Promise<void> {
  await open(page, `${world.url}/sign-in`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

inFullRun(
  'an app is added with its recovery codes, and asked for, where an app’s code counts once and a recovery code lets in',
  async () => {
    const account = await openAccount(world.url);
    await verifyEmail(world.url, account);
    const page = await world.newPage();
    await signIn(page, world, account, accountSettings);
    const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
    await expect.poll(() => sessions.count()).toBe(2);
    await page.getByRole('button', { name: 'Add an authenticator app' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add an authenticator app' });
    await dialog.getByLabel('Your password').fill(account.password);
    await page.keyboard.press('Enter');
    await dialog.getByRole('img', { name: 'QR code for your app' }).waitFor();
    const secretField = dialog.getByLabel('Secret');
    await expect.poll(() => secretField.inputValue()).toMatch(/^[A-Z2-7]{16,}$/);
    const secret = await secretField.inputValue();
    await dialog.getByLabel('Name this device').fill('Phone');
    const enrolled = codeOf(secret);
    await dialog.getByLabel('Code', { exact: true }).fill(enrolled);
    await page.keyboard.press('Enter');
    const saved = page.getByRole('dialog', { name: 'Save your recovery codes' });
    const codes = saved.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect.poll(() => codes.count()).toBe(10);
    const [code = ''] = await codes.allInnerTexts();
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => page.evaluate(readOverflow)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 720 });
    const downloading = page.waitForEvent('download');
    await saved.getByRole('button', { name: 'Download' }).click();
    const file = await readFile(await (await downloading).path(), 'utf8');
    expect(file.trim().split('\n')).toEqual(await codes.allInnerTexts());
    await saved.getByRole('button', { name: 'I saved them' }).click();
    await saved.waitFor({ state: 'detached' });
    await page.getByText('10 codes left').waitFor();
    await page.getByText('Two-factor authentication is on.').waitFor();
    const apps = page.getByRole('list', { name: 'Authenticator apps' });
    await apps.getByText('Phone').waitFor();
    await expect.poll(() => sessions.count()).toBe(1);

    const elsewhere = await world.newPage();
    await giveAccount(elsewhere, account);
    await elsewhere.getByRole('heading', { level: 1, name: 'Enter your code' }).waitFor();
    // A code counts once.
    await elsewhere.getByLabel('Code', { exact: true }).fill(enrolled);
    await elsewhere.keyboard.press('Enter');
    await elsewhere.getByText('That code was already used. Wait for the next one').waitFor();
    await elsewhere.getByRole('button', { name: 'Use a recovery code' }).click();
    const recovery = elsewhere.getByLabel('Recovery code');
    await expect.poll(() => recovery.evaluate((field) => field === document.activeElement)).toBe(true);
    await recovery.fill(code.toUpperCase());
    await elsewhere.keyboard.press('Enter');
    await elsewhere.getByRole('button', { name: 'Account menu' }).waitFor();
    await mailTo(world, account.email, 'recovery-code-used');
  },
);
