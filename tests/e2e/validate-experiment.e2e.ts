import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Account, openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { eventsOf } from './events-of.ts';
import { open } from './founder.ts';
import { inFullRun } from './in-full-run.ts';
import { readFlag } from './read-flag.ts';

const world = productInBrowser();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const lock = (page: Page) => button(page, 'Lock and start');
const sealed = (page: Page) => page.getByRole('region', { name: 'Sealed' });

interface Setting {
  readonly page: Page;
  readonly account: Account;
}

/** A founder with an idea that is being explored, and one assumption about it. */
async function atExperiments(): Promise<Setting> {
  const account = await openAccount(world.url);
  const [ideaId, projectId, assumptionId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const send = (stream: string, type: string, data: object) =>
    sendCommand({ url: world.url, ...account }, [stream, type, data]);
  const stated = { assumptionId, text: 'Plumbers pay for parts', lens: 'viability', importance: 5, critical: true };
  expect([
    await send(`idea-${ideaId}`, 'CaptureIdea', { title: 'Parts by noon' }),
    await send(`project-${projectId}`, 'StartProject', { ideaId, canvasId: crypto.randomUUID() }),
    await send(`ledger-${projectId}`, 'StateAssumption', stated),
  ]).toEqual(['accepted', 'accepted', 'accepted']);
  const page = await world.newPage(account);
  await open(page, `${world.url}/validate?projectId=${projectId}&view=experiments`);
  return { page, account };
}

async function design(page: Page, { method = 'Prototype', n = '12' } = {}): Promise<void> {
  await button(page, 'New experiment').click();
  await page.getByRole('radiogroup', { name: 'Method' }).getByText(method, { exact: true }).click();
  await page.getByLabel('Question').fill('Do they order before ten?');
  await page.getByLabel('Criterion (%)').fill('50');
  await page.getByLabel('Planned sample').fill(n);
  await page.getByRole('radiogroup', { name: 'Prediction' }).getByText('It supports the assumption').click();
}

/** Lists the facts of the experiment, one after the other; how often its draft was saved does not matter. */
async function typesOf(account: Account): Promise<readonly string[]> {
  const events = await eventsOf(world.url, account);
  const types = events.flatMap(({ type, stream }) => (stream.startsWith('experiment-') ? [type] : []));
  return types.filter((type, at) => type !== 'ExperimentRevised' || types[at - 1] !== type);
}

inFullRun(
  'the flag stands where the criterion is, as it is typed and on a phone, and a test card is locked by a mouse that holds',
  async () => {
    const { page, account } = await atExperiments();
    await design(page, { method: 'Interviews', n: '20' });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      for (const criterion of [10, 30, 50]) {
        await page.getByLabel('Criterion (%)').fill(String(criterion));
        await expect.poll(() => page.evaluate(readFlag)).toBe(criterion);
      }
    }
    await lock(page).hover();
    await page.mouse.down();
    await page.getByText('Keep holding…').waitFor();
    await page.mouse.up();
    await page.getByRole('status').getByText('Hold the button to lock, or press Enter twice.').waitFor();
    await page.mouse.down();
    await sealed(page).waitFor();
    await page.mouse.up();
    expect(await typesOf(account)).toEqual(['ExperimentDesigned', 'ExperimentRevised', 'ExperimentStarted']);
  },
);

inFullRun('what was typed last is saved when the page is left in that very moment', async () => {
  const { page, account } = await atExperiments();
  await button(page, 'New experiment').click();
  await page.getByRole('radiogroup', { name: 'Method' }).getByText('Interviews', { exact: true }).click();
  await page.evaluate(() =>
    document.addEventListener('input', ({ target }) => {
      if ((target as HTMLInputElement).value === '35') queueMicrotask(() => location.reload());
    }),
  );
  const reloaded = page.waitForEvent('load');
  await page.getByLabel('Planned sample').pressSequentially('35', { noWaitAfter: true });
  await reloaded;
  await page.locator('body[data-ready]').waitFor();
  await expect.poll(() => page.getByLabel('Planned sample').inputValue()).toBe('35');
  await expect.poll(() => typesOf(account)).toEqual(['ExperimentDesigned', 'ExperimentRevised']);
});
