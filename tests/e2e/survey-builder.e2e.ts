import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Question } from '../../src/domain/survey/survey.ts';
import { openAccount } from '../fixtures/account.ts';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { verifyAddress } from '../fixtures/verify-address.ts';
import { open } from './founder.ts';
import { readFaults, wide } from './read-faults.ts';

const world = productInBrowser();

/** An idea that is explored, and what its founder has for surveys. */
async function explored() {
  const { account, projectId } = await openCanvas(world.url, 'Crumb');
  const surveyId = crypto.randomUUID();
  const command = (type: string, data: object) =>
    sendCommand({ url: world.url, accessToken: account.accessToken }, [`survey-${surveyId}`, type, data]);
  const address = `${world.url}/validate?projectId=${projectId}&view=surveys`;
  return { account, projectId, surveyId, command, address };
}

const yesNo = [
  { id: 'yes', label: 'Yes' },
  { id: 'no', label: 'No' },
];
const three: readonly (Pick<Question, 'id' | 'kind' | 'title'> & Partial<Question>)[] = [
  { id: 'own', kind: 'one-of', title: 'Do you bake?', options: yesNo },
  { id: 'why', kind: 'long', title: 'Why?' },
  { id: 'bye', kind: 'end', title: 'Goodbye' },
];
const asked = (page: Page) => page.getByRole('listbox', { name: 'Questions' }).getByRole('option').allTextContents();
const titled = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('a first survey is made from a template by keyboard, previewed with its routes, and listed', async () => {
  const { account, address } = await explored();
  const page = await world.newPage(account, { viewport: wide });
  await open(page, address);
  await page.getByRole('region', { name: 'Surveys' }).getByText('No surveys yet.').waitFor();
  // Where the surveys once were, it leads on to the tests that they are part of.
  expect(page.url()).toBe(address.replace('view=surveys', 'view=experiments'));
  const tests = page.getByRole('navigation', { name: 'Validate' }).getByRole('link', { name: 'Tests' });
  expect(await tests.getAttribute('aria-current')).toBe('page');
  expect(await readFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'New survey' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New survey' });
  await dialog.getByLabel('Title').waitFor();
  // What is suggested is selected: a key takes its place.
  await expect.poll(() => dialog.getByLabel('Title').inputValue()).not.toBe('');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await dialog.getByText('Enter a title of 140 characters or fewer.').waitFor();
  await page.keyboard.type('Sunday bread');
  expect(await readFaults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 2, name: 'Sunday bread' }).waitFor();
  expect(await tests.getAttribute('aria-current')).toBe('page');
  await page.getByText('If the answer to “Did you have this problem in the last month?” is “No”').waitFor();
  expect((await asked(page)).length).toBe(7);
  await page.getByRole('radio', { name: 'Preview' }).click();
  const preview = page.getByRole('region', { name: 'Survey preview' });
  await preview.getByRole('button', { name: 'Continue' }).click();
  await preview.getByText('Answer this question.').first().waitFor();
  await preview.getByRole('radio', { name: 'No' }).check();
  expect(await readFaults(page)).toEqual([]);
  await preview.getByRole('button', { name: 'Continue' }).click();
  await preview.getByRole('heading', { name: 'Check your answers' }).waitFor();
  await preview.getByRole('link', { name: /^Change/ }).click();
  expect(await preview.getByRole('radio', { name: 'No' }).isChecked()).toBe(true);
  await preview.getByRole('radio', { name: 'Yes' }).check();
  await preview.getByRole('button', { name: 'Continue' }).click();
  await preview.getByRole('heading', { name: 'How often does it happen?' }).waitFor();
  await preview.getByRole('link', { name: 'Back' }).click();
  await preview.getByRole('heading', { name: 'Did you have this problem in the last month?' }).waitFor();
  await page.getByRole('link', { name: 'All tests and surveys' }).click();
  const row = page.getByRole('row', { name: 'Sunday bread', exact: true });
  await row.waitFor();
  expect(await row.textContent()).toContain('Draft');
});

