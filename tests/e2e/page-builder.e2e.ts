import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { reasonText } from '#domain/log/rejection-texts.ts';
import { openAccount } from '../fixtures/account.ts';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { verifyAddress } from '../fixtures/verify-address.ts';
import { open } from './founder.ts';
import { readFaults, wide } from './read-faults.ts';

const world = productInBrowser();

/** An idea that is explored, with a note on its canvas about what it costs. */
async function explored() {
  const { account, projectId, send } = await openCanvas(world.url, 'Crumb');
  const pageId = crypto.randomUUID();
  const command = (type: string, data: object) =>
    sendCommand({ url: world.url, accessToken: account.accessToken }, [`page-${pageId}`, type, data]);
  return { account, projectId, pageId, command, send };
}

const rows = (page: Page) => page.getByRole('table', { name: 'Pages' }).getByRole('row');

test('without an idea that is explored the list leads to the vault, and shuts nobody out', async () => {
  const page = await world.newPage(await openAccount(world.url), { viewport: wide });
  await open(page, `${world.url}/page-builder`);
  await page.getByRole('heading', { name: 'Explore an idea first' }).waitFor();
  expect(await page.getByRole('link', { name: 'Open the idea vault' }).getAttribute('href')).toBe('/idea-vault');
  expect(await page.getByRole('button', { name: 'New page' }).count()).toBe(0);
  expect(await readFaults(page)).toEqual([]);
});

test('a new page is made by keyboard alone, opens, and is listed by its title', async () => {
  const { account, projectId } = await explored();
  const page = await world.newPage(account, { viewport: wide });
  await open(page, `${world.url}/page-builder`);
  await page.getByRole('heading', { name: 'No pages yet' }).waitFor();
  expect(await readFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'New page' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New page' });
  await dialog.getByLabel('Title').waitFor();
  expect(await dialog.getByLabel('Title').inputValue()).toBe('Crumb');
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await dialog.getByText('Enter a title of 140 characters or fewer.').waitFor();
  await page.keyboard.type('Crumb for bakers');
  expect(await readFaults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Crumb for bakers' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/page-builder/${projectId}`);
  const stage = page.getByRole('region', { name: 'Page preview' });
  await stage.getByText('Get early access').first().waitFor();
  await page.getByRole('link', { name: 'All pages' }).click();
  const row = page.getByRole('row', { name: 'Crumb for bakers', exact: true });
  await row.waitFor();
  expect(await row.textContent()).toContain('Draft');
});

test('pages are listed by idea, the one changed last first, with what strangers see of each', async () => {
  const { account, projectId, pageId, command } = await explored();
  const form = { id: 'form', kind: 'form', parent: null, fields: { consent: 'Write to me.' } };
  expect(await command('CreatePage', { projectId, title: 'Older', template: { blocks: [form] } })).toBe('accepted');
  const other = `page-${crypto.randomUUID()}`;
  const to = { url: world.url, accessToken: account.accessToken };
  expect(await sendCommand(to, [other, 'CreatePage', { projectId, title: 'Newer' }])).toBe('accepted');
  const gone = `page-${crypto.randomUUID()}`;
  expect(await sendCommand(to, [gone, 'CreatePage', { projectId, title: 'Removed' }])).toBe('accepted');
  expect(await sendCommand(to, [gone, 'RemovePage', {}])).toBe('accepted');
  const page = await world.newPage(account, { viewport: wide });
  await open(page, `${world.url}/page-builder`);
  await page.getByRole('row', { name: 'Newer' }).waitFor();
  const named = () => rows(page).evaluateAll((all) => all.flatMap((row) => row.getAttribute('aria-label') ?? []));
  expect(await named()).toEqual(['Newer', 'Older']);
  await open(page, `${world.url}/page-builder/${projectId}`);
  await page.getByRole('heading', { level: 1, name: 'Newer' }).first().waitFor();
  await open(page, `${world.url}/page-builder/${projectId}?page=${pageId}`);
  await page.getByRole('heading', { level: 1, name: 'Older' }).first().waitFor();
  await open(page, `${world.url}/page-builder/${projectId}?page=${gone.slice('page-'.length)}`);
  await page.getByRole('heading', { name: 'We can’t find this page' }).waitFor();
  expect(await readFaults(page)).toEqual([]);
});

const block = (id: string, kind: string, fields: object = {}, parent: string | null = null) => ({
  ...{ id, kind, parent, fields },
});

/** The editor of a page with a headline, features and a form. */
async function atEditor(viewport = wide) {
  const world = await explored();
  const blocks = [
    block('hero', 'hero', { heading: 'Know the cost', button: 'Start' }),
    block('list', 'features', { heading: 'How it works' }),
    block('one', 'feature', { heading: 'Weigh' }, 'list'),
    block('two', 'feature', { heading: 'Bake' }, 'list'),
    block('form', 'form', { consent: 'Write to me.' }),
  ];
  const { account, projectId, pageId, command } = world;
  expect(await command('CreatePage', { projectId, title: 'Crumb page', template: { blocks } })).toBe('accepted');
  return { ...world, page: await openEditor(account, projectId, pageId, viewport) };
}

async function openEditor(
  account: Awaited<ReturnType<typeof openAccount>>,
  projectId: string,
  pageId: string,
  viewport = wide,
) {
  const page = await world.newPage(account, { viewport });
  await open(page, `${world.url}/page-builder/${projectId}?page=${pageId}`);
  await page.getByRole('heading', { level: 1, name: 'Crumb page' }).waitFor();
  return page;
}

const tree = (page: Page) => page.getByRole('tree', { name: 'Outline' });
const outlined = (page: Page) => tree(page).getByRole('treeitem').allTextContents();
const stage = (page: Page) => page.getByRole('region', { name: 'Page preview' });
const drawnAs = (page: Page) =>
  stage(page)
    .locator('[data-stage] > [data-block]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-block')));

