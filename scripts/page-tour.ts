import type { Page } from 'playwright-core';
import { sections } from '../src/domain/page/block-kinds.ts';
import { pageTemplates } from '../src/domain/page/page-templates.ts';
import { open } from '../tests/e2e/founder.ts';
import { agentOf, launchPage, signUp, visit } from '../tests/fixtures/a-launched-page.ts';
import { keepSession, openAccount } from '../tests/fixtures/account.ts';
import { placedBlocks } from '../tests/fixtures/placed-blocks.ts';
import { contentOfTemplate, everyLook } from '../tests/fixtures/published-page.ts';
import { sendCommand } from '../tests/fixtures/send-command.ts';
import { publishThemes } from '../tests/fixtures/theme-pages.ts';
import { verifyAddress } from '../tests/fixtures/verify-address.ts';
import type { Tour } from './screens-tour.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

/** Pages: their list, the editor and what opens over it, strangers' view, people; also while things fail. */
export async function tourPages(tour: Tour): Promise<void> {
  await tourEmpty(tour);
  await tourEditor(tour);
  await tourPublished(tour);
  await tourThemes(tour);
  await tourPeople(tour);
}

async function tourEmpty({ page, url, shoot }: Tour): Promise<void> {
  const account = await openAccount(url);
  await keepSession(page.context(), url, account);
  await open(page, `${url}/page-builder`);
  await page.getByRole('heading', { name: 'Explore an idea first' }).waitFor();
  await shoot('pages-no-idea');
  const { projectId } = await explore(url, account.accessToken);
  await open(page, `${url}/page-builder`);
  await page.getByRole('heading', { name: 'No pages yet' }).waitFor();
  await shoot('pages-none');
  await open(page, `${url}/page-builder/${projectId}`);
  await page.getByRole('heading', { name: 'No page for this idea yet' }).waitFor();
  await shoot('pages-none-of-idea');
  await open(page, `${url}/validate?projectId=${projectId}&view=people`);
  await settled(page);
  await shoot('people-no-page');
  await open(page, `${url}/page-builder`);
  await button(page, 'New page').first().click();
  await dialog(page).waitFor();
  await shoot('page-new');
  await dialog(page).getByText('Blank page').click();
  await button(page, 'Create page').click();
  await page.getByRole('tree', { name: 'Outline' }).waitFor();
  await settled(page);
  await shoot('page-blank');
}

async function explore(url: string, accessToken: string) {
  const [ideaId, projectId, canvasId, pageId] = Array.from({ length: 4 }, () => crypto.randomUUID());
  const to = { url, accessToken };
  await sendCommand(to, [`idea-${ideaId}`, 'CaptureIdea', { title: 'Crumb: what each bake costs' }]);
  await sendCommand(to, [`project-${projectId}`, 'StartProject', { ideaId, canvasId }]);
  return { projectId: projectId ?? '', pageId: pageId ?? '' };
}

