import { expect, test } from 'vitest';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { eventsOf } from './events-of.ts';
import { ideaNamed, newFounder, open, openVault, skipWelcome } from './founder.ts';

const world = productInBrowser();
const idea = 'A ladder library for one street';

test('an idea typed on the landing page before all of it has come takes the place of its example, and is the first in the vault with its marks, though every question is skipped', async () => {
  const page = await world.newPage();
  const founder = newFounder('carried');
  const { promise: typed, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/LandingStory-*.js', async (route) => {
    await typed;
    await route.continue();
  });
  await open(page, world.url);
  const line = page.getByLabel('Your idea, in one line');
  await line.press('Enter');
  await page.getByText('Write one line first.').waitFor();
  await expect.poll(() => line.evaluate((field) => field === document.activeElement)).toBe(true);
  await line.fill(idea);
  goOn();
  await page.getByRole('main').getByText(idea, { exact: true }).waitFor();

  // Two more sign-ups turn inconclusive into supports, by keyboard.
  const loop = page.getByRole('region', { name: '18 of 120 signed up. Is that enough?' });
  await loop.getByText('Inconclusive', { exact: true }).waitFor();
  for (const key of ['ArrowRight', 'ArrowRight']) await page.getByRole('slider', { name: 'Sign-ups' }).press(key);
  await page.getByRole('heading', { name: '20 of 120 signed up. Is that enough?' }).waitFor();
  const verdict = page.getByRole('status').filter({ hasText: 'target' });
  await expect.poll(() => verdict.innerText()).toMatch(/^Supports/);

  await line.fill(`  ${idea} #sharing @neighbors `);
  await line.press('Enter');
  await page.getByRole('heading', { name: 'Create your account' }).waitFor();
  await page.getByText(`Your idea is saved: “${idea} #sharing @neighbors”`).waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await page.getByLabel('Email').fill(founder.email);
  await page.getByLabel('Password').fill(founder.password);
  await page.getByRole('button', { name: 'Create account' }).click();

  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  await expect.poll(() => page.getByLabel('What are you working on?').inputValue()).toBe(`${idea} #sharing @neighbors`);
  await skipWelcome(page);
  await openVault(page);
  await ideaNamed(page, idea).waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('groundwork-first-idea'))).toBeNull();
  const told = async () =>
    (await eventsOf(world.url, founder)).flatMap(({ stream, type, data }) =>
      stream.startsWith('idea-') ? [[type, data['title'] ?? data['tags'] ?? data['audience']]] : [],
    );
  await expect.poll(told).toEqual([
    ['IdeaCaptured', idea],
    ['IdeaTagged', ['sharing']],
    ['IdeaDescribed', 'neighbors'],
  ]);
});
