import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { startValidation } from '../fixtures/a-validation.ts';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { open } from './founder.ts';
import { inFullRun } from './in-full-run.ts';
import { storesWith } from './stores-with.ts';

const world = productInBrowser();
const word = 'Quindlewick';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const interviews = (page: Page) => page.getByRole('list', { name: 'Interviews' });

/** An experiment with two interviews, of which the first has a quote, and its view of interviews. */
async function openTwoInterviews() {
  const account = await openAccount(world.url);
  const { projectId, experimentId, assumptionIds } = await startValidation(world.url, account);
  const said = { projectId, experimentId, on: '2026-11-20', lastTime: `Paid ${word}`, commitment: 'time' };
  const send = (stream: string, type: string, data: object) =>
    sendCommand({ url: world.url, accessToken: account.accessToken }, [stream, type, data]);
  const ann = `interview-${crypto.randomUUID()}`;
  expect([
    await send(ann, 'LogInterview', { ...said, person: `Ann ${word}`, answer: 'yes' }),
    await send(ann, 'MarkQuote', {
      ...{ quoteId: crypto.randomUUID(), text: `I asked ${word} for it`, assumptionId: assumptionIds[0], mark: 1 },
    }),
    await send(`interview-${crypto.randomUUID()}`, 'LogInterview', {
      ...{ ...said, lastTime: 'Guessed', person: 'Bob', answer: 'yes' },
    }),
  ]).toEqual(['accepted', 'accepted', 'accepted']);
  const page = await world.newPage(account);
  const addressOf = (view: string) => `${world.url}/validate?projectId=${projectId}&view=${view}`;
  await open(page, addressOf('interviews'));
  await page.getByText('2 yes of 2 counted.').waitFor();
  return { page, account, experimentId, addressOf };
}

async function choose(page: Page, name: string, entry: string): Promise<void> {
  await button(page, `More for ${name}`).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

inFullRun('the words of an erased person are on no screen, in no store of the browser, and in no export', async () => {
  const { page, account, experimentId, addressOf } = await openTwoInterviews();
  const exported = async () => {
    const headers = { authorization: `Bearer ${account.accessToken}` };
    return await (await fetch(`${world.url}/api/user/me/export`, { headers })).text();
  };
  expect(await exported()).toContain(word);
  await interviews(page).getByText('1 quote', { exact: true }).click();
  await interviews(page).getByText(`I asked ${word} for it`).waitFor();
  const second = await page.context().newPage();
  await open(second, addressOf('interviews'));
  await interviews(second).getByText(`Paid ${word}`).waitFor();

  await choose(page, `Ann ${word}`, 'Erase person…');
  await button(page, 'Erase person').click();
  for (const tab of [page, second]) {
    await interviews(tab).getByText('Erased person').waitFor();
    expect(await tab.content()).not.toContain(word);
    await expect.poll(() => tab.evaluate(storesWith, word)).toEqual([]);
  }
  await interviews(page).getByText('Erased words').waitFor();
  await page.getByText('2 yes of 2 counted.').waitFor();
  expect(await exported()).not.toContain(word);
  for (const view of [`experiments&id=${experimentId}`, 'evidence', 'interviews']) {
    await open(page, addressOf(view));
    await page.getByRole('navigation', { name: 'Validate' }).waitFor();
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
    expect([view, (await page.content()).includes(word)]).toEqual([view, false]);
  }
});
