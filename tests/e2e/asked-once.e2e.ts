import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { open } from './founder.ts';

const world = productInBrowser();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const idea = {
  title: 'Turnup: fill empty chairs',
  problem: 'Patients miss appointments.\nStaff call them by hand.',
  audience: 'clinics with 2 to 20 chairs',
  pitch: 'Text whoever waits for a free chair',
};

/** A founder with an idea in words and nothing else made of it. */
async function described() {
  const account = await openAccount(world.url);
  const by = { url: world.url, accessToken: account.accessToken };
  const [ideaId, projectId, canvasId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const { title, ...texts } = idea;
  await sendCommand(by, [`idea-${ideaId}`, 'CaptureIdea', { title }]);
  await sendCommand(by, [`idea-${ideaId}`, 'DescribeIdea', texts]);
  await sendCommand(by, [`project-${projectId}`, 'StartProject', { ideaId, canvasId }]);
  const page = await world.newPage(account, { viewport: { width: 1440, height: 900 } });
  return { page, by, projectId };
}

const notes = (page: Page) => page.getByRole('option', { name: /^Note:/ });

test('a Lean Canvas begins with what the idea says, and one undo takes all of it back', async () => {
  const { page, projectId } = await described();
  await open(page, `${world.url}/canvas?projectId=${projectId}`);
  await button(page, 'Lean Canvas').click();
  await page.getByRole('option', { name: 'Section: Problem', selected: true }).waitFor();
  const said = await notes(page).evaluateAll((all) => all.map((each) => each.ariaLabel).sort());
  expect(said).toEqual([
    'Note: Patients miss appointments.',
    'Note: Staff call them by hand.',
    'Note: Text whoever waits for a free chair',
    'Note: clinics with 2 to 20 chairs',
  ]);
  await page.keyboard.press('Control+z');
  await button(page, 'Lean Canvas').waitFor();
  expect(await page.getByRole('option').count()).toBe(0);
});

test('sentences to complete and a new survey say the idea’s audience, problem and name', async () => {
  const { page, projectId } = await described();
  await open(page, `${world.url}/validate?projectId=${projectId}`);
  const who = page.getByLabel('Who has the problem?');
  expect(await who.inputValue()).toBe('Clinics with 2 to 20 chairs');
  await who.press('Enter');
  await page
    .getByRole('row', { name: 'Clinics with 2 to 20 chairs have this problem: “Patients miss appointments”' })
    .waitFor();
  await page.getByLabel('Who will pay?').press('Enter');
  await page.getByRole('row', { name: 'Clinics with 2 to 20 chairs will pay for Turnup' }).waitFor();

  await open(page, `${world.url}/validate?projectId=${projectId}&view=surveys`);
  await button(page, 'New survey').click();
  await page.getByRole('dialog', { name: 'New survey' }).getByLabel('Title').press('Enter');
  await page.getByText('Did this happen to you in the last month: “Patients miss appointments”?').first().waitFor();
});
