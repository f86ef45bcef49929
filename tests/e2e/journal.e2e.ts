import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Journal, journalVersion } from '#machines/journal/journal.ts';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { capture, ideaNamed, openVault } from './founder.ts';
import { openInspected } from './open-inspector.ts';

const world = productInBrowser();

/** The states of the chosen actor that are lit. */
const litStates = (page: Page) =>
  page.locator('[data-lit=true]').evaluateAll((groups) => groups.map((group) => group.getAttribute('data-state')));
const choose = (page: Page, actor: string) =>
  page
    .getByRole('button', { name: new RegExp(`^${actor}\\b`) })
    .first()
    .click();

/** Opens a file as a journal. */
const give = (page: Page, content: object) =>
  page.getByLabel('Open a journal').setInputFiles({
    name: 'journal.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(content)),
  });

test('a founder’s day is followed by its inspector, back in time too, downloaded, and replays identically, and no secret of it is anywhere', async () => {
  const founder = await openAccount(world.url);
  const page = await world.newPage();
  const context = page.context();
  const said: string[] = [];
  context.on('console', (message) => said.push(message.text()));
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== world.url) said.push(`${request.url()} ${request.postData()}`);
  });
  await context.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new BroadcastChannel('groundwork-inspector').addEventListener('message', ({ data }) => {
      heard.push(JSON.stringify(data));
    });
  });

  const inspector = await openInspected(page, `${world.url}/sign-in`);
  const wrong = 'not the words that count';
  await page.getByLabel('Email').fill(founder.email);
  await page.getByLabel('Password').fill(wrong);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('alert').first().waitFor();
  await page.getByLabel('Password').fill(founder.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  const tokens = await page.evaluate(() => [
    localStorage.getItem('refresh-token') ?? '',
    localStorage.getItem('groundwork-access-token') ?? '',
  ]);
  await openVault(page);
  await capture(page, `Ask ${founder.email} first`);
  await ideaNamed(page, `Ask ${founder.email} first`).waitFor();
  await inspector.getByText('commands.issued').first().waitFor();

  const status = inspector.getByRole('status').first();
  await choose(inspector, 'session');
  await expect.poll(() => litStates(inspector)).toEqual(['session', 'session.signedIn', 'session.signedIn.idle']);
  await inspector.getByLabel('Moment').focus();
  await inspector.keyboard.press('Home');
  await expect.poll(() => litStates(inspector)).toEqual(['session', 'session.restoring']);
  expect(await status.innerText()).toMatch(/^Past: event 0 of \d+$/);
  await inspector.getByRole('button', { name: 'Follow', exact: true }).press('Enter');
  await expect.poll(() => status.innerText()).toBe('Live');

  const downloading = inspector.waitForEvent('download');
  await inspector.getByRole('button', { name: 'Download journal' }).click();
  const file = await (await downloading).path();
  const replayed = spawnSync(process.execPath, ['scripts/replay.ts', file], { encoding: 'utf8' });
  expect(replayed.stdout + replayed.stderr).toMatch(/^Identical: \d+ actors end as they did, after \d+ events\.\n$/);
  expect(replayed.status).toBe(0);

  const heard = await inspector.evaluate(() => (window as unknown as { heard: string[] }).heard.join('\n'));
  expect(heard).toContain('commands.issued');
  const everything = [readFileSync(file, 'utf8'), heard, said.join('\n'), await inspector.locator('body').innerText()];
  /** First characters of every proof of the session's key. */
  const proof = btoa('{"typ":"dpop+jwt"').slice(0, 22);
  const secrets = [proof, founder.email, encodeURIComponent(founder.email), founder.password, wrong, ...tokens];
  for (const text of everything) expect(secrets.filter((secret) => secret === '' || text.includes(secret))).toEqual([]);

  await give(inspector, {});
  await inspector.getByText('This isn’t a Groundwork journal.').waitFor();
  const journal: Journal = {
    version: journalVersion,
    startedAt: '2026-01-01T00:00:00.000Z',
    dropped: 0,
    actors: [{ address: 'app/gone', machine: 'gone', from: { kind: 'input', input: null }, since: 0 }],
    entries: [],
    ends: {},
  };
  await give(inspector, journal);
  await choose(inspector, 'gone');
  await inspector.getByText('This build doesn’t include the machine, so there’s no chart of it.').waitFor();
});
