import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startValidation } from '../fixtures/a-validation.ts';
import { type Account, openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { expectFocused, hasFocus } from './by-keyboard.ts';
import { eventsOf } from './events-of.ts';
import { findViolations } from './find-violations.ts';
import { open } from './founder.ts';
import { readForcedColours } from './read-forced-colours.ts';
import { readOverflow } from './read-overflow.ts';

const world = productInBrowser();

const who = (page: Page) => page.getByRole('textbox', { name: 'Who', exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const rows = (page: Page) => page.getByRole('list', { name: 'Interviews' }).getByRole('listitem');

/** The interviews of a founder whose test runs, who has talked to these people. */
async function ownValidation(
  people: readonly string[] = [],
): Promise<{ readonly page: Page; readonly owner: Account }> {
  const owner = await openAccount(world.url);
  const { projectId, experimentId } = await startValidation(world.url, owner);
  const said = { projectId, experimentId, on: '2026-11-20', lastTime: '', commitment: 'money', answer: 'yes' };
  for (const person of people) {
    const stream = `interview-${crypto.randomUUID()}`;
    expect(await sendCommand({ url: world.url, ...owner }, [stream, 'LogInterview', { ...said, person }])).toBe(
      'accepted',
    );
  }
  const page = await world.newPage(owner);
  await open(page, `${world.url}/validate?projectId=${projectId}&view=interviews`);
  await page.getByRole('navigation', { name: 'Validate' }).waitFor();
  return { page, owner };
}

test('without a network interviews are logged by six keys beside the words, wait, and are sent when it is back', async () => {
  const { page, owner } = await ownValidation();
  await button(page, 'Log an interview').focus();
  await page.keyboard.press('Enter');
  await world.network.cut();
  for (const person of ['Ann', 'Bo']) {
    await expectFocused(page, who(page));
    await page.keyboard.type(person);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Threw a bag away on Friday.');
    for (const key of ['Tab', 'm', 'Tab', 'y', 'Enter']) await page.keyboard.press(key);
    await page.getByText(`Logged the interview with “${person}”.`).waitFor();
  }
  await expect.poll(() => rows(page).getByText('Waiting to sync').count()).toBe(2);
  await world.network.mend();
  await expect.poll(() => rows(page).getByText('Waiting to sync').count()).toBe(0);
  const logged = (await eventsOf(world.url, owner)).filter(({ type }) => type === 'InterviewLogged');
  expect(logged.map(({ data }) => [data['person'], data['commitment'], data['answer']])).toEqual([
    ['Ann', 'money', 'yes'],
    ['Bo', 'money', 'yes'],
  ]);
});

async function readTranscriptOfAnn(page: Page): Promise<void> {
  await button(page, 'More for Ann').click();
  await page.getByRole('menuitem', { name: 'Read transcript…' }).click();
}

test('ten thousand sentences are walked and marked without delay, and only those in view are drawn', async () => {
  const { page } = await ownValidation(['Ann']);
  await readTranscriptOfAnn(page);
  const long = Array.from({ length: 10_000 }, (_, n) => `Ann: This is number ${n}.`).join('\n');
  await page.locator('input[type=file]').setInputFiles({ name: 'long.txt', mimeType: '', buffer: Buffer.from(long) });
  await expect.poll(() => hasFocus(page.getByRole('row', { name: 'Ann, This is number 0.', exact: true }))).toBe(true);
  await page.getByText('10,000 sentences.').waitFor();
  expect(await page.getByRole('row').count()).toBeLessThan(100);
  await page.keyboard.press('End');
  const last = page.getByRole('row', { name: 'Ann, This is number 9999.', exact: true });
  await expectFocused(page, last);
  await page.keyboard.press('2');
  await expectFocused(page, page.getByRole('row', { name: 'Against: Ann, This is number 9999.', exact: true }));
});

test('nothing is wrong with what is asked and what is marked for axe, at 320 px, or where the system chooses the colors', async () => {
  const { page } = await ownValidation(['Ann']);
  const check = async () => {
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 720 });
    await expect.poll(() => page.evaluate(readOverflow)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await page.evaluate(readForcedColours)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
  };
  await button(page, 'Log an interview').click();
  await page.keyboard.press('Enter');
  await page.getByText('Enter who you talked to.').waitFor();
  await check();
  await readTranscriptOfAnn(page);
  await page.getByLabel('Or paste the transcript').fill('Ann: I paid. It rotted.');
  await button(page, 'Read').click();
  await page.getByRole('row', { name: 'It rotted.', exact: true }).waitFor();
  await page.keyboard.press('1');
  await check();
});