export async function tourEditor(tour: Tour): Promise<void> {
  const { page, url, shoot } = tour;
  const account = await openAccount(url);
  await verifyAddress(url, account);
  await keepSession(page.context(), url, account);
  const { projectId, pageId } = await explore(url, account.accessToken);
  const command = (type: string, data: object) =>
    sendCommand({ url, accessToken: account.accessToken }, [`page-${pageId}`, type, data]);
  const created = await command('CreatePage', {
    ...{ projectId, title: 'Crumb: what each bake costs', template: { blocks: placedBlocks(everyLook) } },
  });
  if (created !== 'accepted') throw new Error(created);
  await command('SetPage', { slug: `crumb-${pageId.slice(0, 8)}` });
  const at = `${url}/page-builder/${projectId}?page=${pageId}`;
  await open(page, at);
  const tree = page.getByRole('tree', { name: 'Outline' });
  await tree.waitFor();
  await settled(page);
  await shoot('page-editor');
  // The first one is the top line.
  await tree.getByRole('treeitem').nth(1).click();
  await page.getByLabel('Heading', { exact: true }).waitFor();
  await shoot('page-editor-selected');
  await button(page, 'Add block').click();
  await page.getByRole('menu').waitFor();
  await shoot('page-add');
  await page.keyboard.press('Escape');
  await tree.focus();
  await page.keyboard.press('/');
  await dialog(page).waitFor();
  await shoot('page-find');
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await button(page, 'Page settings').click();
  await dialog(page).waitFor();
  await shoot('page-settings');
  await page.keyboard.press('Escape');
  await button(page, 'Publish').click();
  await dialog(page).waitFor();
  await shoot('page-publish');
  await button(page, 'Publish page').click();
  await page.getByText('Visitors see this page as it is now.').waitFor();
  await shoot('page-published');
  await page.keyboard.press('Escape');
  await tourOwnDomain(tour, pageId, at);
  await command('SetBlock', { block: 'hero-centered', field: 'heading', value: 'Know the price' });
  await command('MoveBlocks', { blocks: ['text-wide'], parent: null, after: null });
  await command('RemoveBlocks', { blocks: ['features-grid'] });
  await button(page, 'History').click();
  await settled(page);
  await shoot('page-history');
  const slider = page.getByRole('slider').first();
  await slider.focus();
  await page.keyboard.press('Home');
  await shoot('page-history-first');
  await page.keyboard.press('Escape');
  await page.route(/\/api\/v1\//, (route) => route.abort());
  await page.context().setOffline(true);
  await open(page, at).catch(() => {});
  await page.context().setOffline(false);
  await open(page, at);
  await tree.getByRole('treeitem').first().click();
  await shoot('page-editor-failing');
  await button(page, 'Publish').click();
  await dialog(page).waitFor();
  await button(page, 'Publish changes').click();
  await shoot('page-publish-failing');
  await page.unrouteAll();
  await page.context().setOffline(true);
  await shoot('page-publish-offline');
  await page.context().setOffline(false);
  await open(page, `${url}/page-builder`);
  await settled(page);
  await shoot('pages-list');
}

/** A domain of the founder's own, as a server with such domains answers. */
async function tourOwnDomain({ page, shoot }: Tour, pageId: string, at: string): Promise<void> {
  const host = 'try.crumb.example';
  const records = [
    { type: 'TXT', name: `_groundwork.${host}`, value: `groundwork-page=${'0123456789abcdef'.repeat(2)}` },
    { type: 'CNAME', name: host, value: 'pages.groundwork.example' },
  ];
  const since = '2026-03-01T12:00:00.000Z';
  const inState = (state: string, fault: string | null) => ({ host, state, fault, since, checkedAt: since, records });
  const states = {
    none: null,
    waiting: inState('waiting', 'proof-missing'),
    broken: inState('broken', 'not-pointing'),
    working: inState('working', null),
  };
  const isOurs = (url: URL) => url.pathname === new URL(at).pathname;
  await page.route(isOurs, async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({ response: answer, body: text.replace('"pagesOrigin":', '"ownDomains":true,"pagesOrigin":') });
  });
  for (const [name, domain] of Object.entries(states)) {
    await page.route(`**/api/v1/pages/${pageId}/domain`, (route) => route.fulfill({ json: { domain } }));
    await open(page, at);
    await page
      .getByRole('button', { name: /^Publish/u })
      .first()
      .click();
    const own = dialog(page).getByRole('region', { name: 'Your own domain' });
    await own.waitFor();
    await own.scrollIntoViewIfNeeded();
    await shoot(`page-domain-${name}`);
    await page.keyboard.press('Escape');
    await page.unroute(`**/api/v1/pages/${pageId}/domain`);
  }
  await page.unroute(isOurs);
}

