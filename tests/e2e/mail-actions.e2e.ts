import { expect, test } from 'vitest';
import { openAccount } from '../fixtures/account.ts';
import { askToChangeEmail, verifyEmail } from '../fixtures/identity-calls.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { findViolations } from './find-violations.ts';
import { mailTo, newFounder, open } from './founder.ts';

const world = productInBrowser();

test('a new address counts once its link was opened and pressed, and the old one can take the account back', async () => {
  const account = await openAccount(world.url);
  const newAddress = newFounder('renamed').email;
  await verifyEmail(world.url, account);
  await askToChangeEmail(world.url, account, newAddress);

  const page = await world.newPage();
  const { link } = await mailTo(world, newAddress, 'change-email');
  await open(page, link);
  expect(new URL(page.url()).searchParams.get('oobCode')).toBeNull();
  await page.getByRole('heading', { level: 1, name: 'Confirm your new email' }).waitFor();
  await page.getByRole('button', { name: 'Use this email' }).click();
  await page.getByText('Your email was changed').waitFor();

  const back = await mailTo(world, account.email, 'recover-email');
  await open(page, back.link);
  await page.getByRole('heading', { level: 1, name: 'Get your email back' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo the change' }).click();
  await page.getByText(`Your account uses ${account.email} again.`).waitFor();
  await page.getByRole('link', { name: 'Choose a new password' }).click();
  await page.getByRole('heading', { level: 1, name: 'Forgot password' }).waitFor();
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(account.email);
});
