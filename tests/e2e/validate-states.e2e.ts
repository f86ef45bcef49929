import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { openValidateScene, type SceneName, type ValidateScene } from '../fixtures/validate-scene.ts';
import { open } from './founder.ts';
import { readFaults, wide } from './read-faults.ts';
import { readFlag } from './read-flag.ts';
import { statisticsOn } from './statistics-on.ts';

const world = productInBrowser();

const loop = ['assumptions', 'experiments', 'interviews', 'evidence', 'decide', 'people', 'profile'];

/** The names of their links. */
const places: Readonly<Record<string, string>> = {
  assumptions: 'Assumptions',
  experiments: 'Tests',
  interviews: 'Interviews',
  evidence: 'Evidence',
  decide: 'Decide',
};

/** Views that say something of their own in that state, and the profile, where the predictions are. */
const allViews: Readonly<Record<SceneName, readonly string[]>> = {
  empty: loop,
  one: ['assumptions', 'experiments&id=new', 'evidence'],
  many: ['assumptions', 'evidence', 'decide'],
  running: ['assumptions', 'experiments', 'experiments&id=it', 'interviews', 'evidence'],
  supported: ['experiments&id=it', 'profile'],
  refuted: loop,
};

/**
 * Each view once, in the state in which it shows most, the first of a state by its address. `StatisticsInFolds.test.tsx`
 * reads the words of all of them.
 */
const fullest: Partial<typeof allViews> = {
  running: ['experiments&id=it', 'interviews'],
  refuted: ['assumptions', 'evidence', 'decide'],
};
const isFull = process.env['TEST_FULL'] !== undefined;

async function openScene(name: SceneName): Promise<ValidateScene & { readonly page: Page }> {
  const scene = await openValidateScene(world.url, name);
  const page = await world.newPage(scene.account, { viewport: wide, reducedMotion: 'reduce' });
  return { ...scene, page };
}

const settled = (page: Page) => page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));

describe('no view of Validate shuts anybody out, or says a statistician’s word before a fold', () => {
  test.each(Object.entries(isFull ? allViews : fullest))('%s', async (name, those) => {
    const { page, projectId, experimentId } = await openScene(name as SceneName);
    const found: Record<string, readonly string[]> = {};
    for (const view of those) {
      await page.emulateMedia({ colorScheme: 'light' });
      const link = page.getByRole('navigation', { name: 'Validate' }).getByRole('link', { name: places[view] ?? '-' });
      // The browser keeps what one view had: the next opens in a third of the time.
      if (await link.isVisible()) {
        await link.click();
        await link.and(page.locator('[aria-current=page]')).waitFor();
      } else {
        const isProfile = view === 'profile';
        const path = isProfile ? 'profile' : `validate?view=${view.replace('id=it', `id=${experimentId}`)}`;
        await open(page, `${world.url}/${path}${isProfile ? '?' : '&'}projectId=${projectId}`);
        await page.getByRole('heading', { level: 1, name: isProfile ? 'Profile' : 'Validate' }).waitFor();
      }
      await settled(page);
      const wrong = [...(await statisticsOn(page)), ...(await readFaults(page))];
      if (wrong.length > 0) found[view] = wrong;
    }
    expect(found).toEqual({});
  });
});

test('a test card has its flag where the criterion is, and shuts nobody out while it is filled in, armed, and waiting for a network', async () => {
  const { page, projectId } = await openScene('one');
  await open(page, `${world.url}/validate?projectId=${projectId}&view=experiments&id=new`);
  await page.getByRole('radiogroup', { name: 'Method' }).getByText('Interviews', { exact: true }).click();
  for (const [width, criterion] of [
    [360, 50],
    [360, 30],
    [wide.width, 30],
    [wide.width, 10],
  ] as const) {
    await page.setViewportSize({ ...wide, width });
    await page.getByLabel('Criterion (%)').fill(String(criterion));
    await expect.poll(() => page.evaluate(readFlag)).toBe(criterion);
  }
  await page.getByLabel('Planned sample').fill('120');
  await page.getByRole('radiogroup', { name: 'Prediction' }).getByText('It supports the assumption').click();
  await page.getByText(/gives? you an 80% chance/).waitFor();
  if (isFull) expect(await readFaults(page)).toEqual([]);
  await world.network.cut();
  const lock = page.getByRole('button', { name: 'Lock and start', exact: true });
  await lock.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByText(/^No connection right now\. The lock is saved/).waitFor();
  expect(await readFaults(page)).toEqual([]);
});
