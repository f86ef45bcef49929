import { isDeepStrictEqual } from 'node:util';
import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { type Account, openAccount } from '../fixtures/account.ts';
import { type CountedEvent, serveAnalytics } from '../fixtures/analytics-server.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { withSettings } from '../fixtures/with-settings.ts';
import { capture, goTo, ideaNamed, open, openVault } from './founder.ts';
import { inFullRun } from './in-full-run.ts';

const service = await serveAnalytics();
afterAll(() => service.close());

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const question = (page: Page) => page.getByRole('status').filter({ hasText: 'Can we count which features you use?' });
const yes = (page: Page) => page.getByRole('button', { name: 'Yes, count me', exact: true });
const no = (page: Page) => page.getByRole('button', { name: 'No, thanks', exact: true });
const toScreen = async (page: Page, name: string) => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
};
const world = productInBrowser();
/** A founder’s page on a product whose operator counts by the service. */
async function countedPage(founder: Account): Promise<Page> {
  const page = await world.newPage(founder);
  await withSettings(page.context(), { posthog: { key: 'phc_test', host: service.url } });
  // A page that a test fulfils comes from no network, and may not reach this machine by itself.
  await page.context().grantPermissions(['local-network-access']);
  return page;
}
const openSettings = async (page: Page, url: string) => {
  await open(page, `${url}/settings/account`);
  await page.getByRole('radiogroup', { name: 'Usage analytics' }).waitFor();
};
/** Lists the events since then, as name and screen or status. */
const countedSince = (start: number): string[] => service.events().slice(start).map(wordsOf);
const wordsOf = ({ event, properties }: CountedEvent): string =>
  [event, properties['screen'] ?? properties['status']].filter(Boolean).join(' ');

test('nothing is sent before the yes, then the allow-list with none of what the founder wrote or is, until the yes is withdrawn in any tab', async () => {
  const founder = await openAccount(world.url);
  const start = service.requests.length;
  const page = await countedPage(founder);
  await open(page, `${world.url}/home`);
  await question(page).waitFor();
  const rowOf = async (button: Locator) => {
    const box = await button.boundingBox();
    return [box?.y, box?.height];
  };
  // It moves as it comes.
  await expect.poll(async () => isDeepStrictEqual(await rowOf(yes(page)), await rowOf(no(page)))).toBe(true);
  await openVault(page);
  await capture(page, 'A plan of before');
  await ideaNamed(page, 'A plan of before').waitFor();
  await toScreen(page, 'Home');
  expect(service.requests.length).toBe(start);
  await yes(page).click();
  await question(page).waitFor({ state: 'detached' });
  await expect.poll(() => countedSince(start)).toEqual(['screen_viewed home']);
  await openVault(page);
  await capture(page, 'A secret plan for owls');
  await ideaNamed(page, 'A secret plan for owls').waitFor();
  await page.getByRole('button', { name: 'Archive A secret plan for owls' }).click();
  const seen = ['screen_viewed home', 'screen_viewed idea-vault', 'idea_captured', 'idea_archived'];
  await expect.poll(() => countedSince(start)).toEqual(seen);

  const secrets = ['oob-secret', 'token-secret', 'ada.secret@example.org', 'project-secret'];
  for (const [path, screen, show] of [
    ['/auth/action?mode=verifyEmail&oobCode=oob-secret&apiKey=token-secret', 'auth.action', open],
    ['/sign-in?email=ada.secret%40example.org&redirect=%2Fcanvas%3FprojectId%3Dproject-secret', 'canvas', goTo],
    ['/resources/first-ground?utm_source=token-secret', 'resources.entry', goTo],
    ['/canvas?projectId=project-secret', 'canvas', goTo],
    ['/nowhere/token-secret', 'not-found', goTo],
    ['/settings/account', 'settings.account', goTo],
  ] as const) {
    const before = service.requests.length;
    await show(page, show === open ? world.url + path : path);
    await expect.poll(() => countedSince(before)).toEqual([`screen_viewed ${screen}`]);
  }

  const sent = service.events().slice(start);
  for (const { properties } of sent) {
    const { screen: _, status: __, ...common } = properties;
    expect(common).toEqual({
      token: 'phc_test',
      distinct_id: sent[0]?.properties['distinct_id'],
      $process_person_profile: false,
      $geoip_disable: true,
    });
  }
  expect(sent[0]?.properties['distinct_id']).toMatch(uuid);
  const everything = [...service.requests, ...service.bodies, ...service.headers].join('\n');
  const { email, password, accessToken, refreshToken } = founder;
  const user = await fetch(`${world.url}/api/user/me`, { headers: { authorization: `Bearer ${accessToken}` } });
  const { id } = (await user.json()) as { id: string };
  for (const secret of [
    ...secrets,
    email,
    password,
    accessToken,
    refreshToken,
    id,
    'owls',
    'utm_source',
    'first-ground',
  ])
    expect(everything).not.toContain(secret);
  expect(service.requests.slice(start).map((each) => each.split('?')[0])).toEqual(sent.map(() => 'POST /e/'));
  expect(await page.context().cookies()).toEqual([]);
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(keys.filter((key) => /ph_|posthog/i.test(key))).toEqual([]);

  const both = service.requests.length;
  const other = await page.context().newPage();
  await open(other, `${world.url}/settings/account`);
  await expect.poll(() => countedSince(both)).toEqual(['screen_viewed settings.account']);
  await other.getByText('Don’t count me').click();
  await expect.poll(() => page.getByLabel('Don’t count me').isChecked()).toBe(true);
  const last = service.requests.length;
  await toScreen(other, 'Validate');
  await page.getByText('Count me', { exact: true }).click();
  await expect
    .poll(() => countedSince(last).sort())
    .toEqual(['screen_viewed settings.account', 'screen_viewed validate']);
});

inFullRun('what could not be sent is not tried again once the yes is withdrawn in another tab', async () => {
  const start = service.requests.length;
  const page = await countedPage(await openAccount(world.url));
  await open(page, `${world.url}/home`);
  await yes(page).click();
  await expect.poll(() => countedSince(start)).toEqual(['screen_viewed home']);
  const both = service.requests.length;
  const other = await page.context().newPage();
  await other.clock.install();
  await open(other, `${world.url}/toolkit`);
  await expect.poll(() => countedSince(both)).toEqual(['screen_viewed toolkit']);
  service.answer(503);
  await other.getByRole('button', { name: 'Account menu' }).click();
  await other.getByRole('menuitem', { name: 'Settings' }).click();
  await expect.poll(() => countedSince(both).at(-1)).toBe('screen_viewed settings.account');
  const once = service.requests.length;
  await other.clock.runFor('02:00');
  // It would be tried again: so it is the answer that stops it.
  await expect.poll(() => service.requests.length).toBeGreaterThan(once);
  await openSettings(page, world.url);
  await page.getByText('Don’t count me').click();
  await expect.poll(() => other.getByLabel('Don’t count me').isChecked()).toBe(true);
  const last = service.requests.length;
  await other.clock.runFor('10:00');
  await toScreen(other, 'Validate');
  await toScreen(page, 'Home');
  service.answer(200);
  await openSettings(page, world.url);
  await page.getByText('Count me', { exact: true }).click();
  await expect
    .poll(() => countedSince(last).sort())
    .toEqual(['screen_viewed settings.account', 'screen_viewed validate']);
});
