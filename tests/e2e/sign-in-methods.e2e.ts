import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAccount } from '../fixtures/account.ts';
import { signInAtProvider } from '../fixtures/identity-calls.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { findViolations } from './find-violations.ts';
import { mailTo, newFounder, open, ready } from './founder.ts';

const world = productInBrowser();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function askForLink(page: Page, address: string, email: string): Promise<string> {
  await open(page, `${world.url}${address}`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
  await page.getByText('Check your email').waitFor();
  const { link } = await mailTo(world, email, 'sign-in-link');
  return link;
}

test('a mailed link signs in at once in the browser that asked for it, and leads where the founder was going', async () => {
  const { email } = await openAccount(world.url);
  const page = await world.newPage();
  await open(page, `${world.url}/reports`);
  await page.getByRole('link', { name: 'Email me a sign-in link' }).click();
  await page.getByRole('button', { name: 'Email me a sign-in link' }).waitFor();
  await page.waitForURL(({ searchParams }) => searchParams.get('method') === 'link');
  const link = await askForLink(page, new URL(page.url()).pathname + new URL(page.url()).search, email);
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await page.goto(link);
  await heading(page, 'Reports').waitFor();
  // The first is the navigation itself.
  expect(addresses.slice(1).filter((address) => address.includes('oobCode'))).toEqual([]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('groundwork-link-email'))).toBeNull();
});

test('another browser asks for the address, forgives another one, and survives a reload', async () => {
  const { email } = await openAccount(world.url);
  const link = await askForLink(await world.newPage(), '/auth/send-link?redirect=/validate', email);
  const page = await world.newPage();
  await open(page, link);
  await page.getByLabel('Email').waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('oobCode')).toBeNull();
  expect(await findViolations(page)).toEqual([]);
  await page.reload();
  await ready(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Enter your email address.').waitFor();
  await page.getByLabel('Email').fill('somebody-else@example.org');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('The link was sent to a different email.').waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Email').press('Enter');
  await heading(page, 'Validate').waitFor();
});

test('a mailed link makes an account where there was none, and says the same before', async () => {
  const { email: known } = await openAccount(world.url);
  const unknown = newFounder('new').email;
  const page = await world.newPage();
  const said: string[] = [];
  let link = '';
  for (const email of [known, unknown]) {
    link = await askForLink(page, '/auth/send-link', email);
    said.push((await page.getByRole('main').innerText()).replace(email, '…'));
  }
  expect(said[0]).toBe(said[1]);
  await page.goto(link);
  await heading(page, 'Welcome').waitFor();
});

test('a link that was used says so, and shows another way', async () => {
  const { email } = await openAccount(world.url);
  const page = await world.newPage();
  const link = await askForLink(page, '/auth/send-link', email);
  await page.goto(link);
  await heading(page, 'Home').waitFor();
  const other = await world.newPage();
  await open(other, link);
  await other.getByLabel('Email').fill(email);
  await other.getByRole('button', { name: 'Continue' }).click();
  await other.getByText('This link was used before').waitFor();
  expect(await findViolations(other)).toEqual([]);
  await other.getByRole('link', { name: 'Request a new link' }).click();
  await heading(other, 'Sign in by email').waitFor();
});

test('a founder who is signed in already stays so, whatever link is opened', async () => {
  const account = await openAccount(world.url);
  const link = await askForLink(await world.newPage(), '/auth/send-link?redirect=/toolkit', account.email);
  const page = await world.newPage(account);
  await page.goto(link);
  await heading(page, 'Toolkit').waitFor();
  await page.getByText('You’re already signed in').waitFor();
});

test('a custom token signs in after a press by the keyboard, and leaves the address bar first', async () => {
  const founder = await openAccount(world.url);
  const { idToken, refreshToken } = await signInAtProvider(world.url, founder);
  const page = await world.newPage();
  const tokens: unknown[] = [];
  const answer = Promise.withResolvers<void>();
  // Only the product's operator can make a token, so the provider's answer to one is given here.
  await page.route('**/accounts:signInWithCustomToken*', async (route) => {
    tokens.push(route.request().postDataJSON().token);
    await answer.promise;
    await route.fulfill({ json: { idToken, refreshToken, expiresIn: '3600' } });
  });
  await open(page, `${world.url}/auth/verify?token=a-token-of-the-operator&redirect=/canvas`);
  const button = page.getByRole('button', { name: 'Continue' });
  await button.waitFor();
  await page.waitForURL(`${world.url}/auth/verify?redirect=%2Fcanvas`);
  expect([tokens, await findViolations(page)]).toEqual([[], []]);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => tokens).toEqual(['a-token-of-the-operator']);
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  answer.resolve();
  await heading(page, 'Canvas').waitFor();
  expect(page.url()).not.toContain('token');
});

test('whoever only opens the address of a custom token is not signed in by it', async () => {
  const stranger = await openAccount(world.url);
  const { idToken, refreshToken } = await signInAtProvider(world.url, stranger);
  const page = await world.newPage();
  let asked = 0;
  await page.route('**/accounts:signInWithCustomToken*', async (route) => {
    asked++;
    await route.fulfill({ json: { idToken, refreshToken, expiresIn: '3600' } });
  });
  await open(page, `${world.url}/auth/verify?token=a-token-of-a-stranger`);
  await page.getByRole('button', { name: 'Continue' }).waitFor();
  await open(page, `${world.url}/home`);
  await heading(page, 'Sign in').waitFor();
  expect(asked).toBe(0);
});

test('a custom token changes nothing for a founder who is signed in', async () => {
  const page = await world.newPage(await openAccount(world.url));
  await page.goto(`${world.url}/auth/verify?token=a-token-of-a-stranger&redirect=/toolkit`);
  await heading(page, 'Toolkit').waitFor();
});

test('a custom token that is none signs nobody in', async () => {
  const page = await world.newPage();
  await open(page, `${world.url}/auth/verify?token=forged`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('This sign-in link was used before, has expired or is incomplete.').waitFor();
  await page.getByText('You’re not signed in.').waitFor();
});

test('an address in the address fills the field, is taken out, and found again after a reload', async () => {
  const page = await world.newPage();
  await open(page, `${world.url}/sign-in?method=carrier-pigeon&email=ada%40example.org&redirect=%2Freports`);
  await page.waitForURL(`${world.url}/sign-in?method=carrier-pigeon&redirect=%2Freports`);
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('ada@example.org');
  await page.getByLabel('Password').waitFor();
  await page.reload();
  await ready(page);
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('ada@example.org');
});

test('every link between the ways in keeps where the founder was going, and the address', async () => {
  const page = await world.newPage();
  await open(page, `${world.url}/sign-in?redirect=%2Freports&email=ada%40example.org`);
  for (const [link, title] of [
    ['Create an account', 'Create your account'],
    ['Sign in', 'Sign in'],
    ['Forgot password?', 'Forgot password'],
    ['Back to sign in', 'Sign in'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
    await heading(page, title).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('redirect')).toBe('/reports');
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('ada@example.org');
  }
});
