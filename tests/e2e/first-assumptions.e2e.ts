import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { callAs } from './call-as.ts';
import { findViolations } from './find-violations.ts';
import { open } from './founder.ts';
import { readOverflow } from './read-overflow.ts';

const world = productInBrowser();
const question = (page: Page) => page.getByRole('region', { name: 'Which of these would sink it?' });

async function atHome() {
  const account = await openAccount(world.url);
  const ideaId = crypto.randomUUID();
  const send = (type: string, data: object) =>
    sendCommand({ url: world.url, accessToken: account.accessToken }, [`idea-${ideaId}`, type, data]);
  await send('CaptureIdea', { title: 'Bread by post' });
  const page = await world.newPage(account, { viewport: { width: 360, height: 780 } });
  await open(page, `${world.url}/home`);
  await question(page).waitFor();
  return { page, ideaId, send };
}

interface Fact {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

async function factsOf(page: Page): Promise<readonly Fact[]> {
  const answer = await callAs(page, `${world.url}/api/v1/events?limit=1000`);
  return ((await answer.json()) as { events: Fact[] }).events;
}

test('drafted assumptions that would sink an idea become its first ones, by keyboard alone, as one change', async () => {
  const { page } = await atHome();
  expect(await findViolations(page)).toEqual([]);
  await expect.poll(() => page.evaluate(readOverflow)).toEqual([]);
  const region = question(page);
  await region.getByRole('button', { name: 'Add as assumptions' }).focus();
  await page.keyboard.press('Enter');
  await region.getByText('Select at least one, or choose “Not now”.').waitFor();

  await region.getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/validate\?projectId=/u);
  const rows = page.getByRole('row');
  await expect.poll(() => rows.count()).toBe(2);
  await expect
    .poll(async () => (await factsOf(page)).map(({ type, data }) => [type, data['text'], data['critical']]))
    .toEqual([
      ['IdeaCaptured', undefined, undefined],
      ['ProjectStarted', undefined, undefined],
      ['IdeaMoved', undefined, undefined],
      ['AssumptionStated', 'People want “Bread by post” badly enough to change what they do today', true],
      ['AssumptionStated', 'Customers will pay for “Bread by post”', true],
    ]);
  await page.keyboard.press('Control+z');
  await expect.poll(() => rows.count()).toBe(0);
});

test('the question follows the idea’s audience and problem, and whoever says not now isn’t asked again', async () => {
  const { page, send } = await atHome();
  await send('DescribeIdea', { audience: 'bakers' });
  await question(page).getByText('Bakers want “Bread by post” badly enough').waitFor();
  await send('DescribeIdea', { problem: 'Bread is old by noon' });
  await question(page).getByText('Bakers have this problem: “Bread is old by noon”').waitFor();
  await question(page).getByRole('button', { name: 'Not now' }).click();
  await question(page).waitFor({ state: 'detached' });
  await open(page, `${world.url}/home`);
  await page.getByRole('heading', { name: 'First steps' }).waitFor();
  await page.getByRole('region', { name: 'Recent activity' }).or(page.getByText('Recent activity')).first().waitFor();
  expect(await question(page).count()).toBe(0);
});
