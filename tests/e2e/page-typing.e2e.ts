import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { expectFocused } from './by-keyboard.ts';
import { block, pageToEdit, rowNames, stage, tree } from './page-editing.ts';
import { readFaults } from './read-faults.ts';
import { runAxe } from './run-axe.ts';

const world = productInBrowser();

const words = [
  block('hero', 'hero', { heading: 'Know the cost', button: 'Start' }),
  block('text', 'text', { heading: 'The problem', body: 'Nobody **knows** it.\n\nAt all.' }),
  block('form', 'form', { consent: 'Write to me.' }),
];

/** Keys of a phone: words are put together, and no key is ever told. */
async function phoneKeys(page: Page) {
  const device = await page.context().newCDPSession(page);
  return {
    compose: (text: string) =>
      device.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length }),
    insert: (text: string) => device.send('Input.insertText', { text }),
  };
}

/** The browser says a moment later where the caret has gone. */
async function moved(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

const line = (page: Page, name = 'Heading') => stage(page).getByRole('textbox', { name });

test('lines and paragraphs are typed where they stand, also by a keyboard that composes words, with bold and links, and undone', async () => {
  const { opened } = await pageToEdit(world, words);
  const [page, other] = [await opened(), await opened()];
  await stage(page)
    .getByText('Know the cost')
    .click({ position: { x: 2, y: 12 } });
  await expectFocused(page, line(page));
  await page.keyboard.press('End');
  await page.keyboard.type('s');
  await stage(other).getByRole('heading', { name: 'Know the costs' }).waitFor();
  await page.keyboard.press('Control+A');
  const { compose, insert } = await phoneKeys(page);
  for (const text of ['K', 'Ko', 'Kos']) await compose(text);
  expect(await line(page).textContent()).toBe('Kos');
  await insert('Kosten');
  await page.keyboard.type(' kennen');
  await page.keyboard.press('Escape');
  await stage(other).getByRole('heading', { name: 'Kosten kennen' }).waitFor();
  await stage(page).getByRole('heading', { name: 'Kosten kennen' }).waitFor();
  expect(await line(page).count()).toBe(0);
  await stage(page).getByText('Kosten kennen').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Know it');
  await page.keyboard.press('Control+z');
  await stage(other).getByRole('heading', { name: 'Kosten kennen' }).waitFor();
  expect(await line(page).textContent()).toBe('Kosten kennen');
  await page.keyboard.press('Enter');
  await stage(page).getByRole('heading', { name: 'Kosten kennen' }).waitFor();
  await stage(page)
    .getByText('At all.')
    .click({ position: { x: 4, y: 8 } });
  const prose = line(page, 'Text');
  await expectFocused(page, prose);
  await moved(page, 'End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Bakers');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' guess');
  const html = () => stage(other).locator('.p-text .p-prose').innerHTML();
  await expect
    .poll(html)
    .toBe('<p>Nobody <strong>knows</strong> it.</p><p>At all.</p><p><strong>Bakers</strong> guess</p>');
  await moved(page, ...[...'guess'].map(() => 'Shift+ArrowLeft'));
  await page.keyboard.press('Control+k');
  await page.getByLabel('Link address').fill('no address');
  await page.keyboard.press('Enter');
  await page.getByText('Enter a web or email address.').waitFor();
  expect(await readFaults(page)).toEqual([]);
  await page.getByLabel('Link address').focus();
  await page.getByLabel('Link address').fill('example.org/guess');
  await page.keyboard.press('Enter');
  await expectFocused(page, prose);
  await expect.poll(html).toContain('<strong>Bakers</strong> <a>guess</a></p>');
  await page.keyboard.press('Control+z');
  await expect.poll(html).toContain('<strong>Bakers</strong> guess</p>');
  expect(await prose.innerHTML()).toContain('<strong>Bakers</strong> guess</p>');
  await page.keyboard.press('Escape');
  await expect.poll(() => prose.count()).toBe(0);
  expect(await stage(page).locator('.p-text .p-prose').innerHTML()).toBe(await html());
});

