import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { pathOf } from '../src/domain/routes/build-path.ts';
import { type RouteName, routes } from '../src/domain/routes/routes.ts';
import { capture, type Founder, ideaNamed, open, openVault, signIn, signUp } from '../tests/e2e/founder.ts';
import { openAccount } from '../tests/fixtures/account.ts';
import { sendCommand } from '../tests/fixtures/send-command.ts';

/**
 * Takes a picture of what the page shows, at every width; only the narrowest where the thing is not elsewhere. If it is asked
 * for, also once in forced colors.
 */
export type Shoot = (
  name: string,
  options?: { readonly fullPage?: boolean; readonly isNarrow?: boolean; readonly isForced?: boolean },
) => Promise<void>;

export interface Tour {
  readonly page: Page;
  readonly url: string;
  readonly founder: Founder;
  readonly shoot: Shoot;
}

const ideas = [
  'Crumb: what each bake really costs',
  'Lend a ladder: tools within a street',
  'Quiet hours: a map of silent cafés',
  'Second desk: rent a window seat by the hour',
];
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const dialog = (page: Page) => page.getByRole('dialog');

/** Tours what everybody may see: each page whole, and what goes wrong there. */
export async function tourOutside({ page, url, founder, shoot }: Tour): Promise<void> {
  const answer = await fetch(`${url}/items/articles?limit=1&fields=slug`);
  const { data } = (await answer.json()) as { data: { slug: string }[] };
  const params = { blogId: data[0]?.slug ?? '', projectId: 'p', nodeId: 'n' };
  for (const { name, access } of routes) {
    if (access === 'private') continue;
    await open(page, url + pathOf(name, params));
    await shoot(name, { fullPage: true });
  }
  await open(page, `${url}/no-such-page`);
  await shoot('not-found');
  await open(page, `${url}/sign-in`);
  await page.getByLabel('Email').fill(founder.email);
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('alert').waitFor();
  await shoot('sign-in-failing');
  await open(page, `${url}/sign-in?method=link`);
  await shoot('sign-in-link');
  await open(page, `${url}/resources/`);
  await page.route(/\/items\/articles/, (route) => route.abort());
  await page.getByRole('article').first().getByRole('link').click();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await shoot('resources.entry-failing');
  await page.unrouteAll();
  await tourArrivals(page, url, shoot);
}

/** Tours what is seen while the code of a page is loading, and if it does not come. */
async function tourArrivals(page: Page, url: string, shoot: Shoot): Promise<void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\/static\/SignInPage[^/]*\.js$/, async (route) => {
    await held.promise;
    await route.abort();
  });
  await open(page, url);
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await page.getByRole('status', { name: 'Starting the product' }).waitFor();
  await shoot('splash');
  held.resolve();
  await page.getByRole('heading', { name: 'Something went wrong!' }).waitFor();
  await shoot('error');
  await page.getByRole('button', { name: 'Show Error' }).click();
  await page.getByRole('button', { name: 'Hide Error' }).waitFor();
  await shoot('error-shown');
  await page.unrouteAll();
}

