import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { eventsOf } from './events-of.ts';
import { findViolations } from './find-violations.ts';
import { focusedText, open } from './founder.ts';

const world = productInBrowser();

/** Writes anew upon the note that says `before`, by keyboard. */
const rewriterOn = (page: Page) => async (before: string, text: string) => {
  await page.getByRole('option', { name: `Note: ${before}` }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: /^Text of Note/ }).fill(text);
  await page.keyboard.press('Escape');
  await page.getByRole('option', { name: `Note: ${text}` }).waitFor();
};

test('words that are too many, or that meet others, stay until the founder has chosen; what is locked says so', async () => {
  const { account, address, send } = await openCanvas(world.url, 'Crumb', {
    nodes: [
      { id: 'rent00000000', kind: 'note', x: 0, y: 0, width: 200, height: 96, text: 'Rent is high' },
      { id: 'locked000000', kind: 'note', x: 0, y: 200, width: 200, height: 96, text: 'Flour', locked: true },
    ],
  });
  const page = await world.newPage(account);
  await open(page, address);
  const note = (text: string) => page.getByRole('option', { name: `Note: ${text}` });
  const field = page.getByRole('textbox', { name: /^Text of Note/ });

  await note('Flour').focus();
  await page.keyboard.press('Delete');
  await page.getByText('This item is locked. Unlock it from its menu first.').waitFor();

  await note('Rent is high').focus();
  await page.keyboard.press('Enter');
  await field.fill('a'.repeat(10_001));
  await page.keyboard.press('Escape');
  await page.getByText('10,001 characters; the limit is 10,000.').waitFor();
  expect([await field.inputValue(), await findViolations(page)]).toEqual(['a'.repeat(10_001), []]);
  await field.fill('Rent is high!');
  await page.getByText('10,001 characters').waitFor({ state: 'detached' });

  await send('EditText', { id: 'rent00000000', text: 'Rent is higher', base: 'Rent is high' });
  await note('Rent is higher').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('The same text was changed elsewhere').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep both' }).click();
  await note('Rent is higher Rent is high!').waitFor();
});

const rent = { id: 'rent00000000', kind: 'note', x: 0, y: 0, width: 200, height: 96, text: 'Rent is high' } as const;