test('a phone’s keyboard writes paragraphs, and what others write meanwhile comes in', async () => {
  const { opened, command } = await pageToEdit(world, words);
  const page = await opened({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await stage(page).getByText('At all.').tap();
  const prose = line(page, 'Text');
  await expectFocused(page, prose);
  const { compose, insert } = await phoneKeys(page);
  await moved(page, 'End');
  for (const text of [' Y', ' Ye', ' Yes']) await compose(text);
  expect(await prose.innerText()).toContain('At all. Yes');
  await insert(' Yes.');
  await expect.poll(() => stage(page).locator('.p-text').innerText()).toContain('At all. Yes.');
  const theirs = { block: 'text', field: 'body', text: 'Anybody **knows** it.\n\nAt all.', base: words[1]?.fields };
  expect(await command('EditBlockText', { ...theirs, base: 'Nobody **knows** it.\n\nAt all.' })).toBe('accepted');
  await expect.poll(() => prose.innerText()).toBe('Anybody knows it.\n\nAt all. Yes.');
  await page.keyboard.press('Escape');
  await expect
    .poll(() => stage(page).locator('.p-text .p-prose').innerText())
    .toBe('Anybody knows it.\n\nAt all. Yes.');
});

test('a slash and words add a block, pasted markup keeps bold words and links alone, and what is empty says what it is for', async () => {
  const { opened } = await pageToEdit(world, words);
  const page = await opened();
  await stage(page).getByText('At all.').click();
  await expectFocused(page, line(page, 'Text'));
  await moved(page, 'End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/ques');
  const option = page.getByRole('option', { name: /^Questions and answers/ });
  await option.waitFor();
  const controlled = await line(page, 'Text').getAttribute('aria-activedescendant');
  expect(await option.getAttribute('id')).toBe(controlled);
  expect(await runAxe(page, { theme: 'light', tags: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => option.count()).toBe(0);
  await page.keyboard.press('Backspace');
  await page.keyboard.type('s');
  expect(await option.count()).toBe(0);
  for (let n = 0; n < 5; n += 1) await page.keyboard.press('Backspace');
  await page.keyboard.type('/ques');
  await option.waitFor();
  await page.keyboard.press('Enter');
  await expectFocused(page, line(page));
  await page.keyboard.type('Asked often');
  await page.keyboard.press('Escape');
  await expect
    .poll(() => rowNames(page))
    .toEqual([
      ...['HeadlineKnow the cost', 'TextThe problem', 'Questions and answersAsked often', 'Question', 'Sign-up form'],
    ]);
  const prose = stage(page).locator('.p-text .p-prose');
  expect(await prose.innerText()).toBe('Nobody knows it.\n\nAt all.');

  await stage(page).getByText('At all.').click();
  await expectFocused(page, line(page, 'Text'));
  await page.keyboard.press('Control+A');
  await line(page, 'Text').evaluate((element) => {
    const data = new DataTransfer();
    const evil =
      '<img src="https://evil.example/x.png" onerror="window.pwned=1"><script>window.pwned=1</script>' +
      '<style>*{color:red}</style><a href="javascript:window.pwned=1" onclick="window.pwned=1"> evil</a>';
    data.setData('text/html', `<h1>Big</h1><p>A <b>bold</b> <a href="https://a.example">link</a>${evil}</p>`);
    data.setData('text/plain', 'Big\n\nA bold link evil');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await page.keyboard.press('Escape');
  await expect.poll(() => prose.innerText()).toBe('Big\n\nA bold link evil');
  expect(await prose.innerHTML()).not.toMatch(/img|script|style|onclick/);
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  // Chromium reports handlers of events while it drops them, and nothing is asked of anybody.
  expect(world.takeFaults().filter((fault) => !/inline event handler|script-src-attr/.test(fault))).toEqual([]);

  // Visitors never read what says what something empty is for.
  const hero = stage(page).locator('.p-hero');
  expect(await hero.innerText()).not.toContain('Text');
  await tree(page).getByText('Know the cost').click();
  await hero.getByText('Text', { exact: true }).click();
  await expectFocused(page, line(page, 'Text'));
  await page.keyboard.type('For bakers');
  await tree(page).getByText('The problem').click();
  await expect.poll(() => hero.innerText()).toBe('Know the cost\n\nFor bakers\n\nStart');
});
