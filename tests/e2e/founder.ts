import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Product } from '../fixtures/product.ts';

/** A founder in a test: an address that nobody else has. */
export interface Founder {
  readonly email: string;
  readonly password: string;
}

/** For `signIn`. */
export const accountSettings = { path: '/settings/account', heading: 'Account' } as const;

export function newFounder(name: string): Founder {
  return { email: `${name}-${crypto.randomUUID()}@example.org`, password: `plain words of ${name}` };
}

interface Mail {
  readonly to: string;
  readonly kind: string;
  readonly link: string;
}

/** The newest mail of a kind to somebody, as soon as it is in the inbox. */
export async function mailTo(product: Pick<Product, 'url'>, to: string, kind: string): Promise<Mail> {
  let found: Mail | undefined;
  const look = async () => {
    const answer = await fetch(`${product.url}/dev/inbox`, { headers: { accept: 'application/json' } });
    found = ((await answer.json()) as Mail[]).find((each) => each.to === to && each.kind === kind);
    return found;
  };
  await expect.poll(look, { message: `a ${kind} to ${to}` }).toBeDefined();
  return found as Mail;
}

export async function ready(page: Page): Promise<void> {
  await page.locator('body[data-ready]').waitFor();
}

export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await ready(page);
}

/** Follows a link within the application: loads nothing anew. Ends before the place is shown. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** From the landing page to the first question of the welcome. */
export async function signUp(page: Page, product: Pick<Product, 'url'>, founder: Founder): Promise<void> {
  await open(page, product.url);
  await page.getByRole('link', { name: 'Create an account' }).first().click();
  await page.getByRole('heading', { name: 'Create your account' }).waitFor();
  await page.getByLabel('Email').fill(founder.email);
  await page.getByLabel('Password').fill(founder.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
}

/** Skips the questions of the welcome; ends on home. */
export async function skipWelcome(page: Page): Promise<void> {
  const home = page.getByRole('heading', { level: 1, name: 'Home' });
  const skip = page.getByRole('button', { name: 'Skip' });
  for (;;) {
    await home.or(skip).first().waitFor();
    if (await home.isVisible()) return;
    const question = await page.getByText(/^Question \d of \d$/).innerText();
    await skip.click();
    await page.getByText(question, { exact: true }).waitFor({ state: 'detached' });
  }
}

/** By the form, so that the identity provider knows the founder on this device; ends on the private place, or on home. */
export async function signIn(
  page: Page,
  product: Pick<Product, 'url'>,
  founder: Founder,
  place = { path: '/home', heading: 'Home' },
): Promise<void> {
  await open(page, `${product.url}/sign-in?redirect=${encodeURIComponent(place.path)}`);
  await page.getByLabel('Email').fill(founder.email);
  await page.getByLabel('Password').fill(founder.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: place.heading, exact: true }).waitFor();
}

export async function openVault(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Idea vault' }).click();
  await page.getByRole('heading', { level: 1, name: 'Idea vault' }).waitFor();
}

export async function capture(page: Page, title: string): Promise<void> {
  const field = page.getByLabel('Capture an idea');
  await field.fill(title);
  await field.press('Enter');
}

/** An idea on the screen: a row or card named by its title. */
export const ideaNamed = (page: Page, title: string) =>
  page.getByRole('main').getByText(title, { exact: true }).first();

/** Returns the text of the element that has the focus. */
export const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText ?? '');
