import { expect, test } from 'vitest';
import { agentOf, launchPage, networkOf, signUp } from '../fixtures/a-launched-page.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { openValidateScene } from '../fixtures/validate-scene.ts';
import { open } from './founder.ts';
import { statisticsOn } from './statistics-on.ts';

const world = productInBrowser();

test('before a fold neither home, the vault nor a decided test says a statistician’s word', async () => {
  const { account, projectId, experimentId, assumptionId } = await openValidateScene(world.url, 'refuted');
  const page = await world.newPage(account);
  const paths = [`/validate?projectId=${projectId}&view=experiments&id=${experimentId}`, '/home', '/idea-vault'];
  const found: Record<string, readonly string[]> = {};
  for (const path of paths) {
    await open(page, `${world.url}${path}`);
    found[path] = await statisticsOn(page);
  }
  expect(found).toEqual(Object.fromEntries(paths.map((path) => [path, []])));
  await open(page, `${world.url}/validate?projectId=${projectId}&view=assumptions&assumption=${assumptionId}`);
  await page.getByRole('row').first().focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Assumption' });
  await drawer.getByText(/^Risk \d/).waitFor();
  expect((await drawer.innerText()).match(/−|×|score-1/g)).toBe(null);
  await drawer.getByText('Proof', { exact: true }).first().click();
  await drawer.getByText(/^Here: risk [\d.]+ = \d × \(1 − [\d.]+\/100\)\.$/).waitFor();
});

test('the figures of a page say a range in plain words, and its formula in a fold', async () => {
  const { account, projectId, pageId, slug } = await launchPage(world.url);
  expect(await signUp(world.url, slug, { agent: agentOf(1), from: networkOf(1) }, 'ada@example.org')).toBe(303);
  const page = await world.newPage(account);
  await open(page, `${world.url}/validate?projectId=${projectId}&view=people&id=${pageId}`);
  expect(await statisticsOn(page)).toEqual([]);
  await page.getByText(/^In the long run, between [\d.]+% and 100% of visitors would sign up\. /).waitFor();
  await page.getByText('Proof', { exact: true }).click();
  await page.getByText(/^sequence-1: /).waitFor();
});
