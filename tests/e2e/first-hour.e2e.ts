import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAccount, openSession } from '../fixtures/account.ts';
import { fullBoard } from '../fixtures/full-board.ts';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { openSharedCanvas } from '../fixtures/shared-canvas.ts';
import { verifyAddress } from '../fixtures/verify-address.ts';
import { expectFocused } from './by-keyboard.ts';
import { eventsOf } from './events-of.ts';
import { capture, ideaNamed, mailTo, newFounder, open, signUp, skipWelcome } from './founder.ts';
import { expectAtCommand, openPalette, palette } from './palette.ts';
import { readOverflow } from './read-overflow.ts';

const world = productInBrowser();
const desktop = { viewport: { width: 1440, height: 900 } };
const row = (page: Page, name: string) => page.getByRole('row', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

test('the marks in the line of the landing page become tags and an audience', async () => {
  const page = await world.newPage();
  const founder = newFounder('marks');
  await open(page, world.url);
  await page.getByLabel('Your idea, in one line').fill('Ladders for one street #sharing @neighbours');
  await page.getByRole('button', { name: 'Start with this idea' }).click();
  await page.getByRole('heading', { name: 'Create your account' }).waitFor();
  await page.getByLabel('Email').fill(founder.email);
  await page.getByLabel('Password').fill(founder.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  await skipWelcome(page);
  await ideaNamed(page, 'Ladders for one street').waitFor();
  const told = async () =>
    (await eventsOf(world.url, founder)).flatMap(({ stream, type, data }) =>
      stream.startsWith('idea-') ? [[type, data['title'] ?? data['tags'] ?? data['audience']]] : [],
    );
  await expect.poll(told).toEqual([
    ['IdeaCaptured', 'Ladders for one street'],
    ['IdeaTagged', ['sharing']],
    ['IdeaDescribed', 'neighbours'],
  ]);
});

test('a tab beside the one in which the address is verified stops asking for it', async () => {
  const founder = newFounder('verified');
  const page = await world.newPage();
  await signUp(page, world, founder);
  await skipWelcome(page);
  const question = page.getByText(`Verify ${founder.email}`);
  await question.waitFor();
  const other = await page.context().newPage();
  await open(other, (await mailTo(world, founder.email, 'verify-email')).link);
  await other.getByRole('button', { name: 'Verify my email' }).click();
  await other.getByRole('heading', { name: 'Your email is verified' }).waitFor();
  await question.waitFor({ state: 'detached' });
});

test('three ideas are written one after the other from anywhere, and the dialog says how', async () => {
  const page = await world.newPage(await openAccount(world.url));
  await open(page, `${world.url}/home`);
  await page.keyboard.press('c');
  const field = dialog(page, 'Capture an idea').getByRole('textbox', { name: 'Idea' });
  await dialog(page, 'Capture an idea').getByText('#tags and @audience are optional').waitFor();
  for (const title of ['Bees #garden', 'Wasps']) {
    await page.keyboard.type(title);
    await page.keyboard.press('Shift+Enter');
    await expect.poll(() => field.inputValue()).toBe('');
    await expectFocused(page, field);
  }
  await page.keyboard.type('Ants');
  await page.keyboard.press('Enter');
  await dialog(page, 'Capture an idea').waitFor({ state: 'detached' });
  for (const title of ['Bees', 'Wasps', 'Ants']) await ideaNamed(page, title).waitFor();
});

test('Ctrl+Enter saves a dialog from a button that Enter would press', async () => {
  const page = await world.newPage(await openAccount(world.url));
  await open(page, `${world.url}/idea-vault`);
  await capture(page, 'Bees');
  await page.getByRole('button', { name: 'Criteria', exact: true }).click();
  await page.getByRole('button', { name: 'Use: ICE' }).press('Enter');
  await expectFocused(page, page.getByRole('button', { name: 'Add a criterion' }));
  await page.keyboard.press('Control+Enter');
  await dialog(page, 'Criteria').waitFor({ state: 'detached' });

  // R, then the keys of the first criterion, without a Tab between.
  await row(page, 'Bees').focus();
  await page.keyboard.press('r');
  await expectFocused(page, page.getByRole('radiogroup', { name: 'Impact' }).getByRole('radio').first());
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await row(page, 'Bees').getByText('~').waitFor();
});

test('an imported idea that is being explored is offered its canvas, not to begin exploring', async () => {
  const account = await openAccount(world.url);
  const page = await world.newPage(account);
  const stream = `idea-${crypto.randomUUID()}`;
  await sendCommand({ url: world.url, ...account }, [stream, 'CaptureIdea', { title: 'Bees' }]);
  await sendCommand({ url: world.url, ...account }, [stream, 'MoveIdea', { status: 'exploring' }]);
  await open(page, `${world.url}/idea-vault`);
  await row(page, 'Bees').click();
  await page.getByText('This idea doesn’t have a canvas yet.').waitFor();
  expect(await page.getByRole('button', { name: 'Start exploring' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Create its canvas' }).click();
  await page.getByRole('link', { name: 'Open the canvas' }).waitFor();
});

test('the list of commands knows what a founder calls things', async () => {
  const page = await world.newPage(await openAccount(world.url));
  await open(page, `${world.url}/home`);
  await openPalette(page);
  const found: Record<string, string> = {};
  for (const word of [
    'new idea',
    'logout',
    'two-factor',
    '2fa',
    'passkey',
    'delete account',
    'sessions',
    'score',
    'weights',
    'versus',
  ]) {
    await palette(page).getByLabel('Search commands').fill(word);
    await expect.poll(() => palette(page).getByRole('menuitem').count()).toBeLessThan(5);
    found[word] = (await palette(page).getByRole('menuitem').first().innerText()).split('\n')[0] ?? '';
  }
  expect(found).toEqual({
    'new idea': 'Capture an idea',
    logout: 'Sign out',
    'two-factor': 'Account',
    '2fa': 'Account',
    passkey: 'Account',
    'delete account': 'Account',
    sessions: 'Account',
    score: 'Criteria',
    weights: 'Criteria',
    versus: 'Compare ideas',
  });
});

test('the menu of a canvas shares the canvas, though a template left one of its sections selected', async () => {
  const { account, address } = await openCanvas(world.url, 'Crumb');
  const page = await world.newPage(account, desktop);
  await open(page, address);
  await page.getByRole('button', { name: 'Lean Canvas' }).click();
  await page.getByRole('option', { name: 'Section: Problem', selected: true }).waitFor();
  await page.getByRole('button', { name: 'Canvas menu' }).click();
  await page.getByRole('menuitem', { name: 'Share…' }).click();
  const choices = dialog(page, 'Share by link').getByRole('radiogroup', { name: 'What to share' });
  await expect.poll(() => choices.getByRole('radio', { checked: true }).count()).toBe(1);
  expect(await choices.getByRole('radio', { name: 'Whole canvas' }).isChecked()).toBe(true);
  await choices.getByRole('radio', { name: 'This section' }).waitFor();
});

test('a canvas is shared by a button that is always in view', async () => {
  const { account, address } = await openCanvas(world.url, 'Crumb', fullBoard);
  const page = await world.newPage(account, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await open(page, address);
  await page.getByRole('button', { name: 'Share', exact: true }).tap();
  await dialog(page, 'Share by link').getByRole('radio', { name: 'Whole canvas' }).waitFor();
});

test('what is shared fills a phone from edge to edge', async () => {
  const { projectId, grant } = await openSharedCanvas(world.url);
  const page = await world.newPage(undefined, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await open(page, `${world.url}/shared/${projectId}/${grant}`);
  const figure = page.getByRole('figure', { name: 'Bread by bicycle' });
  await figure.waitFor();
  const room = () =>
    figure.evaluate((stage) => {
      const marks = [...stage.querySelectorAll('svg > g')].map((mark) => mark.getBoundingClientRect());
      const width = Math.max(...marks.map(({ right }) => right)) - Math.min(...marks.map(({ left }) => left));
      const height = Math.max(...marks.map(({ bottom }) => bottom)) - Math.min(...marks.map(({ top }) => top));
      return Math.max(width / stage.clientWidth, height / stage.clientHeight);
    });
  await expect.poll(room).toBeGreaterThan(0.85);
});

test('a row that has the focus shows it once, and so does its checkbox', async () => {
  const page = await world.newPage(await openAccount(world.url));
  await open(page, `${world.url}/idea-vault`);
  await capture(page, 'Bees');
  await page.getByLabel('Capture an idea').press('ArrowDown');
  await expectFocused(page, row(page, 'Bees'));
  const ring = () =>
    row(page, 'Bees').evaluate((element) => {
      const box = element.querySelector('label > span') ?? element;
      return [element, box].map((each) => getComputedStyle(each).outlineStyle);
    });
  await expect.poll(ring).toEqual(['solid', 'none']);
  await page.keyboard.press('Tab');
  await expectFocused(page, row(page, 'Bees').getByRole('checkbox'));
  await expect.poll(ring).toEqual(['none', 'solid']);
});

test('whoever is signed out by another device is told so, and comes back to where they were', async () => {
  const account = await openAccount(world.url);
  const page = await world.newPage(account);
  await open(page, `${world.url}/idea-vault`);
  await page.getByRole('heading', { level: 1, name: 'Idea vault' }).waitFor();
  const { accessToken } = await openSession(world.url, account);
  const answer = await fetch(`${world.url}/api/v1/auth/logout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ allDevices: true }),
  });
  expect(answer.ok).toBe(true);
  await page.getByText('You were signed out. Sign in to continue where you left off.').waitFor();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Idea vault' }).waitFor();
});

test('the versions of a canvas take the room that a wide window has', async () => {
  const { account, address } = await openCanvas(world.url, 'Crumb', fullBoard);
  const page = await world.newPage(account, desktop);
  await open(page, address);
  await page.getByRole('button', { name: 'History' }).click();
  const list = page.getByRole('listbox', { name: 'Changes' });
  await list.waitFor();
  await expect.poll(async () => (await list.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(300);
});

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

async function runCommand(page: Page, word: string, label: string): Promise<void> {
  await openPalette(page);
  await page.keyboard.type(word);
  await expectAtCommand(page, label);
  await page.keyboard.press('Enter');
}

test('a row says its tags and its audience on a phone, on one line under the title', async () => {
  const page = await world.newPage(await openAccount(world.url), phone);
  await open(page, `${world.url}/idea-vault`);
  await capture(page, 'Ladders for one street #sharing #tools #street @neighbours');
  await capture(page, 'Bees');
  const tags = row(page, 'Ladders for one street').getByRole('button', { name: 'Tags: ' });
  await expect.poll(() => tags.textContent()).toBe('Tags: sharingtools+1');
  const isCut = (words: Element) =>
    [...words.querySelectorAll('span')].some(
      (word) => word.scrollWidth > word.clientWidth + 1 && word.textContent === 'sharing',
    );
  expect(await tags.evaluate(isCut)).toBe(false);
  const tops = async (): Promise<boolean> => {
    const [title, words, audience] = await Promise.all(
      [
        row(page, 'Ladders for one street').getByText('Ladders for one street', { exact: true }),
        tags,
        row(page, 'Ladders for one street').getByText('neighbours'),
      ].map((part) => part.boundingBox()),
    );
    if (!title || !words || !audience) return false;
    return (
      title.y + title.height <= words.y &&
      audience.y >= words.y &&
      audience.y + audience.height <= words.y + words.height &&
      words.x + words.width <= audience.x
    );
  };
  await expect.poll(tops).toBe(true);
  expect(await row(page, 'Bees').getByRole('button', { name: 'Tags: ' }).count()).toBe(0);
  await expect.poll(() => page.evaluate(readOverflow)).toEqual([]);
});

test('the criteria are a command everywhere, which leads to the vault and leaves its filter', async () => {
  const page = await world.newPage(await openAccount(world.url));
  await open(page, `${world.url}/home`);
  await runCommand(page, 'weights', 'Criteria');
  await dialog(page, 'Criteria').getByRole('button', { name: 'Use: ICE' }).waitFor();
  await page.waitForURL(`${world.url}/idea-vault`);
  await page.keyboard.press('Escape');
  await dialog(page, 'Criteria').waitFor({ state: 'detached' });

  const narrowed = `${world.url}/idea-vault?q=bees&stale=yes`;
  await open(page, narrowed);
  await runCommand(page, 'criteria', 'Criteria');
  await dialog(page, 'Criteria').getByRole('button', { name: 'Use: ICE' }).waitFor();
  expect(page.url()).toBe(narrowed);
});

test('comparing is a command everywhere, which says what to select first', async () => {
  const page = await world.newPage(await openAccount(world.url));
  await open(page, `${world.url}/idea-vault`);
  for (const title of ['Bees', 'Wasps']) await capture(page, title);
  await open(page, `${world.url}/home`);
  await runCommand(page, 'compare', 'Compare ideas');
  await page.waitForURL(`${world.url}/idea-vault`);
  const said = page.getByText('Select 2 or 3 ideas to compare them.');
  await said.waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await said.waitFor({ state: 'detached' });

  for (const title of ['Bees', 'Wasps']) {
    await row(page, title).focus();
    await page.keyboard.press('x');
    if (title === 'Wasps') continue;
    await page.getByText('Select 1 or 2 more to compare').waitFor();
    await runCommand(page, 'compare', 'Compare ideas');
    await said.waitFor();
  }
  await page.getByText('2 selected').waitFor();
  await runCommand(page, 'compare', 'Compare ideas');
  const compared = dialog(page, 'Compare ideas');
  await expect
    .poll(async () =>
      (await compared.getByRole('list', { name: 'Ideas' }).getByRole('listitem').allInnerTexts()).sort(),
    )
    .toEqual(['Bees', 'Wasps']);
});

test('each of several shared links is copied and revoked by a name of its own', async () => {
  const { account, address } = await openCanvas(world.url, 'Crumb', fullBoard);
  await verifyAddress(world.url, account);
  const page = await world.newPage(account, desktop);
  await open(page, address);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const shared = dialog(page, 'Share by link');
  const names = async (word: string) =>
    shared
      .getByRole('region', { name: 'Active links' })
      .getByRole('button', { name: word })
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
  await shared.getByRole('button', { name: 'Create a link' }).click();
  await expect.poll(() => names('Copy')).toEqual(['Copy link to the whole canvas']);
  await shared.getByRole('button', { name: 'Create another link' }).click();
  await expect
    .poll(() => names('Copy'))
    .toEqual(['Copy link 2 to the whole canvas', 'Copy link 1 to the whole canvas']);
  expect(await names('Revoke')).toEqual(['Revoke link 2 to the whole canvas', 'Revoke link 1 to the whole canvas']);
  const first = await shared.getByRole('textbox', { name: 'Link 1 to the whole canvas' }).inputValue();
  await shared.getByRole('button', { name: 'Revoke link 2 to the whole canvas' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect.poll(() => names('Revoke')).toEqual(['Revoke link to the whole canvas']);
  expect(await shared.getByRole('textbox', { name: 'Link to the whole canvas' }).inputValue()).toBe(first);
});

test('the field to drop a file on is read out by its label alone', async () => {
  const page = await world.newPage(await openAccount(world.url), desktop);
  await open(page, `${world.url}/idea-vault`);
  await page.getByRole('button', { name: 'Import and export' }).click();
  await page.getByRole('menuitem', { name: 'Import ideas…' }).click();
  const field = dialog(page, 'Import ideas').getByRole('button', { name: /Drop a CSV or JSON file here/ });
  expect(await field.ariaSnapshot()).toBe('- button "Drop a CSV or JSON file here"');
});
