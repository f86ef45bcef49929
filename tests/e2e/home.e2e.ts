import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { openValidateScene } from '../fixtures/validate-scene.ts';
import { findViolations } from './find-violations.ts';
import { open } from './founder.ts';
import { inFullRun } from './in-full-run.ts';
import { readOverflow } from './read-overflow.ts';

const world = productInBrowser();

const way = (page: Page) => page.getByRole('list', { name: /^From idea to decision: Crumb/ });
const news = (page: Page) => page.getByRole('region', { name: 'New since your last look' });
const newsLine = (page: Page) => news(page).getByRole('listitem');

inFullRun('home names the idea, shows how far it has come, and tells what came in since the last look', async () => {
  const { account, projectId, experimentId } = await openValidateScene(world.url, 'running');
  const page = await world.newPage(account);
  await open(page, `${world.url}/home`);
  await way(page).waitFor();
  const lines = await way(page).getByRole('listitem').allInnerTexts();
  expect(lines.map((line) => line.replaceAll('\n', ' '))).toEqual([
    'Idea Next No problem and audience yet',
    'Assumptions done 3, 2 critical',
    'Tests done 1 running',
    'Verdicts open None yet',
    'Decision open Open',
  ]);
  // What is reached and what is next differ by more than a color.
  expect(await way(page).locator('li:has(svg)').getByRole('link').allInnerTexts()).toEqual(['Assumptions', 'Tests']);
  // The first look has seen all that was there.
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('groundwork-home-look:')));
  expect(await news(page).count()).toBe(0);

  // The founder's own interviews are no news; what the product makes of the last one is.
  const said = { projectId, experimentId, on: '2026-11-20', lastTime: 'Guessed a price', commitment: 'time' };
  for (const person of ['Lise', 'Emmy', 'Maria', 'Jane', 'Lynn']) {
    const interview = [`interview-${crypto.randomUUID()}`, 'LogInterview', { ...said, person, answer: 'yes' }] as const;
    expect(await sendCommand({ url: world.url, ...account }, interview)).toBe('accepted');
  }
  await newsLine(page).waitFor();
  expect(await newsLine(page).innerText()).toBe('1 verdict\nCrumb: what each bake really costs');
  expect(await findViolations(page)).toEqual([]);
  // A reload is the same look.
  await page.setViewportSize({ width: 320, height: 720 });
  await page.reload();
  await newsLine(page).getByText('1 verdict').waitFor();
  expect(await page.evaluate(readOverflow)).toEqual([]);

  await way(page).getByRole('link', { name: 'Tests' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Validate' }).waitFor();
});

test('the headline has at most three lines however long the title is, which is whole above it', async () => {
  const account = await openAccount(world.url);
  const title = `${'A weekly box of bread '.repeat(6)}for home`;
  const idea = [`idea-${crypto.randomUUID()}`, 'CaptureIdea', { title }] as const;
  expect(await sendCommand({ url: world.url, ...account }, idea)).toBe('accepted');
  const page = await world.newPage(account);
  await open(page, `${world.url}/home`);
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 360, height: 780 },
  ]) {
    await page.setViewportSize(viewport);
    const sentence = page.getByText(/^What problem does “A weekly box of bread .+…” solve\?$/u);
    await sentence.waitFor();
    const lines = await sentence.evaluate(
      (element) => element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight),
    );
    expect(Math.round(lines)).toBeLessThanOrEqual(3);
    expect(await sentence.getAttribute('title')).toBe(`What problem does “${title}” solve?`);
    // The title itself is whole above it.
    await page.getByRole('main').getByRole('link', { name: title, exact: true }).first().waitFor();
    expect(await page.evaluate(readOverflow)).toEqual([]);
  }
});
