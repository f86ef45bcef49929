import { expect, test } from 'vitest';
import { startValidation } from '../fixtures/a-validation.ts';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { open } from './founder.ts';
import { storesWith } from './stores-with.ts';

const world = productInBrowser();
const word = 'quindlewick';

test('signing out takes a kept transcript from the browser', async () => {
  const account = await openAccount(world.url);
  const { projectId } = await startValidation(world.url, account);
  const said = { projectId, person: 'Ann', on: '2026-03-04', lastTime: 'Baked', commitment: 'time', answer: 'yes' };
  await sendCommand({ url: world.url, ...account }, [`interview-${crypto.randomUUID()}`, 'LogInterview', said]);
  const page = await world.newPage(account);
  await open(page, `${world.url}/validate?projectId=${projectId}&view=interviews`);
  await page.getByRole('button', { name: 'Read transcript: Ann', exact: true }).click();
  await page.getByLabel('Or paste the transcript').fill(`Ann: It cost me a day. I called ${word} for help.`);
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  await page.getByRole('row', { name: `I called ${word} for help.` }).waitFor();
  await page.getByRole('checkbox', { name: 'Keep the transcript in this browser' }).check({ force: true });
  await page.getByText('It’s here until you remove the interview').waitFor();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  const holding = () => page.evaluate(storesWith, word);
  expect(await holding()).toEqual(['groundwork-transcripts/transcripts']);
  await page.getByRole('button', { name: 'Account menu', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await page.getByRole('link', { name: 'Create an account' }).first().waitFor();
  await expect.poll(holding).toEqual([]);
});
