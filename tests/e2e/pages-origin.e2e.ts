import { expect, test } from 'vitest';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { verifyAddress } from '../fixtures/verify-address.ts';
import { open } from './founder.ts';
import { pageToEdit } from './page-editing.ts';

const pages = 'https://pages.example.org';
const world = productInBrowser({ PUBLIC_PAGES_ORIGIN: pages });

test('the address that is copied is where published pages are', async () => {
  const { opened, account, address } = await pageToEdit(world);
  await verifyAddress(world.url, account);
  const page = await opened();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this page' });
  await dialog.getByRole('button', { name: 'Publish page' }).click();
  await dialog.getByText('Visitors see this page as it is now.').waitFor();
  const { pathname } = new URL(address);
  expect(await dialog.getByLabel('Public address').inputValue()).toBe(pages + pathname);
  const elsewhere = await fetch(address, { redirect: 'manual' });
  expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([308, pages + pathname]);
});

test('the preview of a survey shows where its link will be', async () => {
  const { account, projectId } = await openCanvas(world.url, 'Crumb');
  const surveyId = crypto.randomUUID();
  const questions = ['First?', 'Second?'].map((title, n) => ({ id: `q${n}`, kind: 'long', title, required: false }));
  const command = ['CreateSurvey', { projectId, title: 'Bread', template: { questions } }] as const;
  const session = { url: world.url, accessToken: account.accessToken };
  expect(await sendCommand(session, [`survey-${surveyId}`, ...command])).toBe('accepted');
  const page = await world.newPage(account);
  await open(page, `${world.url}/validate?projectId=${projectId}&view=surveys&id=${surveyId}`);
  await page.getByRole('radio', { name: 'Preview' }).click();
  const preview = page.getByRole('region', { name: 'Survey preview' });
  await preview.getByRole('button', { name: 'Continue' }).click();
  await preview.getByRole('heading', { name: 'Second?' }).waitFor();
  const address = preview.getByText(`/s/${surveyId}`);
  expect(await address.textContent()).toContain(`${pages}/s/${surveyId}`);
});
