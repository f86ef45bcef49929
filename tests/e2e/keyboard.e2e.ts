import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { expectFocused, hasFocus, tabTo } from './by-keyboard.ts';
import { eventsOf } from './events-of.ts';
import { newFounder, open } from './founder.ts';

const world = productInBrowser();
const idea = 'A ladder library';

test('an idea typed on the landing page is the first in the vault with its marks, through a sign-up and a welcome by keyboard alone, and is renamed there', async () => {
  const page = await world.newPage();
  const founder = newFounder('ada');
  const press = async (target: Locator) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  };
  await open(page, world.url);
  await press(page.getByLabel('Your idea, in one line'));
  await page.getByText('Write one line first.').waitFor();
  await expectFocused(page, page.getByLabel('Your idea, in one line'));
  await page.keyboard.type(idea);
  await page.getByRole('main').getByText(idea, { exact: true }).waitFor();
  await page.keyboard.type(' #sharing @neighbors');
  await page.keyboard.press('Enter');
  await page.getByText(`Your idea is saved: “${idea} #sharing @neighbors”`).waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.insertText(founder.email);
  await tabTo(page, page.getByLabel('Password'));
  await page.keyboard.insertText(founder.password);
  await page.keyboard.press('Enter');

  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  await expect.poll(() => page.getByLabel('What are you working on?').inputValue()).toBe(`${idea} #sharing @neighbors`);
  for (const question of [1, 2, 3]) {
    await page.getByText(`Question ${question} of 3`).waitFor();
    await press(page.getByRole('button', { name: 'Skip', exact: true }));
  }
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  await press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Idea vault' }));
  await press(page.getByRole('row', { name: idea, exact: true }));
  await press(page.getByRole('button', { name: 'Edit title', exact: true }));
  await expectFocused(page, page.getByLabel('Title'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Ladders');
  await page.keyboard.press('Enter');
  // The field gives the focus to the title that it was.
  const title = page.getByRole('heading', { level: 1, name: 'Ladders' });
  await expect.poll(() => hasFocus(title)).toBe(true);
  const told = async () =>
    (await eventsOf(world.url, founder)).flatMap(({ stream, type, data }) =>
      stream.startsWith('idea-') ? [[type, data['title'] ?? data['tags'] ?? data['audience']]] : [],
    );
  await expect.poll(told).toEqual([
    ['IdeaCaptured', idea],
    ['IdeaTagged', ['sharing']],
    ['IdeaDescribed', 'neighbors'],
    ['IdeaRenamed', 'Ladders'],
  ]);
  expect(await page.evaluate(() => localStorage.getItem('groundwork-first-idea'))).toBeNull();
});
