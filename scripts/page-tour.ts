import type { Page } from 'playwright-core';
import { sections } from '../src/domain/page/block-kinds.ts';
import type { ContentBlock } from '../src/domain/page/page-content.ts';
import { pageTemplates } from '../src/domain/page/page-templates.ts';
import { open } from '../tests/e2e/founder.ts';
import { agentOf, launchPage, signUp, visit } from '../tests/fixtures/a-launched-page.ts';
import { keepSession, openAccount } from '../tests/fixtures/account.ts';
import { contentOfTemplate, everyLook } from '../tests/fixtures/published-page.ts';
import { sendCommand } from '../tests/fixtures/send-command.ts';
import { verifyAddress } from '../tests/fixtures/verify-address.ts';
import type { Tour } from './screens-tour.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

/** Pages: their list, the editor and what opens over it, strangers' view, people; also while things fail. */
export async function tourPages(tour: Tour): Promise<void> {
  await tourEmpty(tour);
  await tourEditor(tour);
  await tourPublished(tour);
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

/** Blocks of a content as a command places them, without images and what else lies outside of it. */
const placed = (blocks: readonly ContentBlock[], parent: string | null = null): readonly { readonly id: string }[] =>
  blocks.flatMap(({ id, kind, fields, items }) => {
    const own = Object.entries(fields).filter(([name, value]) => value !== null && !apart.includes(name));
    return [{ id, kind, parent, fields: Object.fromEntries(own) }, ...placed(items, id)];
  });
const apart = ['picture', 'survey', 'interview'];

async function tourEditor({ page, url, shoot }: Tour): Promise<void> {
  const account = await openAccount(url);
  await verifyAddress(url, account);
  await keepSession(page.context(), url, account);
  const { projectId, pageId } = await explore(url, account.accessToken);
  const command = (type: string, data: object) =>
    sendCommand({ url, accessToken: account.accessToken }, [`page-${pageId}`, type, data]);
  const created = await command('CreatePage', {
    ...{ projectId, title: 'Crumb: what each bake costs', template: { blocks: placed(everyLook) } },
  });
  if (created !== 'accepted') throw new Error(created);
  await command('SetPage', { slug: `crumb-${pageId.slice(0, 8)}` });
  const at = `${url}/page-builder/${projectId}?page=${pageId}`;
  await open(page, at);
  const tree = page.getByRole('tree', { name: 'Outline' });
  await tree.waitFor();
  await settled(page);
  await shoot('page-editor');
  await tree.getByRole('treeitem').first().click();
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
    const template = { blocks: hasForm ? placed(blocks) : [...placed(blocks), extra] };
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
