import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startValidation } from '../fixtures/a-validation.ts';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { open } from './founder.ts';
import { readFaults, wide } from './read-faults.ts';
import { storesWith } from './stores-with.ts';

const world = productInBrowser();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const word = 'quindlewick';
const kept = ['groundwork-transcripts/transcripts'];
const keep = (page: Page) => page.getByRole('checkbox', { name: 'Keep the transcript in this browser' });
const holding = (page: Page) => page.evaluate(storesWith, word);

/** A founder who has read two transcripts and kept both. */
async function reader() {
  const account = await openAccount(world.url);
  const { projectId } = await startValidation(world.url, account);
  const send = (stream: string, type: string, data: object) =>
    sendCommand({ url: world.url, accessToken: account.accessToken }, [stream, type, data]);
  const [ann, bo] = [`interview-${crypto.randomUUID()}`, `interview-${crypto.randomUUID()}`];
  const said = { projectId, on: '2026-03-04', lastTime: 'Baked', commitment: 'time', answer: 'yes' };
  await send(ann, 'LogInterview', { ...said, person: 'Ann' });
  await send(bo, 'LogInterview', { ...said, person: 'Bo' });
  const page = await world.newPage(account, { viewport: wide });
  await open(page, `${world.url}/validate?projectId=${projectId}&view=interviews`);
  return { page, send, ann, bo };
}

async function readTranscript(page: Page, person: string): Promise<void> {
  await button(page, `Read transcript: ${person}`).click();
  await page.getByLabel('Or paste the transcript').fill(`${person}: It cost me a day. I called ${word} for help.`);
  await button(page, 'Read').click();
  await page.getByRole('row', { name: `I called ${word} for help.` }).waitFor();
}

test('a transcript that is kept is there the next time, and one that is not is nowhere', async () => {
  const { page } = await reader();
  await page.getByText('Mark what they said, for or against. The file never leaves this browser.').waitFor();
  await readTranscript(page, 'Ann');
  await page.getByText('The transcript is gone when you close this. Your marks stay.').waitFor();
  await page.getByText('A mark, for or against, changes no test and no score.').waitFor();
  await button(page, 'Done').click();
  expect(await holding(page)).toEqual([]);

  await readTranscript(page, 'Ann');
  await keep(page).check({ force: true });
  await page.getByText('It’s here until you remove the interview, erase the person or sign out.').waitFor();
  expect(await readFaults(page)).toEqual([]);
  await button(page, 'Done').click();
  expect(await holding(page)).toEqual(kept);
  await page.reload();
  await button(page, 'Read transcript: Ann').click();
  await page.getByRole('row', { name: `I called ${word} for help.` }).waitFor();
  expect(await keep(page).isChecked()).toBe(true);

  await keep(page).uncheck({ force: true });
  await expect.poll(() => holding(page)).toEqual([]);
  await button(page, 'Done').click();
  await button(page, 'Read transcript: Ann').click();
  await page.getByLabel('Or paste the transcript').waitFor();
});

test('a transcript goes with its interview and with the person, on whatever device', async () => {
  const { page, send, ann, bo } = await reader();
  for (const person of ['Ann', 'Bo']) {
    await readTranscript(page, person);
    await keep(page).check({ force: true });
    await page.getByText('It’s here until you remove the interview').waitFor();
    await button(page, 'Done').click();
  }
  const left = () =>
    page.evaluate(async () => {
      const opening = indexedDB.open('groundwork-transcripts');
      await new Promise((resolve) => {
        opening.onsuccess = resolve;
      });
      const reading = opening.result.transaction('transcripts').objectStore('transcripts').getAllKeys();
      await new Promise((resolve) => {
        reading.onsuccess = resolve;
      });
      opening.result.close();
      return reading.result.map((key) => `interview-${(key as string[])[1]}`).sort();
    });
  expect(await left()).toEqual([ann, bo].sort());
  // On another device, while another screen is open here.
  await open(page, `${world.url}/home`);
  expect(await send(ann, 'RemoveInterview', {})).toBe('accepted');
  await expect.poll(left).toEqual([bo]);
  expect(await send(bo, 'ErasePerson', {})).toBe('accepted');
  await expect.poll(left).toEqual([]);
});

test('signing out takes a kept transcript from the browser', async () => {
  const { page } = await reader();
  await readTranscript(page, 'Ann');
  await keep(page).check({ force: true });
  await page.getByText('It’s here until you remove the interview').waitFor();
  await button(page, 'Done').click();
  expect(await holding(page)).toEqual(kept);
  await button(page, 'Account menu').click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await page.getByRole('link', { name: 'Create an account' }).first().waitFor();
  await expect.poll(() => holding(page)).toEqual([]);
});