test('words that were written offline and meet others are compared once there is a connection, or dropped; those on what was removed bring it back', async () => {
  const flour = { ...rent, id: 'flour0000000', y: 200, text: 'Flour is dear' };
  const bread = { ...rent, id: 'bread0000000', y: 400, text: 'Bread' };
  const salt = { ...rent, id: 'salt00000000', y: 600, text: 'Salt' };
  const { account, address, send } = await openCanvas(world.url, 'Crumb', { nodes: [rent, flour, bread, salt] });
  const page = await world.newPage(account, { serviceWorkers: 'allow' });
  await open(page, address);
  // Without a connection the service worker has what the page has not fetched yet.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await open(page, address);
  const note = (text: string) => page.getByRole('option', { name: `Note: ${text}` });
  const rewrite = rewriterOn(page);
  await rewrite('Bread', 'Loaves');

  await world.network.cut();
  await rewrite('Rent is high', 'Rent is low');
  await rewrite('Flour is dear', 'Flour is cheap');
  await rewrite('Flour is cheap', 'Flour is cheaper');
  await rewrite('Salt', 'Salt from the sea');
  await note('Salt from the sea').focus();
  await page.keyboard.press('ArrowRight');
  await rewrite('Salt from the sea', 'Sea salt');
  const answers = [
    await send('RemoveNodes', { ids: ['salt00000000'] }),
    await send('EditText', { id: 'rent00000000', text: 'Rent is fair', base: 'Rent is high' }),
    await send('EditText', { id: 'flour0000000', text: 'Flour is scarce', base: 'Flour is dear' }),
  ];
  expect(answers).toEqual(['accepted', 'accepted', 'accepted']);
  await world.network.mend();
  await page.getByText('Your text wasn’t saved: Note: Rent is fair').waitFor();
  await page.getByText('Your text wasn’t saved: Note: Flour is scarce').waitFor();
  await page.getByText('Your text wasn’t saved: Note: Salt').waitFor();
  // What builds on what was refused is told with it.
  await page.getByRole('button', { name: '3 changes were rejected' }).waitFor();
  expect(await page.getByRole('blockquote').allInnerTexts()).toEqual(['Rent is low', 'Flour is cheaper', 'Sea salt']);
  await page.getByText('1 other change of yours is affected.').waitFor();
  expect(await findViolations(page)).toEqual([]);

  // On a phone, where they are more than there is room for, the last one is scrolled to.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 600 });
  const before = (await eventsOf(world.url, account)).length;
  await page.getByRole('button', { name: 'Restore with my text' }).click();
  await page.setViewportSize(size ?? { width: 1280, height: 720 });
  // What stands beside the one that has gone has the focus.
  await expect.poll(() => focusedText(page)).toBe('Compare');
  await note('Sea salt').waitFor();
  await page.getByText('Your text wasn’t saved: Note: Salt').waitFor({ state: 'detached' });
  await expect
    .poll(async () => (await eventsOf(world.url, account)).slice(before).map(({ type }) => type))
    .toEqual(['NodesRestored', 'TextEdited', 'NodesMoved', 'TextEdited']);

  await page.getByRole('button', { name: 'Compare' }).first().click();
  await page.getByText('The same text was changed elsewhere', { exact: true }).waitFor();
  expect(await page.getByRole('figure').allInnerTexts()).toEqual(['Yours\nRent is low', 'Other version\nRent is fair']);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await note('Rent is low').waitFor();

  await page.getByRole('button', { name: 'Discard mine' }).click();
  await page.getByText('Your text wasn’t saved').waitFor({ state: 'detached' });
  await expect.poll(() => focusedText(page)).toBe('Crumb');
  await note('Flour is scarce').waitFor();
  await page.reload();
  await note('Rent is low').waitFor();
  await note('Flour is scarce').waitFor();
  await note('Sea salt').waitFor();
  expect(await page.getByText('Your text wasn’t saved').count()).toBe(0);
});

