import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { capture, ideaNamed, openVault } from './founder.ts';
import { openInspected } from './open-inspector.ts';

const world = productInBrowser();

test('a founder’s day is downloaded, replays identically, and no secret of it is anywhere', async () => {
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
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await page.getByRole('link', { name: 'Create an account' }).first().waitFor();
  await inspector.getByText('session.sign-out').first().waitFor();

  const downloading = inspector.waitForEvent('download');
  await inspector.getByRole('button', { name: 'Download journal' }).click();
  const file = await (await downloading).path();
  const replayed = spawnSync(process.execPath, ['scripts/replay.ts', file], { encoding: 'utf8' });
  expect(replayed.stdout + replayed.stderr).toMatch(/^Identical: \d+ actors end as they did, after \d+ events\.\n$/);
  expect(replayed.status).toBe(0);

  const heard = await inspector.evaluate(() => (window as unknown as { heard: string[] }).heard.join('\n'));
  expect(heard).toContain('session.sign-out');
  const everything = [readFileSync(file, 'utf8'), heard, said.join('\n'), await inspector.locator('body').innerText()];
  /** First characters of every proof of the session's key. */
  const proof = btoa('{"typ":"dpop+jwt"').slice(0, 22);
  const secrets = [proof, founder.email, encodeURIComponent(founder.email), founder.password, wrong, ...tokens];
  for (const text of everything) expect(secrets.filter((secret) => secret === '' || text.includes(secret))).toEqual([]);
});
