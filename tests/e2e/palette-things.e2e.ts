import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { agentOf, launchPage, signUp } from '../fixtures/a-launched-page.ts';
import { startValidation } from '../fixtures/a-validation.ts';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { expectFocused } from './by-keyboard.ts';
import { findViolations } from './find-violations.ts';
import { open } from './founder.ts';
import { expectAtCommand, openPalette, palette } from './palette.ts';

const world = productInBrowser();

/** Looks for what is named so, and goes there. */
async function goTo(page: Page, words: string, name: string): Promise<void> {
  await openPalette(page);
  await page.keyboard.type(words);
  await expectAtCommand(page, name);
  await page.keyboard.press('Enter');
  await palette(page).waitFor({ state: 'detached' });
}

test('tests, pages, surveys, reports and people are found by their names, and each is one Enter away', async () => {
  const account = await openAccount(world.url);
  const { projectId, experimentId } = await startValidation(world.url, account);
  const [pageId, surveyId, reportId, interviewId] = Array.from({ length: 4 }, () => crypto.randomUUID());
  for (const command of [
    [`page-${pageId}`, 'CreatePage', { projectId, title: 'Loaf landing' }],
    [`survey-${surveyId}`, 'CreateSurvey', { projectId, title: 'Sunday rolls' }],
    [`report-${reportId}`, 'WriteReport', { projectId, title: 'Spring review', template: 'one-pager', blocks: [] }],
    [
      `interview-${interviewId}`,
      'LogInterview',
      { projectId, person: 'Grace Hopper', on: '2026-11-20', lastTime: '', commitment: 'none', answer: 'yes' },
    ],
  ] as const)
    expect(await sendCommand({ url: world.url, accessToken: account.accessToken }, command)).toBe('accepted');
  const page = await world.newPage(account);
  await open(page, `${world.url}/home`);
  const at = (path: string) => page.waitForURL(`${world.url}${path}`);
  await goTo(page, 'pay for a pickup?', 'Did they pay for a pickup?');
  await at(`/validate?projectId=${projectId}&view=experiments&id=${experimentId}`);
  await goTo(page, 'loaf', 'Loaf landing');
  await at(`/page-builder/${projectId}?page=${pageId}`);
  await goTo(page, 'rolls', 'Sunday rolls');
  await at(`/validate?projectId=${projectId}&view=surveys&id=${surveyId}`);
  await goTo(page, 'spring', 'Spring review');
  await at(`/reports?report=${reportId}`);
  await goTo(page, 'hopper', 'Grace Hopper');
  await at(`/validate?projectId=${projectId}&view=interviews&person=${interviewId}`);
  await expectFocused(page, page.getByRole('button', { name: 'More for Grace Hopper' }));
  // What is done in Validate is run from here, too.
  await goTo(page, 'validate: people', 'Validate: People');
  await at(`/validate?projectId=${projectId}&view=people`);
  await goTo(page, 'calibration', 'Your predictions');
  await at('/profile');
  await openPalette(page);
  await page.keyboard.type('r');
  expect(await findViolations(page)).toEqual([]);
});

test('somebody who signed up is found by their address, among all who did', async () => {
  const { account, projectId, slug } = await launchPage(world.url);
  const join = (n: number, email: string) => signUp(world.url, slug, { agent: agentOf(n) }, email);
  expect([await join(1, 'ada@example.org'), await join(2, 'bob@example.org')]).toEqual([303, 303]);
  const page = await world.newPage(account);
  await open(page, `${world.url}/home`);
  await goTo(page, 'bob', 'bob@example.org');
  await page.getByText('1 of 2 people').waitFor();
  const [address] = page.url().split('&person=');
  expect(address).toBe(`${world.url}/validate?projectId=${projectId}&view=people`);
});

test('the example is offered by its name, and opened once it is there', async () => {
  const page = await world.newPage(await openAccount(world.url));
  await open(page, `${world.url}/home`);
  await goTo(page, 'example', 'See a finished example');
  await page.waitForURL(/\/canvas\?projectId=/u);
  const canvas = page.url();
  await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
  await open(page, `${world.url}/home`);
  await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
  await goTo(page, 'example', 'Open the example');
  await page.waitForURL(canvas);
});
