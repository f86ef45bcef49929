import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { expectFocused } from './by-keyboard.ts';
import { eventsOf } from './events-of.ts';
import { inFullRun } from './in-full-run.ts';
import { block, pageToEdit, rowNames, stage, tree } from './page-editing.ts';
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

test('lines and paragraphs are typed where they stand, also by a keyboard that composes words, with bold and links, undone, added by a slash, and pasted without what is no text', async () => {
  const { opened, account, command } = await pageToEdit(world, words);
  const page = await opened();
  await stage(page)
    .getByText('Know the cost')
    .click({ position: { x: 2, y: 12 } });
  await expectFocused(page, line(page));
  await page.keyboard.press('End');
  await page.keyboard.type('s');
  expect(await line(page).textContent()).toBe('Know the costs');
  await page.keyboard.press('Control+A');
  const { compose, insert } = await phoneKeys(page);
  for (const text of ['K', 'Ko', 'Kos']) await compose(text);
  expect(await line(page).textContent()).toBe('Kos');
  await insert('Kosten');
  await page.keyboard.type(' kennen');
  await page.keyboard.press('Escape');
  await stage(page).getByRole('heading', { name: 'Kosten kennen' }).waitFor();
  expect(await line(page).count()).toBe(0);
  await stage(page).getByText('Kosten kennen').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Know it');
  await page.keyboard.press('Control+z');
  expect(await line(page).textContent()).toBe('Kosten kennen');
  await page.keyboard.press('Enter');
  await stage(page).getByRole('heading', { name: 'Kosten kennen' }).waitFor();
  await stage(page)
    .getByText('At all.')
    .click({ position: { x: 4, y: 8 } });
  const prose = line(page, 'Text');
  await expectFocused(page, prose);
  const stored = async () =>
    (await eventsOf(world.url, account))
      .filter(({ type, data }) => type === 'BlockTextEdited' && data['field'] === 'body')
      .at(-1)?.data['text'];
  // What others write meanwhile comes in.
  await moved(page, 'End');
  for (const text of [' Y', ' Ye', ' Yes']) await compose(text);
  await insert(' Yes.');
  await expect.poll(stored).toBe('Nobody **knows** it.\n\nAt all. Yes.');
  const [base, text] = ['Nobody **knows** it.\n\nAt all.', 'Anybody **knows** it.\n\nAt all.'];
  expect(await command('EditBlockText', { block: 'text', field: 'body', text, base })).toBe('accepted');
  await expect.poll(() => prose.innerText()).toBe('Anybody knows it.\n\nAt all. Yes.');
  await moved(page, 'End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Bakers');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' guess');
  // What is stored is a change of its own, which is undone by itself.
  const upToLink = 'Anybody **knows** it.\n\nAt all. Yes.\n\n**Bakers** ';
  await expect.poll(stored).toBe(`${upToLink}guess`);
  await moved(page, ...[...'guess'].map(() => 'Shift+ArrowLeft'));
  await page.keyboard.press('Control+k');
  await page.getByLabel('Link address').fill('no address');
  await page.keyboard.press('Enter');
  await page.getByText('Enter a web or email address.').waitFor();
  await page.getByLabel('Link address').fill('example.org/guess');
  await page.keyboard.press('Enter');
  await expectFocused(page, prose);
  expect(await prose.innerHTML()).toMatch(/<strong>Bakers<\/strong> <a[^>]*>guess<\/a>/);
  await expect.poll(stored).toBe(`${upToLink}[guess](https://example.org/guess)`);
  await page.keyboard.press('Control+z');
  await expect.poll(() => prose.innerHTML()).toContain('<strong>Bakers</strong> guess</p>');
  await page.keyboard.press('Escape');
  await expect.poll(() => prose.count()).toBe(0);
  const drawn = stage(page).locator('.p-text .p-prose');
  await expect
    .poll(() => drawn.innerHTML())
    .toBe('<p>Anybody <strong>knows</strong> it.</p><p>At all. Yes.</p><p><strong>Bakers</strong> guess</p>');
  await expect.poll(stored).toBe(`${upToLink}guess`);
  // A slash and words add a block.
  await stage(page).getByText('guess').click();
  await expectFocused(page, prose);
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
      ...['HeadlineKosten kennen', 'TextThe problem', 'Questions and answersAsked often', 'Question', 'Sign-up form'],
    ]);
  expect(await drawn.innerText()).toBe('Anybody knows it.\n\nAt all. Yes.\n\nBakers guess');
  // What is pasted keeps bold words and links alone.
  await stage(page).getByText('guess').click();
  await expectFocused(page, prose);
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
  await expect.poll(() => drawn.innerText()).toBe('Big\n\nA bold link evil');
  expect(await drawn.innerHTML()).not.toMatch(/img|script|style|onclick/);
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  // Chromium reports handlers of events while it drops them, and nothing is asked of anybody.
  expect(world.takeFaults().filter((fault) => !/inline event handler|script-src-attr/.test(fault))).toEqual([]);

  // Visitors never read what says what something empty is for.
  const hero = stage(page).locator('.p-hero');
  expect(await hero.innerText()).not.toContain('Text');
  await tree(page).getByText('Kosten kennen').click();
  await hero.getByText('Text', { exact: true }).click();
  await expectFocused(page, line(page, 'Text'));
  await page.keyboard.type('For bakers');
  await tree(page).getByText('The problem').click();
  await expect.poll(() => hero.innerText()).toBe('Kosten kennen\n\nFor bakers\n\nStart');
});

inFullRun('a phone’s keyboard writes paragraphs, and what others write meanwhile comes in', async () => {
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
