import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startValidation } from '../fixtures/a-validation.ts';
import { openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { openValidateScene } from '../fixtures/validate-scene.ts';
import { open } from './founder.ts';
import { inFullRun } from './in-full-run.ts';
import { ParkedCalls } from './parked-calls.ts';

const world = productInBrowser();

/** In CSS pixels of the window. */
const boxOf = async (page: Page, name: 'list' | 'map' | 'account') => {
  const found = {
    list: page.getByRole('grid', { name: 'Assumptions by risk' }),
    map: page.getByRole('slider', { name: 'Importance and evidence: points', includeHidden: true }),
    account: page.getByRole('button', { name: 'Account menu' }),
  }[name];
  const box = await found.boundingBox();
  return box && { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
};

inFullRun('the account menu stays in the window while the bar says the most', async () => {
  const { account, projectId } = await openValidateScene(world.url, 'one');
  const page = await world.newPage(account, { viewport: { width: 1023, height: 900 } });
  await open(page, `${world.url}/home`);
  // What the next page shows while it waits for the server is on the device by then.
  await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
  await ParkedCalls.of(page, /\/api\/v1\/events/);
  await page.goto(`${world.url}/validate?projectId=${projectId}`);
  // Its script comes later than the screen, and must not be cut off.
  await page.getByRole('slider', { name: 'Importance and evidence: points', includeHidden: true }).waitFor();
  const outside: string[] = [];
  for (const said of ['Syncing…', '2 changes waiting to sync']) {
    if (said !== 'Syncing…') {
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
      await world.network.cut();
      for (const text of ['They pay', 'They stay']) {
        await page.getByLabel('State an assumption').fill(text);
        await page.keyboard.press('Enter');
      }
    }
    await page.getByRole('button', { name: said, exact: true }).waitFor();
    for (const width of [1024, 1023, 768, 720, 719, 360]) {
      await page.setViewportSize({ width, height: 900 });
      const { right = Number.POSITIVE_INFINITY } = (await boxOf(page, 'account')) ?? {};
      if (right > width) outside.push(`${said} at ${width}: ${right}`);
    }
  }
  expect(outside).toEqual([]);
});

test('Validate is laid out for each width: the map beside the list, below it, or none; the places of an idea in one row', async () => {
  const { account, projectId } = await openValidateScene(world.url, 'refuted');
  const page = await world.newPage(account, { viewport: { width: 1440, height: 900 } });
  await open(page, `${world.url}/validate?projectId=${projectId}`);
  await page.getByRole('figure').waitFor();
  const placeAt = async (width: number): Promise<string> => {
    await page.setViewportSize({ width, height: 900 });
    const [list, map] = [await boxOf(page, 'list'), await boxOf(page, 'map')];
    if (!list) return 'no list';
    if (!map) return 'the list alone';
    return map.left >= list.right && map.right <= width ? 'beside' : map.top >= list.bottom ? 'below' : 'over it';
  };
  const mapAt = [];
  for (const width of [1440, 1024, 1023, 720, 719]) mapAt.push(await placeAt(width));
  expect(mapAt).toEqual(['beside', 'beside', 'below', 'below', 'the list alone']);

  // On the smallest phone all that is known of a refuted assumption is in the window.
  await page.setViewportSize({ width: 320, height: 740 });
  const risk = page.getByRole('row', { name: 'Owners pay £19 monthly by card' }).getByTitle('Risk');
  await risk.waitFor();
  const box = await risk.boundingBox();
  expect((box?.x ?? 320) + (box?.width ?? 0)).toBeLessThanOrEqual(320 - 16);

  const places = page.getByRole('navigation', { name: 'Validate' });
  /** The names of the links that are whole within the window. */
  const seenAt = async (width: number) => {
    await page.setViewportSize({ width, height: 740 });
    return places.getByRole('link').evaluateAll((links) =>
      links.flatMap((link) => {
        const { left, right } = link.getBoundingClientRect();
        return left >= 0 && right <= innerWidth ? [link.textContent] : [];
      }),
    );
  };
  await page.setViewportSize({ width: 390, height: 740 });
  await places.getByRole('link', { name: 'Decide', exact: true }).click();
  await places.getByRole('link', { name: 'Decide', exact: true }).and(page.locator('[aria-current=page]')).waitFor();
  const five = ['Assumptions', 'Tests', 'Interviews', 'Evidence', 'Decide'];
  expect([await seenAt(390), await seenAt(360)]).toEqual([five, five]);
  const [row, link] = [await places.boundingBox(), await places.getByRole('link').first().boundingBox()];
  expect(row?.height).toBeLessThan(2 * (link?.height ?? 0));
  await expect.poll(() => seenAt(320)).toContain('Decide');
  // It scrolls sideways alone.
  expect(await places.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  // In a wide window there is room for all, and then it is narrow again.
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect.poll(() => places.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
  // Drawn once in between, as in front of a founder: of two sizes in one frame a page sees the second alone.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect.poll(() => seenAt(320)).toContain('Decide');

  // Where the system chooses the colors, the place that is open is told from the others.
  await page.emulateMedia({ forcedColors: 'active' });
  const lines = await places
    .getByRole('link')
    .evaluateAll((links) => links.map((each) => [each.textContent, getComputedStyle(each).borderBottomColor] as const));
  const [others, opened] = [lines.filter(([name]) => name !== 'Decide'), lines.find(([name]) => name === 'Decide')];
  expect(new Set(others.map(([, color]) => color)).size).toBe(1);
  expect(opened?.[1]).not.toBe(others[0]?.[1]);
});

inFullRun('fingers on a phone are told what to tap, and what a figure of the vault is', async () => {
  const account = await openAccount(world.url);
  const { projectId, assumptionIds } = await startValidation(world.url, account);
  await sendCommand({ url: world.url, accessToken: account.accessToken }, [
    `interview-${crypto.randomUUID()}`,
    'LogInterview',
    { projectId, person: 'Ann', on: '2026-11-20', lastTime: '', commitment: 'none', answer: 'yes' },
  ]);
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  const page = await world.newPage(account, phone);
  await open(page, `${world.url}/idea-vault`);
  const idea = page.getByRole('row', { name: /Bread by post/ });
  await idea.getByText('Untested').waitFor();
  const evidence = { evidenceId: crypto.randomUUID(), assumptionId: assumptionIds[0], direction: 1, rung: 'anecdote' };
  expect(
    await sendCommand({ url: world.url, accessToken: account.accessToken }, [
      `ledger-${projectId}`,
      'RecordEvidence',
      { ...evidence, weight: 1, text: 'Ann paid' },
    ]),
  ).toBe('accepted');
  // A word says what it is; a figure needs a name.
  await idea.getByText('60').waitFor();
  expect(await idea.getByText('Evidence', { exact: true }).isVisible()).toBe(true);
  await open(page, `${world.url}/validate?projectId=${projectId}&view=interviews`);
  await page.getByRole('button', { name: 'More for Ann' }).tap();
  await page.getByRole('menuitem', { name: 'Read transcript…' }).tap();
  await page.getByLabel('Or paste the transcript').fill('Ann: I paid forty euros. It rotted.');
  await page.getByRole('button', { name: 'Read', exact: true }).tap();
  await page.getByText('Tap a sentence, then choose a mark.').waitFor();
  expect(await page.getByText('Arrow keys move.').isVisible()).toBe(false);
  await page.getByRole('row', { name: 'It rotted.', exact: true }).tap();
  await page.getByRole('button', { name: /^Against/ }).tap();
  await page.getByRole('row', { name: 'Against: It rotted.', exact: true }).waitFor();
});