test('questions are added, moved by keys and by “Move to…”, duplicated, removed and taken back', async () => {
  const { account, projectId, surveyId, command, address } = await explored();
  expect(await command('CreateSurvey', { projectId, title: 'Bread', template: { questions: three } })).toBe('accepted');
  const page = await world.newPage(account, { viewport: wide });
  await open(page, `${address}&id=${surveyId}`);
  const list = page.getByRole('listbox', { name: 'Questions' });
  await list.waitFor();
  const order = async () => (await asked(page)).map((text) => text.replace(/^\d+\./, '').split(',')[0]);
  expect(await order()).toEqual(['Do you bake?', 'Why?', 'Goodbye']);
  await list.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(order).toEqual(['Why?', 'Do you bake?', 'Goodbye']);
  await page.getByRole('button', { name: 'Move to…' }).click();
  await page.getByRole('dialog', { name: 'Move to…' }).getByRole('menuitem', { name: 'At the beginning' }).click();
  await expect.poll(order).toEqual(['Do you bake?', 'Why?', 'Goodbye']);
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect.poll(order).toEqual(['Do you bake?', 'Do you bake?', 'Why?', 'Goodbye']);
  await list.focus();
  await page.keyboard.press('Delete');
  await expect.poll(order).toEqual(['Do you bake?', 'Why?', 'Goodbye']);
  await page.keyboard.press('Control+Z');
  await expect.poll(order).toEqual(['Do you bake?', 'Do you bake?', 'Why?', 'Goodbye']);
  await list
    .getByRole('option')
    .nth(2)
    .dragTo(list.getByRole('option').nth(0), { targetPosition: { x: 40, y: 4 } });
  await expect.poll(order).toEqual(['Why?', 'Do you bake?', 'Do you bake?', 'Goodbye']);
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.getByRole('menuitem', { name: /^Rating/ }).click();
  await titled(page, 'Question').waitFor();
  await expect.poll(() => page.getByRole('heading', { name: 'Question 2 of 5' }).count()).toBe(1);
  expect(await readFaults(page)).toEqual([]);
});

test('a question gets its text, an earlier answer, options and a route, seen live in another tab', async () => {
  const { account, projectId, surveyId, command, address } = await explored();
  expect(await command('CreateSurvey', { projectId, title: 'Bread', template: { questions: three } })).toBe('accepted');
  const page = await world.newPage(account, { viewport: wide });
  await open(page, `${address}&id=${surveyId}`);
  const other = await page.context().newPage();
  await open(other, `${address}&id=${surveyId}`);
  await page.getByRole('option', { name: /Do you bake/ }).click();
  await page.getByLabel('Add an option').fill('At work');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Move option At work up' }).waitFor();
  await page.getByRole('button', { name: 'Add a route' }).click();
  await page.getByText('If the answer to “Do you bake?” is “Yes”, go to “Goodbye”.').waitFor();
  await page.getByRole('button', { name: /^Yes Value/ }).click();
  await page.getByRole('option', { name: 'At work' }).click();
  await page.getByText('If the answer to “Do you bake?” is “At work”, go to “Goodbye”.').waitFor();
  expect(await readFaults(page)).toEqual([]);
  await page.getByRole('option', { name: /Why/ }).click();
  await titled(page, 'Question').fill('You said . Why?');
  for (let n = 0; n < 6; n++) await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Insert an earlier answer into question' }).click();
  await page
    .getByRole('dialog')
    .getByRole('menuitem', { name: /Do you bake/ })
    .click();
  await page.getByText('Reads: You said [Do you bake?]. Why?').waitFor();
  await other.getByRole('option', { name: /You said \[Do you bake\?\]/ }).click();
  await expect.poll(() => titled(other, 'Question').inputValue()).toBe('You said {own}. Why?');
  await other.getByRole('option').first().click();
  await other.getByText('If the answer to “Do you bake?” is “At work”, go to “Goodbye”.').waitFor();
});