test('the outline walks, moves and removes blocks by keyboard alone, and undo takes it back', async () => {
  const { page } = await atEditor();
  const whole = ['HeadlineKnow the cost', 'FeaturesHow it works', 'FeatureWeigh', 'FeatureBake', 'Sign-up form'];
  expect(await outlined(page)).toEqual(whole);
  expect(
    await tree(page)
      .getByRole('treeitem')
      .nth(3)
      .evaluate((item) => ['level', 'posinset', 'setsize'].map((name) => item.getAttribute(`aria-${name}`))),
  ).toEqual(['2', '2', '2']);
  await tree(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => drawnAs(page)).toEqual(['list', 'hero', 'form']);
  expect(await tree(page).locator('[aria-selected=true]').textContent()).toBe('FeaturesHow it works');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => outlined(page)).toEqual([whole[1], whole[3], whole[2], whole[0], whole[4]]);
  await page.keyboard.press('Delete');
  await expect.poll(() => outlined(page)).toEqual([whole[1], whole[3], whole[0], whole[4]]);
  for (const _ of [1, 2, 3]) await page.keyboard.press('Control+z');
  await expect.poll(() => outlined(page)).toEqual(whole);
  expect(await readFaults(page)).toEqual([]);
});

test('a block is added behind the one that is selected, moved to a named place, duplicated and changed', async () => {
  const { page } = await atEditor();
  await stage(page).getByText('Know the cost').click();
  await page.getByRole('button', { name: 'Add block' }).click();
  await page.getByRole('menuitem', { name: 'Questions and answers' }).click();
  await expect
    .poll(() => outlined(page))
    .toEqual([
      ...['HeadlineKnow the cost', 'Questions and answers', 'Question', 'FeaturesHow it works', 'FeatureWeigh'],
      ...['FeatureBake', 'Sign-up form'],
    ]);
  await page.getByRole('button', { name: 'Move to…' }).click();
  await page.getByRole('menuitem', { name: 'After Sign-up form' }).click();
  await expect.poll(async () => (await outlined(page)).slice(-2)).toEqual(['Questions and answers', 'Question']);
  await tree(page).getByText('Weigh').click();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect.poll(async () => (await outlined(page)).filter((name) => name === 'FeatureWeigh').length).toBe(2);
  await tree(page).getByText('How it works').click();
  await page.getByRole('radiogroup', { name: 'Look' }).getByText('Rows').click();
  await stage(page).locator('.p-features-rows').waitFor();
});