/** A founder's first minutes, then every section. */
export async function tourInside(tour: Tour): Promise<void> {
  const { page, url, founder, shoot } = tour;
  await signUp(page, { url }, founder);
  for (const question of [1, 2, 3]) {
    await page.getByText(`Question ${question} of 3`).waitFor();
    await shoot(`onboarding-${question}`);
    await page.getByRole('button', { name: 'Skip' }).click();
  }
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  await shoot('home-empty');
  await openVault(page);
  await shoot('idea-vault-empty');
  for (const title of ideas) await capture(page, title);
  await ideaNamed(page, ideas[0] ?? '').waitFor();
  await shoot('idea-vault');
  await page.getByRole('button', { name: 'Criteria', exact: true }).click();
  await over(page, () => shoot('idea-vault-criteria'));
  await page.getByRole('button', { name: 'Import and export' }).click();
  await page.getByRole('menuitem', { name: 'Import ideas…' }).click();
  await over(page, () => shoot('idea-vault-import'));
  await page.getByRole('button', { name: `Archive ${ideas[2]}` }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await shoot('idea-vault-toast');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('checkbox').first().press(' ');
  await shoot('idea-vault-chosen');
  await open(page, `${url}/idea-vault?view=board`);
  await page.getByRole('row').first().waitFor();
  await shoot('idea-vault-board');
  const inside = routes.filter(
    ({ access, name }) => access === 'private' && name !== 'onboarding' && name !== 'canvas',
  );
  for (const { name } of inside) {
    if (name !== 'idea-vault.idea') await shootPlace(tour, name);
  }
  await tourIdeas(tour);
  await tourCanvases(tour);
  await tourShell(tour);
  await tourOffline(tour);
}

/** The list of canvases, and an address where none is. */
async function tourCanvases({ page, url, shoot }: Tour): Promise<void> {
  await open(page, `${url}/canvas`);
  await page.getByRole('list', { name: 'Your canvases' }).waitFor();
  await shoot('canvas-list');
  await open(page, `${url}/canvas?projectId=p`);
  await page.getByRole('heading', { name: 'Canvas not found' }).waitFor();
  await shoot('canvas-missing');
}

/** An idea from its capture to its exploration, the finished example, and home with all of it. */
async function tourIdeas({ page, url, shoot }: Tour): Promise<void> {
  await open(page, `${url}/home`);
  const first = page
    .getByRole('main')
    .getByRole('link', { name: ideas[1] ?? '' })
    .first();
  const address = (await first.getAttribute('href')) ?? '';
  await first.click();
  await page.getByRole('button', { name: 'Start exploring' }).waitFor();
  await shoot('idea-vault.idea', { fullPage: true });
  await page.getByRole('button', { name: 'Start exploring' }).click();
  await page.getByRole('button', { name: 'Current idea' }).click();
  await over(page, () => shoot('switcher'));
  await page.getByRole('button', { name: 'Manage' }).click();
  await page.getByRole('menuitem', { name: 'Remove canvas and tests…' }).click();
  await page.getByRole('alertdialog').waitFor();
  await shoot('idea-remove');
  await page.keyboard.press('Escape');
  await open(page, `${url}${address.replace(/[0-9a-f]{12}$/, '000000000000')}`);
  await page.getByText('This idea isn’t here').waitFor();
  await shoot('idea-missing');
  await open(page, `${url}/home`);
  await page.getByText('Recent activity').waitFor();
  await shoot('home-full', { fullPage: true });
}

async function shootPlace({ page, url, shoot }: Tour, name: RouteName): Promise<void> {
  await open(page, url + pathOf(name, { projectId: 'p' }));
  await heading(page).waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
  await shoot(name);
}

/** Tours the layers that open over any page. */
async function tourShell({ page, url, shoot }: Tour): Promise<void> {
  await open(page, `${url}/home`);
  await heading(page).click();
  for (const [name, key] of [
    ['palette', 'Control+k'],
    ['shortcuts', '?'],
    ['quick-capture', 'c'],
  ] as const) {
    await page.keyboard.press(key);
    await over(page, () => shoot(name));
  }
  await page.keyboard.press('Control+k');
  await page.keyboard.type('zebra');
  await over(page, () => shoot('palette-empty'));
  await page.getByRole('button', { name: 'Account menu' }).click();
  await over(page, () => shoot('account-menu'));
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await page.getByRole('link', { name: 'Toolkit' }).hover();
  await shoot('rail-collapsed');
  await page.getByRole('button', { name: 'Expand sidebar' }).click();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'More' }).click();
  await over(page, () => shoot('more-sections', { isNarrow: true }));
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Work without a server, what waits meanwhile, and what the server refuses afterwards. */
async function tourOffline({ page, shoot }: Tour): Promise<void> {
  await openVault(page);
  await page.route(/\/api\/v1\//, (route) => route.abort());
  await page.context().setOffline(true);
  await page.getByRole('main').getByText('You’re offline').first().waitFor();
  await capture(page, 'Tidy till: change for market stalls');
  await page.getByRole('button', { name: `Archive ${ideas[2]}` }).click();
  await shoot('idea-vault-offline');
  await page.getByRole('button', { name: '2 changes waiting to sync' }).click();
  await over(page, () => shoot('sync-waiting'));
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await page.getByRole('alertdialog', { name: 'Sync your changes before signing out?' }).waitFor();
  await shoot('sign-out-question');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.unrouteAll();
  await page.route(/\/api\/v1\/commands$/, async (route) => {
    const { commands } = route.request().postDataJSON() as { commands: { id: string }[] };
    const results = commands.map(({ id }) => ({ id, status: 'rejected', reason: 'batch-failed' }));
    await route.fulfill({ json: { results } });
  });
  await page.context().setOffline(false);
  const refused = page.getByRole('button', { name: '2 changes were rejected' });
  await refused.waitFor();
  await shoot('idea-vault-refused');
  await refused.click();
  await over(page, () => shoot('sync-refused'));
  await page.unrouteAll();
}

/** Another device of a founder who has an idea, before the server has answered. */
export async function tourLoading({ page, url, shoot }: Tour): Promise<void> {
  const founder = await openAccount(url);
  const title = ideas[0] ?? '';
  await sendCommand({ url, accessToken: founder.accessToken }, [`idea-${randomUUID()}`, 'CaptureIdea', { title }]);
  const held = Promise.withResolvers<void>();
  await page.route(/\/api\/v1\/events\?/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await signIn(page, { url }, founder);
  await shoot('home-loading');
  await openVault(page);
  await shoot('idea-vault-loading');
  held.resolve();
  await ideaNamed(page, title).waitFor();
}

/** Looks at what opened over the page, then closes it. */
export async function over(page: Page, look: () => Promise<void>): Promise<void> {
  const opened = dialog(page).filter({ visible: true }).first();
  await opened.waitFor();
  await look();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
}