/** Strangers see each look of each block, and each template; whatever colors they prefer, the page has its own. */
async function tourPublished({ page, url, shoot }: Tour): Promise<void> {
  const account = await openAccount(url);
  await verifyAddress(url, account);
  const { projectId } = await explore(url, account.accessToken);
  const pages = [
    ...Object.keys(sections).map((kind) => ({
      name: kind,
      goal: kind === 'pricing' ? 'fake-door' : 'sign-up',
      blocks: everyLook.filter((block) => block.kind === kind),
    })),
    ...pageTemplates.map((template) => ({ name: `template-${template}`, ...contentOfTemplate(template) })),
  ];
  for (const { name, goal, blocks } of pages) {
    const stream = `page-${crypto.randomUUID()}`;
    const slug = `${name}-${crypto.randomUUID().slice(0, 8)}`;
    const send = (type: string, data: object) =>
      sendCommand({ url, accessToken: account.accessToken }, [stream, type, data]);
    const hasForm = blocks.some(({ kind }) => kind === 'form' || kind === 'pricing');
    const extra = { id: 'extra', kind: 'form', parent: null, fields: { consent: 'Email me when Crumb opens.' } };
    const template = { blocks: hasForm ? placedBlocks(blocks) : [...placedBlocks(blocks), extra] };
    const answers = [
      await send('CreatePage', { projectId, title: 'Crumb: what each bake costs', template }),
      await send('SetPage', { slug, goal }),
      await send('PublishPage', {}),
    ];
    if (answers.some((answer) => answer !== 'accepted')) throw new Error(`${name}: ${answers}`);
    await page.goto(`${url}/p/${slug}`);
    await page.evaluate(() => {
      for (const each of document.querySelectorAll('details')) each.open = true;
    });
    await shoot(`published-${name}`, { fullPage: true });
    if (name !== 'template-sign-up') continue;
    await page.getByRole('button', { name: 'Sign up' }).click();
    await shoot('published-invalid', { fullPage: true });
  }
}

/** Each theme with the page that it begins with, and what follows the sign-up. */
export async function tourThemes({ page, url, shoot }: Tour): Promise<void> {
  for (const [theme, path] of await publishThemes(url)) {
    await page.goto(url + path);
    await shoot(`theme-${theme}`, { fullPage: true });
    await page.getByLabel('Email').first().fill(`somebody@${theme}.example.org`);
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await page.locator('form button[type=submit]').first().click();
    await shoot(`theme-${theme}-thanks`, { fullPage: true });
  }
}

async function tourPeople({ page, url, shoot }: Tour): Promise<void> {
  const { account, projectId, slug } = await launchPage(url, { versions: 2 });
  const sources = ['', '?utm_source=news', '?utm_source=forum'];
  await Promise.all(
    Array.from({ length: 14 }, (_, n) =>
      signUp(url, slug, { agent: agentOf(n), query: sources[n % 3] ?? '' }, `person.${n}@example.org`),
    ),
  );
  await visit(url, slug, { agent: 'Googlebot/2.1' });
  await keepSession(page.context(), url, account);
  const at = `${url}/validate?projectId=${projectId}&view=people`;
  await open(page, at);
  const table = page.getByRole('table', { name: 'People' });
  await table.waitFor();
  await settled(page);
  await shoot('people', { fullPage: true });
  await table.getByRole('row').nth(2).getByRole('button', { name: 'Exclude' }).click();
  await shoot('people-exclude');
  await page.keyboard.press('Escape');
  await table.getByRole('row').nth(2).getByRole('button', { name: 'Erase' }).click();
  await shoot('people-erase');
  await page.keyboard.press('Escape');
  await page.context().setOffline(true);
  await page.route(/\/api\/v1\//, (route) => route.abort());
  await table.getByRole('row').nth(2).getByRole('button', { name: 'Erase' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click();
  await shoot('people-offline');
  await page.context().setOffline(false);
  await page.unrouteAll();
}

const settled = (page: Page) => page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