test('a survey is published once what is missing is there, and closed again', async () => {
  const { account, projectId, surveyId, command, address } = await explored();
  const questions = [...three.slice(0, 1), { id: 'mail', kind: 'email', title: 'Where can we write to you?' }];
  expect(await command('CreateSurvey', { projectId, title: 'Bread', template: { questions } })).toBe('accepted');
  await verifyAddress(world.url, account);
  const page = await world.newPage(account, { viewport: wide });
  await open(page, `${address}&id=${surveyId}`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this survey' });
  await dialog.getByText('People who leave an email know what they agree to.').waitFor();
  expect(await dialog.getByRole('button', { name: 'Publish survey' }).isDisabled()).toBe(true);
  expect(await readFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Survey settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Survey settings' });
  await settings.getByLabel('What people agree to when they leave an email').fill('You may write to me.');
  await settings.getByLabel('Most responses').fill('0');
  await settings.getByText('Enter a whole number from 1 to 1,000,000.').waitFor();
  await settings.getByLabel('Most responses').fill('200');
  await page.keyboard.press('Enter');
  expect(await readFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('button', { name: 'Publish survey' }).click();
  await dialog.getByLabel('Public address').waitFor();
  expect((await fetch(`${world.url}/s/${surveyId}`)).status).toBe(200);
  await dialog.getByRole('button', { name: 'Unpublish' }).click();
  await dialog.getByText('This survey was taken off the web.').waitFor();
  expect((await fetch(`${world.url}/s/${surveyId}`)).status).toBe(404);
  await dialog.getByRole('button', { name: 'Publish version 1 again' }).click();
  await dialog.getByText('Version 2, as version 1').waitFor();
});

test('a publication waits for a network and says so; a survey of links has no address, and says when it closed', async () => {
  const { account, projectId, surveyId, command, address } = await explored();
  expect(await command('CreateSurvey', { projectId, title: 'Bread', template: { questions: three } })).toBe('accepted');
  expect(await command('SetSurvey', { once: 'link', closesAt: '2026-01-31T12:00:00Z' })).toBe('accepted');
  await verifyAddress(world.url, account);
  const page = await world.newPage(account, { viewport: wide });
  await open(page, `${address}&id=${surveyId}`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this survey' });
  const status = dialog.getByRole('status');
  await expect.poll(() => status.innerText()).toBe('Only you can see this survey.');
  const points = dialog.getByRole('region', { name: 'Before you publish' }).getByRole('listitem');
  expect(await points.allTextContents()).toEqual([
    'Done: There’s a question to answer.',
    'Done: Each question has a text, and something to choose from.',
    'Done: Each route depends on an earlier answer and leads to a later question.',
    'Done: People who leave an email know what they agree to.',
    'Done: The colors have enough contrast to be read: at least 4.5:1.',
    'Worth doing: It says who’s asking, and how to reach them.',
    'Done: Your email is verified.',
  ]);
  await world.network.cut();
  await page.getByRole('button', { name: 'You’re offline', includeHidden: true }).waitFor();
  await dialog.getByRole('button', { name: 'Publish survey' }).click();
  await expect.poll(() => status.innerText()).toBe('No connection right now. This is done once it’s back.');
  await world.network.mend();
  await expect
    .poll(() => status.innerText())
    .toBe('People are asked what you see here. It closed on January 31, 2026. No more answers are taken.');
  // The button that was pressed has nothing to publish any more, and gives up the focus.
  await expect.poll(() => status.evaluate((element) => element === document.activeElement)).toBe(true);
  await dialog.getByRole('textbox', { name: 'How many links to add' }).fill('2');
  await dialog.getByRole('button', { name: 'Add links' }).click();
  await dialog.getByRole('button', { name: 'Copy 2 unused links' }).waitFor();
  expect(await dialog.getByLabel('Public address').count()).toBe(0);
  expect(await dialog.getByRole('link').allInnerTexts()).toEqual(['Test an assumption with it', 'See the results']);
  expect(await readFaults(page)).toEqual([]);
  world.network.freeze();
  await dialog.getByRole('button', { name: 'Unpublish' }).click();
  await expect
    .poll(() => status.innerText())
    .toBe('Waiting for the server to confirm. It closed on January 31, 2026. No more answers are taken.');
});

test('without a project of one’s own there is no survey, whatever the address names', async () => {
  const { projectId, surveyId } = await explored();
  const page = await world.newPage(await openAccount(world.url), { viewport: wide });
  await open(page, `${world.url}/validate?projectId=${projectId}&view=surveys&id=${surveyId}`);
  expect(await page.getByRole('listbox', { name: 'Questions' }).count()).toBe(0);
});
