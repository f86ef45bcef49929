import { expect, test } from 'vitest';
import type { Question } from '../../src/domain/survey/survey.ts';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { verifyAddress } from '../fixtures/verify-address.ts';
import { open } from './founder.ts';
import { inFullRun } from './in-full-run.ts';
import { readDialogFaults, readFaults, wide } from './read-faults.ts';

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

/** The editor of a survey of three questions. */
async function openEditor() {
  const { account, projectId, surveyId, command, address } = await explored();
  expect(await command('CreateSurvey', { projectId, title: 'Bread', template: { questions: three } })).toBe('accepted');
  const page = await world.newPage(account, { viewport: wide });
  await open(page, `${address}&id=${surveyId}`);
  const rows = page.getByRole('listbox', { name: 'Questions' }).getByRole('option');
  await rows.first().waitFor();
  return { page, rows, account, surveyId };
}

test('a survey’s questions are dragged by a mouse, and its editor shuts nobody out', async () => {
  const { page, rows } = await openEditor();
  await rows.nth(1).dragTo(rows.nth(0), { targetPosition: { x: 40, y: 4 } });
  const order = async () => (await rows.allTextContents()).map((text) => text.replace(/^\d+\./, '').split(',')[0]);
  await expect.poll(order).toEqual(['Why?', 'Do you bake?', 'Goodbye']);
  await rows.nth(1).click();
  await page.getByRole('button', { name: 'Add a route' }).click();
  await page.getByText('If the answer to “Do you bake?” is “Yes”, go to “Goodbye”.').waitFor();
  expect(await readFaults(page)).toEqual([]);
});

inFullRun('neither the preview of a survey nor what opens over its editor shuts anybody out', async () => {
  const { page, account, surveyId } = await openEditor();
  await verifyAddress(world.url, account);
  const found: Record<string, readonly string[]> = {};
  const dialog = page.getByRole('dialog');
  const look = async (name: string) => {
    found[name] = await readDialogFaults(page, Object.keys(found).length);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  };
  await page.getByRole('button', { name: 'Survey settings' }).click();
  await dialog.getByLabel('Most responses').fill('0');
  await dialog.getByText('Enter a whole number from 1 to 1,000,000.').waitFor();
  await look('settings that are wrong');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('button', { name: 'Publish survey' }).click();
  await dialog.getByLabel('Public address').waitFor();
  expect((await fetch(`${world.url}/s/${surveyId}`)).status).toBe(200);
  await look('a publication');
  await page.getByRole('radio', { name: 'Preview' }).click();
  const preview = page.getByRole('region', { name: 'Survey preview' });
  await preview.getByRole('radio').first().waitFor();
  await preview.getByRole('button', { name: 'Continue' }).click();
  await preview.getByText('Answer this question.').first().waitFor();
  found['preview'] = await readFaults(page);
  expect(Object.entries(found).filter(([, faults]) => faults.length > 0)).toEqual([]);
});