test('what is typed is on the stage, in another tab, after a reload, and taken back from inside its field', async () => {
  const { page, account, projectId, pageId } = await atEditor();
  const other = await openEditor(account, projectId, pageId);
  await tree(page).getByText('Know the cost').click();
  const heading = page.getByLabel('Heading', { exact: true });
  await heading.fill('Know the price');
  await stage(page).getByText('Know the price').waitFor();
  await stage(other).getByText('Know the price').waitFor();
  await heading.press('Control+z');
  await stage(other).getByText('Know the cost').waitFor();
  expect(await heading.inputValue()).toBe('Know the cost');
  await heading.press('Control+Shift+z');
  await stage(other).getByText('Know the price').waitFor();
  await heading.fill('Know the profit');
  await page.reload();
  await stage(page).getByText('Know the profit').waitFor();
});

test('offline it goes on; words that were changed elsewhere too are asked about, and none is lost', async () => {
  const { page, command } = await atEditor();
  await tree(page).getByText('Know the cost').click();
  const heading = page.getByLabel('Heading', { exact: true });
  await world.network.cut();
  await heading.fill('Know what it costs');
  await heading.blur();
  await stage(page).getByText('Know what it costs').waitFor();
  await world.network.mend();
  await heading.focus();
  // Nothing is stored while a word is put together.
  await heading.dispatchEvent('compositionstart');
  await heading.fill('Mine alone');
  expect(await command('EditBlockText', { block: 'hero', field: 'heading', text: 'Theirs alone' })).toBe('accepted');
  await stage(page).getByText('Theirs alone').waitFor();
  await heading.dispatchEvent('compositionend');
  await heading.blur();
  const question = page.getByRole('alertdialog', { name: 'This text was changed elsewhere too' });
  await question.getByText('Theirs alone').waitFor();
  await question.getByRole('button', { name: 'Keep my text' }).click();
  await stage(page).getByText('Mine alone').waitFor();
});

test('the page is as wide as a phone, a tablet or a desktop', async () => {
  const { page } = await atEditor();
  const seen = () =>
    stage(page)
      .locator('[data-stage]')
      .evaluate((element) => (element as HTMLElement).style.width);
  expect(await seen()).toBe('1280px');
  for (const [name, width] of [
    ['Phone', '360px'],
    ['Tablet', '768px'],
  ] as const) {
    await page.getByRole('radiogroup', { name: 'Width' }).getByRole('radio', { name }).click();
    await expect.poll(seen).toBe(width);
  }
});

test('the settings of a page are changed by keyboard, and what is wrong with them is said', async () => {
  const { page, projectId } = await atEditor();
  await page.getByRole('button', { name: 'Page settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Page settings' });
  const address = dialog.getByLabel('Address');
  await address.fill('Not An Address');
  await dialog.getByText('Use 3 to 60 lowercase letters, digits and single hyphens.').waitFor();
  await address.fill('crumb-for-bakers');
  await address.press('Enter');
  await dialog.getByText('Visitors find it at /p/crumb-for-bakers').waitFor();
  await dialog.getByRole('button', { name: /Colors/ }).click();
  await page.getByRole('option', { name: 'Night' }).click();
  const background = () =>
    stage(page)
      .locator('[data-stage]')
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect.poll(background).toBe('rgb(18, 24, 27)');
  await dialog.getByRole('button', { name: /Colors/ }).click();
  await page.getByRole('option', { name: 'Your own' }).click();
  const text = dialog.getByLabel('Text', { exact: true });
  await text.fill('#203038');
  await text.press('Enter');
  await dialog.getByText(/^Text on background has a contrast of 1\.\d:1\. It needs at least 4\.5:1\.$/).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const publishing = page.getByRole('dialog', { name: 'Publish this page' });
  const point = publishing.getByRole('listitem').filter({ hasText: 'The colors have enough contrast' });
  expect(await point.getAttribute('data-met')).toBe('no');
  expect(await publishing.getByRole('button', { name: 'Publish page' }).isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Page settings' }).click();
  await text.fill('#ffffff');
  await text.press('Enter');
  const title = dialog.getByLabel('Title');
  await title.fill('Bake at a profit');
  await title.press('Enter');
  expect(await readFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1, name: 'Bake at a profit' }).waitFor();
  await open(page, `${world.url}/page-builder/${projectId}`);
  await page.getByRole('heading', { level: 1, name: 'Bake at a profit' }).waitFor();
});

