import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Command } from '#domain/log/command.ts';
import { type Account, openAccount, openSession } from '../fixtures/account.ts';
import { editWith, erase, logWith, newInterview, quoteWith } from '../fixtures/an-interview.ts';
import { type AppInPage, revealApp } from '../fixtures/app-in-page.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { capture, ideaNamed, open } from './founder.ts';
import { inFullRun } from './in-full-run.ts';
import { storesWith } from './stores-with.ts';

const world = productInBrowser();
const word = 'Quindlewick';

const dispatch = (page: Page, commands: readonly Command[]) =>
  page.evaluate((text) => {
    const { services } = (window as unknown as AppInPage).appInPage();
    // One after the other, as a founder does.
    for (const { type, stream, data } of JSON.parse(text)) services.dispatch([{ type, stream, data }]);
  }, JSON.stringify(commands));

/** All that screens could show, and what waits. */
const held = (page: Page) =>
  page.evaluate(() => {
    const { workspace } = (window as unknown as AppInPage).appInPage().services;
    const states = [workspace.statesOf('interview').get(), workspace.pending.get(), workspace.rejections.get()];
    return { text: JSON.stringify([...states, workspace.undo.get()]), pending: workspace.pendingCount.get() };
  });

async function eraseElsewhere(account: Account, stream: string): Promise<void> {
  const { accessToken } = await openSession(world.url, account);
  const { type, data } = erase(stream);
  expect(await sendCommand({ url: world.url, accessToken }, [stream, type, data])).toBe('accepted');
}

inFullRun(
  'a person who is erased elsewhere is in no store of any tab, nor is what was written about them offline',
  async () => {
    const account = await openAccount(world.url);
    const page = await world.newPage(account);
    await revealApp(page.context());
    await open(page, `${world.url}/idea-vault`);
    const second = await page.context().newPage();
    await open(second, `${world.url}/idea-vault`);
    const stream = newInterview();
    // Logged on a phone: its rules come to the tabs with the facts.
    const { type, data } = logWith(stream, word);
    expect(await sendCommand({ url: world.url, accessToken: account.accessToken }, [stream, type, data])).toBe(
      'accepted',
    );
    await expect.poll(async () => (await held(page)).text).toContain(word);
    await dispatch(page, [editWith(stream, word), quoteWith(stream, word)]);
    for (const tab of [page, second]) {
      await expect.poll(() => held(tab)).toEqual({ text: expect.stringContaining(`“${word}”`), pending: 0 });
    }
    await expect.poll(() => page.evaluate(storesWith, word)).toEqual(['groundwork/changes', 'groundwork/personal']);

    // After a reload without the server it is all there.
    await page.route(/\/api\/v1\//, (route) => route.abort());
    await page.reload();
    await expect.poll(async () => (await held(page)).text).toContain(`“${word}”`);
    await page.unroute(/\/api\/v1\//);

    await page.context().setOffline(true);
    await dispatch(page, [editWith(stream, word), quoteWith(stream, word)]);
    await capture(page, 'Bees');
    await expect.poll(() => second.evaluate(storesWith, word)).toContain('groundwork/outbox');
    await eraseElsewhere(account, stream);
    await page.context().setOffline(false);
    for (const tab of [page, second])
      await tab.getByRole('button', { name: /changes? (was|were) rejected$/ }).waitFor();

    for (const tab of [page, second]) {
      await expect.poll(() => held(tab)).toEqual({ text: expect.not.stringContaining(word), pending: 0 });
      await expect.poll(() => tab.evaluate(storesWith, word)).toEqual([]);
      await ideaNamed(tab, 'Bees').waitFor();
      expect(await tab.content()).not.toContain(word);
    }
    await page.getByRole('button', { name: /changes? (was|were) rejected$/ }).click();
    const panel = page.getByRole('dialog', { name: 'Your changes' });
    await panel.getByText('This person was erased, so nothing more can be written about them.').first().waitFor();
    await page.keyboard.press('Escape');
    await page.reload();
    await ideaNamed(page, 'Bees').waitFor();
    await expect.poll(async () => JSON.parse((await held(page)).text)[0]).toMatchObject([{ person: '', erased: true }]);
    expect(await page.evaluate(storesWith, word)).toEqual([]);
  },
);