test('what builds on a group that could not be made is told once, and applied once its part is brought back', async () => {
  const flour = { ...rent, id: 'flour0000000', y: 200, text: 'Flour' };
  const { account, address, send } = await openCanvas(world.url, 'Crumb', { nodes: [rent, flour] });
  const page = await world.newPage(account, { serviceWorkers: 'allow' });
  await open(page, address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await open(page, address);
  const note = (text: string) => page.getByRole('option', { name: new RegExp(`^Note: ${text}`) });
  await note('Flour').waitFor();

  await world.network.cut();
  await note('Flour').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+g');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: '2 changes waiting to sync' }).waitFor();
  expect(await send('RemoveNodes', { ids: ['rent00000000'] })).toBe('accepted');
  await world.network.mend();

  await page.getByRole('button', { name: '1 change was rejected' }).click();
  const refused = page.getByRole('list', { name: 'Rejected by the server' }).getByRole('listitem');
  await refused.waitFor();
  expect((await refused.innerText()).split(/\n+/)).toEqual([
    'Grouping: Crumb',
    'An item it changes was removed from the canvas.',
    '… and 1 change that depends on it.',
    'Restore it and apply',
    'Discard',
  ]);
  expect(await findViolations(page)).toEqual([]);
  const before = (await eventsOf(world.url, account)).length;
  await refused.getByRole('button', { name: 'Restore it and apply' }).click();
  await refused.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await note('Rent is high').waitFor();
  await expect
    .poll(async () => (await eventsOf(world.url, account)).slice(before).map(({ type }) => type))
    .toEqual(['NodesRestored', 'NodesGrouped', 'NodesMoved']);
});

test('words upon two notes that were removed and changed are brought back together and compared one by one', async () => {
  const flour = { ...rent, id: 'flour0000000', y: 200, text: 'Flour' };
  const { account, address, send } = await openCanvas(world.url, 'Crumb', { nodes: [rent, flour] });
  const page = await world.newPage(account);
  await open(page, address);
  const note = (text: string) => page.getByRole('option', { name: new RegExp(`^Note: ${text}`) });
  const rewrite = rewriterOn(page);
  await note('Flour').focus();
  await page.route(/\/api\/v1\/commands$/, (route) => route.abort());
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ArrowRight');
  await rewrite('Rent is high', 'Rent is mine');
  await rewrite('Flour', 'Flour is mine');
  const ids = ['rent00000000', 'flour0000000'];
  await send('EditText', { id: ids[0], text: 'Rent is theirs', base: 'Rent is high' });
  await send('EditText', { id: ids[1], text: 'Flour is theirs', base: 'Flour' });
  expect(await send('RemoveNodes', { ids })).toBe('accepted');
  await page.unroute(/\/api\/v1\/commands$/);

  await page.getByRole('button', { name: 'Restore with my text' }).click();
  await page.getByRole('button', { name: 'Compare' }).nth(1).waitFor();
  for (const words of ['Rent is mine', 'Flour is mine']) {
    await page.getByRole('button', { name: 'Compare' }).first().click();
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await note(words).waitFor();
  }
  await page.getByText('Your text wasn’t saved').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
  await page.reload();
  await note('Rent is mine').waitFor();
  await note('Flour is mine').waitFor();
});

test('words on a note that was locked meanwhile unlock it, if the founder wants so', async () => {
  const { account, address, send } = await openCanvas(world.url, 'Crumb', { nodes: [rent] });
  const page = await world.newPage(account);
  await open(page, address);
  const note = (text: string) => page.getByRole('option', { name: new RegExp(`^Note: ${text}`) });
  await note('Rent is high').focus();
  await page.route(/\/api\/v1\/commands$/, (route) => route.abort());
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: /^Text of Note/ }).fill('Rent is low');
  await page.keyboard.press('Escape');
  await note('Rent is low').waitFor();
  expect(await send('LockNodes', { ids: ['rent00000000'], locked: true })).toBe('accepted');
  await page.unroute(/\/api\/v1\/commands$/);
  await page.getByText('It was locked elsewhere.').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Unlock and apply my text' }).click();
  await note('Rent is low').waitFor();
  await expect
    .poll(async () => (await eventsOf(world.url, account)).slice(-2).map(({ type }) => type))
    .toEqual(['NodesLocked', 'TextEdited']);
});

test('a note that is removed while it is written upon comes back with the words, or stays removed knowingly', async () => {
  const { account, address, send } = await openCanvas(world.url, 'Crumb', { nodes: [rent] });
  const page = await world.newPage(account);
  await open(page, address);
  const note = (text: string) => page.getByRole('option', { name: `Note: ${text}` });
  const field = page.getByRole('textbox', { name: /^Text of Note/ });
  const notice = page.getByText('This item was removed elsewhere');
  const writeWhileRemoved = async (before: string, text: string) => {
    await note(before).focus();
    await page.keyboard.press('Enter');
    await field.fill(text);
    expect(await send('RemoveNodes', { ids: ['rent00000000'] })).toBe('accepted');
    await notice.waitFor();
  };

  await writeWhileRemoved('Rent is high', 'Rent is low');
  expect([await field.inputValue(), await findViolations(page)]).toEqual(['Rent is low', []]);
  await page.getByRole('button', { name: 'Restore with my text' }).click();
  await note('Rent is low').waitFor();
  await notice.waitFor({ state: 'detached' });

  await writeWhileRemoved('Rent is low', 'a'.repeat(10_001));
  await page.getByText('Shorten it to restore the item.').waitFor();
  expect(await page.getByRole('button', { name: 'Restore with my text' }).count()).toBe(0);
  await field.fill('Rent is lower');
  await page.getByRole('button', { name: 'Restore with my text' }).waitFor();
  await page.getByRole('button', { name: 'Leave it removed' }).click();
  await notice.waitFor({ state: 'detached' });
  await page.getByRole('option', { name: /^Note/ }).waitFor({ state: 'detached' });
});