test('a page is published, changed, rolled back and taken off the web; what hinders it is said beside the remedy', async () => {
  const { page, account } = await atEditor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this page' });
  await dialog.getByText('Only you can see this page.').waitFor();
  const point = dialog.getByRole('listitem').filter({ hasText: 'Your email is verified.' });
  expect([
    await point.getAttribute('data-met'),
    await dialog.getByRole('button', { name: 'Publish page' }).isDisabled(),
  ]).toEqual(['no', false]);
  const verify = dialog.getByRole('link', { name: 'Verify your email' });
  expect(await verify.getAttribute('href')).toBe('/settings/account');
  expect(await readFaults(page)).toEqual([]);
  // This device may know less than the server, which decides.
  await dialog.getByRole('button', { name: 'Publish page' }).click();
  await dialog.getByText('It wasn’t published').waitFor();
  await dialog.getByText(reasonText('address-unverified')).waitFor();
  await expect.poll(() => verify.count()).toBe(2);
  await dialog.getByRole('button', { name: 'Dismiss' }).click();
  // The link in the mail opens elsewhere.
  await verifyAddress(world.url, account);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect.poll(() => point.getAttribute('data-met')).toBe('yes');
  expect(await verify.count()).toBe(0);
  await dialog.getByRole('button', { name: 'Publish page' }).click();
  await dialog.getByText('Visitors see this page as it is now.').waitFor();
  const address = await dialog.getByLabel('Public address').inputValue();
  expect(address).toBe(`${world.url}/p/crumb-page`);
  expect(await (await fetch(address)).text()).toContain('Know the cost');
  expect(await dialog.getByRole('button', { name: 'Publish changes' }).isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  await tree(page).getByText('Know the cost').click();
  await page.getByLabel('Heading', { exact: true }).fill('Know the price');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByText('Visitors see the page as you last published it.').waitFor();
  await dialog.getByRole('button', { name: 'Publish changes' }).click();
  await dialog.getByText('Visitors see this page as it is now.').waitFor();
  const published = async () => /Know the (cost|price)/.exec(await (await fetch(address)).text())?.[0];
  await expect.poll(published).toBe('Know the price');
  await dialog.getByRole('button', { name: 'Publish version 1 again' }).click();
  await expect.poll(published).toBe('Know the cost');
  await dialog.getByText('Version 3, as version 1').waitFor();
  await dialog.getByRole('button', { name: 'Unpublish' }).click();
  await dialog.getByText('This page was taken off the web.').waitFor();
  expect((await fetch(address)).status).not.toBe(200);
});

test('an address that another founder has is refused in words, beside the way to another one', async () => {
  const first = await explored();
  await verifyAddress(world.url, first.account);
  const form = block('form', 'form', { consent: 'Write to me.' });
  const created = { projectId: first.projectId, title: 'Crumb taken', template: { blocks: [form] } };
  expect(await first.command('CreatePage', created)).toBe('accepted');
  expect(await first.command('PublishPage', {})).toBe('accepted');
  const { page, account, command } = await atEditor();
  await verifyAddress(world.url, account);
  expect(await command('SetPage', { slug: 'crumb-taken' })).toBe('accepted');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish page' }).click();
  await page.getByText('Another page has this address. Choose a different one.').waitFor();
  await page.getByRole('button', { name: 'Change the page’s settings' }).click();
  await page.getByRole('dialog', { name: 'Page settings' }).getByLabel('Address').fill('crumb-free');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish page' }).click();
  await page.getByText('Visitors see this page as it is now.').waitFor();
});
