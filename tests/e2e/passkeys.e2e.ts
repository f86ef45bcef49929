import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAccount } from '../fixtures/account.ts';
import { verifyEmail } from '../fixtures/identity-calls.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { findViolations } from './find-violations.ts';
import { accountSettings, type Founder, mailTo, signIn } from './founder.ts';
import { inFullRun } from './in-full-run.ts';
import { readOverflow } from './read-overflow.ts';

const world = productInBrowser();

interface Device {
  readonly cdp: CDPSession;
  readonly authenticatorId: string;
}

/** Gives a page a device that asks for a finger: Chromium's virtual authenticator. */
async function giveDevice(page: Page): Promise<Device> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await page.waitForURL(`${world.url}/`);
}

async function givePassword(page: Page, { email, password }: Founder): Promise<void> {
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const home = (page: Page) => page.getByRole('button', { name: 'Account menu' });

async function signInAlone(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
}

/** At the settings, with a passkey that was added there. */
async function withPasskey() {
  const account = await openAccount(world.url);
  await verifyEmail(world.url, account);
  const page = await world.newPage();
  const device = await giveDevice(page);
  await signIn(page, world, account, accountSettings);
  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  await expect.poll(() => sessions.count()).toBe(2);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Your password').fill(account.password);
  await page.keyboard.press('Enter');
  const name = dialog.getByLabel('Name of the passkey');
  await expect.poll(() => name.inputValue()).toBe('Chrome on Linux');
  await name.fill('Laptop');
  await page.keyboard.press('Enter');
  const saved = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await saved.getByRole('button', { name: 'I saved them' }).click();
  await saved.waitFor({ state: 'detached' });
  await page.getByRole('list', { name: 'Passkeys' }).getByText('never used').waitFor();
  await expect.poll(() => sessions.count()).toBe(1);
  await page.getByText('10 codes left').waitFor();
  return { account, page, device };
}

test('a passkey is added, follows the password, and lets in alone', async () => {
  const { account, page } = await withPasskey();
  // The provider knows the founder on this device: the account has all of its parts.
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(readOverflow)).toEqual([]);
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 720 });

  await signOut(page);
  await givePassword(page, account);
  await page.getByRole('heading', { level: 1, name: 'Use your passkey' }).waitFor();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await home(page).waitFor();

  await signOut(page);
  await signInAlone(page);
  await home(page).waitFor();
});

inFullRun('a passkey that was not used lets nobody in, nor does one that was removed', async () => {
  const { account, page, device } = await withPasskey();
  const { cdp, authenticatorId } = device;
  await mailTo(world, account.email, 'passkey-added');
  await signOut(page);
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await signInAlone(page);
  await page.getByText('No passkey was used.').waitFor();
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await home(page).waitFor();

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  const passkeys = page.getByRole('list', { name: 'Passkeys' });
  await passkeys.getByText('last used').waitFor();
  await page.getByText('Signed in with a passkey').first().waitFor();
  await page.getByRole('button', { name: 'Remove Laptop' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove this passkey?' });
  await removal.getByLabel('Your password').fill(account.password);
  await page.keyboard.press('Enter');
  await removal.getByRole('button', { name: 'Continue', exact: true }).click();
  await passkeys.waitFor({ state: 'detached' });
  await mailTo(world, account.email, 'passkey-removed');

  await signOut(page);
  await signInAlone(page);
  await page.getByText('That passkey isn’t connected to an account here.').waitFor();
});
