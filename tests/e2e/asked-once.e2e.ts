import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { publishPage } from '../fixtures/publish-page.ts';
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
  const who = page.getByLabel('Who is it for?');
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

const method = (page: Page) => page.getByRole('radiogroup', { name: 'Method' }).getByRole('radio', { checked: true });
/** The name of what is chosen, beside the name of the field. */
const chosen = (page: Page, field: string) => page.getByRole('button', { name: new RegExp(`${field}$`) });

test('a test that is begun from its page counts on that page, and one that waited for it goes on', async () => {
  const { account, ids, slug } = await publishPage(
    world.url,
    `again-${crypto.randomUUID().slice(0, 8)}`,
    'Turnup page',
  );
  const by = { url: world.url, ...account };
  const [other, assumptionId, waiting] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const form = { id: 'form', kind: 'form', parent: null, fields: { consent: 'I agree.' } };
  await sendCommand(by, [
    `page-${other}`,
    'CreatePage',
    { projectId: ids.project, title: 'Another page', template: { blocks: [form] } },
  ]);
  await sendCommand(by, [`page-${other}`, 'SetPage', { slug: `${slug}-2` }]);
  await sendCommand(by, [`page-${other}`, 'PublishPage', {}]);
  await sendCommand(by, [
    `ledger-${ids.project}`,
    'StateAssumption',
    { assumptionId, text: 'Clinics sign up', lens: 'desirability', importance: 5, critical: true },
  ]);
  const page = await world.newPage(account, { viewport: { width: 1440, height: 900 } });
  const toTest = async () => {
    await open(page, `${world.url}/page-builder/${ids.project}?page=${ids.page}`);
    await button(page, 'Publish').click();
    await page.getByRole('link', { name: 'Test an assumption with it' }).click();
  };
  await toTest();
  await page.getByRole('heading', { name: 'New experiment' }).waitFor();
  expect(await method(page).getAttribute('value')).toBe('page');
  await chosen(page, 'Page').getByText('Turnup page').waitFor();
  await chosen(page, 'Assumption').getByText('Clinics sign up').waitFor();
  // Looking at a card makes no experiment: what is typed does.
  await open(page, `${world.url}/validate?projectId=${ids.project}&view=experiments`);
  await page.getByText('No experiments yet').waitFor();

  await sendCommand(by, [
    `experiment-${waiting}`,
    'DesignExperiment',
    { projectId: ids.project, assumptionId, method: 'page', question: 'Do clinics sign up?' },
  ]);
  await toTest();
  await page.getByRole('heading', { name: 'Test card' }).waitFor();
  expect(new URL(page.url()).searchParams.get('id')).toBe(waiting);
  expect(await page.getByLabel('Question', { exact: true }).inputValue()).toBe('Do clinics sign up?');
  await chosen(page, 'Page').getByText('Turnup page').waitFor();
});

test('the step that is due brings its method and its assumption along', async () => {
  const { page, by, projectId } = await described();
  for (const [text, lens, importance] of [
    ['Clinics want it', 'desirability', 3],
    ['Text arrives in time', 'feasibility', 5],
  ] as const)
    await sendCommand(by, [
      `ledger-${projectId}`,
      'StateAssumption',
      { assumptionId: crypto.randomUUID(), text, lens, importance, critical: true },
    ]);
  await open(page, `${world.url}/validate?projectId=${projectId}`);
  await page.getByText('Test it with a prototype.').waitFor();
  await page.getByRole('link', { name: 'Design a test' }).click();
  await page.getByRole('heading', { name: 'New experiment' }).waitFor();
  expect(await method(page).getAttribute('value')).toBe('prototype');
  await chosen(page, 'Assumption').getByText('Text arrives in time').waitFor();
  await page.getByText('People try something you made. You report the result.').waitFor();
});
