import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { runAxe } from '../e2e/run-axe.ts';
import { galleryInBrowser } from './gallery-in-browser.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const open = galleryInBrowser();

/** From here on time passes only by `runFor`. */
const stopTime = (page: Page) => page.clock.pauseAt(Date.now() + 3_600_000);

/** The button that opens it, its role and its name. */
const overlays = [
  ['Dialog', 'dialog', 'Rename idea'],
  ['Drawer', 'dialog', 'Rename idea'],
  ['Sheet', 'dialog', 'Rename idea'],
  ['Form dialog', 'dialog', 'New report'],
  ['Dialog at the top', 'dialog', 'Rename idea'],
  ['Alert dialog', 'alertdialog', 'Sign out with 3 unsent changes?'],
  ['Controls in a sheet', 'dialog', 'Filter'],
  ['Popover', 'dialog', 'Sync'],
  ['Anchored popover', 'dialog', 'Your changes'],
  ['Menu', 'menu', 'Menu'],
  ['More for Bees', 'menu', 'More for Bees'],
  ['Search list', 'dialog', 'Places'],
  ['Failed search list', 'dialog', 'Places'],
] as const;

const isFull = process.env['TEST_FULL'] !== undefined;

/**
 * One of each kind; what is drawn by the same component at another place or size is looked at in the full run, and forms and
 * sheets by `every-screen.e2e.ts` too.
 */
const overlaysLookedAt = overlays.filter(
  ([opener]) => isFull || ['Alert dialog', 'Popover', 'Menu', 'Search list'].includes(opener),
);

/** In one theme, with all rules; in both where all tests run, one after the other on the same page. */
const violations = async (page: Page, one: 'light' | 'dark', part = 'body') => {
  const found: unknown[] = [];
  for (const theme of isFull ? (['light', 'dark'] as const) : [one]) {
    await page.evaluate((next) => {
      document.documentElement.dataset['theme'] = next;
    }, theme);
    const broken = await runAxe(page, { ...(isFull && { theme }), tags: standards, within: part });
    found.push(...broken.map(({ id, nodes }) => ({ theme, id, nodes: nodes.map(({ html }) => html) })));
  }
  return found;
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Takes the focus from whatever has it. */
const blur = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

/** The part of the gallery that is about one component. */
const story = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

test('what is offered in a row or a cell is high enough for a finger', async () => {
  const page = await open({ components: 'SegmentedControl,TagGroup,CellButton', hasTouch: true });
  for (const [title, role] of [
    ['Segmented control', 'radio'],
    ['Tag group', 'button'],
    ['Cell button', 'button'],
  ] as const) {
    const parts = story(page, title).getByRole(role);
    const heights = await parts.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    expect([title, heights.length > 0, heights.filter((height) => height < 44)]).toEqual([title, true, []]);
  }
});

describe('the gallery', () => {
  let whole: Page;
  beforeAll(async () => {
    whole = await open({ isKept: true });
  });

  test('moves nothing where less motion is asked for', async () => {
    const running = () => whole.evaluate(() => document.getAnimations().length);
    expect(await running()).toBe(0);
    await whole.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(running).toBeGreaterThan(0);
    await whole.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(running).toBe(0);
  });

  test('shows the focus in each state that is drawn under it', async () => {
    const unseen = () =>
      whole.locator('[data-shows-focus]').evaluateAll((frames) =>
        frames
          .filter((frame) => {
            const parts = [...frame.querySelectorAll('*')];
            return !parts.some((part) => getComputedStyle(part).outlineStyle === 'solid');
          })
          .map((frame) => frame.closest('section')?.ariaLabel),
      );
    await expect.poll(unseen).toEqual([]);
    expect(await whole.locator('[data-shows-focus]').count()).toBeGreaterThan(20);
  });

  test('has no violation of WCAG 2.2 A and AA', async () => {
    expect(await violations(whole, 'dark')).toEqual([]);
  });

  test('does not scroll sideways where it is narrow', async () => {
    for (const width of isFull ? [320, 360, 768] : [320]) {
      await whole.setViewportSize({ width, height: 800 });
      await expect.poll(() => whole.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test('nor has what opens over it', async () => {
    const page = await open({
      components:
        'ToastRegion,Dialog,FormDialog,AlertDialog,Popover,AnchoredPopover,Menu,RowMenu,SearchList,Select,Sheet',
    });
    for (const [n, [opener, role, name]] of overlaysLookedAt.entries()) {
      await button(page, opener).click();
      const overlay = page.getByRole(role, { name, exact: true });
      await overlay.waitFor();
      const found = await violations(page, n % 2 === 0 ? 'light' : 'dark', `[role=${role}]`);
      expect({ [opener]: found }).toEqual({ [opener]: [] });
      await page.keyboard.press('Escape');
      await overlay.waitFor({ state: 'detached' });
    }
    await story(page, 'Select').getByRole('button').first().click();
    const list = page.getByRole('listbox');
    await list.waitFor();
    expect(await violations(page, 'dark', '[role=listbox]')).toEqual([]);
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    // A pointer would wait until those before have gone, which lie over the buttons.
    for (const tone of ['success', 'info', 'warning', 'error']) await button(page, `Show ${tone} toast`).press('Enter');
    // Looking takes longer than they stay, unless the pointer is over them.
    await page.getByRole('region', { name: 'Notifications' }).hover();
    expect(await violations(page, 'light', '[aria-label=Notifications]')).toEqual([]);
  });
});

test('the focus is seen only for the keyboard', async () => {
  const page = await open({ components: 'Dialog' });
  const outline = () => button(page, 'Dialog').evaluate((element) => getComputedStyle(element).outlineStyle);
  const isFocused = () => button(page, 'Dialog').evaluate((element) => element === document.activeElement);
  await button(page, 'Dialog').click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(isFocused).toBe(true);
  await page.mouse.move(0, 0);
  expect(await outline()).toBe('none');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(outline).toBe('solid');
});

test('every stop of Tab draws one focus ring', async () => {
  const page = await open({
    components: 'Button,Checkbox,RadioGroup,SearchField,SegmentedControl,Select,SwatchField,Switch,TextField',
  });
  /** Counts the outlines at the focus, around it and in it; undefined once Tab has left the page. */
  const rings = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body) return undefined;
      const around = [];
      for (let each: Element | null = activeElement; each && each !== document.body; each = each.parentElement)
        around.push(each);
      const within = (activeElement.closest('label') ?? activeElement).querySelectorAll('*');
      const drawn = [...new Set([...around, ...within])].filter((each) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(each);
        // The element behind a drawn box or switch is clipped away, with its ring.
        const isClipped = each instanceof HTMLInputElement && ['radio', 'checkbox'].includes(each.type);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 && !isClipped;
      });
      const name = activeElement.getAttribute('aria-label') ?? (activeElement as HTMLElement).innerText;
      return { name: name || activeElement.outerHTML.slice(0, 120), count: drawn.length };
    });
  const odd: unknown[] = [];
  let stops = 0;
  for (;;) {
    await page.keyboard.press('Tab');
    const at = await rings();
    if (at === undefined) break;
    stops += 1;
    if (at.count !== 1) odd.push(at);
  }
  expect(odd).toEqual([]);
  expect(stops).toBeGreaterThan(20);
});

describe('toasts', () => {
  const region = (page: Page) => page.getByRole('region', { name: 'Notifications' });
  const all = (page: Page) => region(page).getByRole('alertdialog');
  let page: Page;
  beforeAll(async () => {
    page = await open({ components: 'ToastRegion', isTimed: true, isKept: true });
    await stopTime(page);
  });
  afterEach(async () => {
    await page.mouse.move(0, 0);
    await page.clock.runFor(60_000);
    await expect.poll(() => all(page).count()).toBe(0);
  });

  test('the newest three are seen, each for ten seconds', async () => {
    for (const tone of ['success', 'info', 'warning', 'error']) await button(page, `Show ${tone} toast`).click();
    await expect.poll(() => all(page).count()).toBe(3);
    await page.mouse.move(0, 0);
    await page.clock.runFor(9_500);
    expect(await all(page).count()).toBe(3);
    await page.clock.runFor(1_000);
    await expect.poll(() => all(page).count()).toBe(1);
    const last = region(page).getByRole('alertdialog', { name: 'Notification', description: 'Idea captured.' });
    await last.waitFor();
  });

  test('the pointer over them stops the time', async () => {
    await button(page, 'Show info toast').click();
    await all(page).hover();
    await page.clock.runFor(30_000);
    expect(await all(page).count()).toBe(1);
    await page.mouse.move(0, 0);
    await page.clock.runFor(10_500);
    await expect.poll(() => all(page).count()).toBe(0);
  });

  test('a press on the action or on Dismiss takes one away', async () => {
    await button(page, 'Show success toast').click();
    await button(page, 'Undo').click();
    await expect.poll(() => all(page).count()).toBe(0);
    await button(page, 'Show error toast').click();
    await region(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect.poll(() => all(page).count()).toBe(0);
  });

  test('they appear at the bottom right, each tone in a color of its own', async () => {
    const looks: string[] = [];
    for (const tone of ['success', 'info', 'warning', 'error']) {
      await button(page, `Show ${tone} toast`).click();
      const toast = all(page).last();
      looks.push(await toast.evaluate((element) => getComputedStyle(element).backgroundColor));
      const box = await toast.boundingBox();
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      expect(box && [box.x > width / 2, box.y > height / 2]).toEqual([true, true]);
      await toast.getByRole('button', { name: 'Dismiss' }).click();
      await expect.poll(() => all(page).count()).toBe(0);
    }
    expect(new Set(looks).size).toBe(4);
  });

  test('they keep their light colors under the dark theme', async () => {
    const colors = async (theme: 'light' | 'dark') => {
      await page.evaluate((next) => {
        document.documentElement.dataset['theme'] = next;
      }, theme);
      return all(page).evaluate((element) => {
        const { backgroundColor, color } = getComputedStyle(element);
        return { backgroundColor, color };
      });
    };
    await button(page, 'Show info toast').click();
    const [dark, light] = [await colors('dark'), await colors('light')];
    expect(dark).toEqual(light);
  });
});

const hands = [
  { by: 'a mouse', act: (what: Locator) => what.click() },
  { by: 'a finger', act: (what: Locator) => what.tap() },
  { by: 'a screen reader', act: (what: Locator) => what.dispatchEvent('click') },
  { by: 'Alt and ArrowDown', act: (what: Locator) => what.press('Alt+ArrowDown') },
];

test('both kinds of menu are opened by each hand, say so, and give the focus back', async () => {
  const page = await open({ components: 'Menu,RowMenu', hasTouch: true });
  for (const [name, last] of [
    ['Menu', 'Sign out'],
    ['More for Bees', 'Archive'],
  ] as const) {
    const menu = page.getByRole('menu', { name, exact: true });
    /** Also while the menu is open, when nothing else is told to assistive technology. */
    const opener = page.getByRole('button', { name, exact: true, includeHidden: true }).first();
    const isFocused = () => opener.evaluate((element) => element === document.activeElement);
    const said = () =>
      opener.evaluate((element) => ({
        hasPopup: element.getAttribute('aria-haspopup'),
        isExpanded: element.getAttribute('aria-expanded'),
        controls: document.getElementById(element.getAttribute('aria-controls') ?? '')?.role ?? null,
        isPressed: element.hasAttribute('data-pressed'),
        focused: document.activeElement?.role ?? null,
      }));
    const opened = { hasPopup: 'true', isExpanded: 'true', controls: 'menu', isPressed: true, focused: 'menu' };
    const closed = { hasPopup: 'true', isExpanded: 'false', controls: null, isPressed: false, focused: null };
    for (const { by, act } of hands) {
      await act(opener);
      await menu.waitFor();
      await expect.poll(async () => [by, await said()]).toEqual([by, opened]);
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'detached' });
      await expect.poll(async () => [by, await isFocused()]).toEqual([by, true]);
      await act(opener);
      await menu.getByRole('menuitem', { name: last }).click();
      await menu.waitFor({ state: 'detached' });
      await expect.poll(async () => [by, await isFocused()]).toEqual([by, true]);
      expect([by, await said()]).toEqual([by, closed]);
      await blur(page);
    }

    // A press beside it closes it.
    await opener.click();
    await menu.waitFor();
    await page.mouse.click(1, 1);
    await menu.waitFor({ state: 'detached' });

    // A mouse that went down on its button takes the entry over which it goes up.
    await opener.hover();
    await page.mouse.down();
    await menu.waitFor();
    await page.getByRole('menuitem', { name: last }).hover();
    await page.mouse.up();
    await menu.waitFor({ state: 'detached' });
    await expect.poll(isFocused).toBe(true);
  }
});

const handsOfBox = [
  { by: 'Space', act: (box: Locator) => box.page().keyboard.press(' ') },
  { by: 'a screen reader', act: (box: Locator) => box.dispatchEvent('click') },
  { by: 'a mouse', act: (box: Locator) => box.locator('xpath=ancestor::label').click() },
  { by: 'a finger', act: (box: Locator) => box.locator('xpath=ancestor::label').tap() },
];

test('a row is chosen by its box with Space and with each hand, and no other with it', async () => {
  const page = await open({ components: 'VirtualRows', hasTouch: true });
  const rows = page.getByRole('grid', { name: 'Lines' }).getByRole('row');
  const chosen = async () => ({
    rows: await rows.evaluateAll((all) => all.map((row) => row.ariaSelected)),
    boxes: await rows
      .getByRole('checkbox')
      .evaluateAll((all) => (all as HTMLInputElement[]).map(({ checked }) => String(checked))),
  });
  const both = (...some: string[]) => ({ rows: some, boxes: some });
  const box = page.getByRole('row', { name: 'Row 3', exact: true }).getByRole('checkbox', { name: 'Select Row 3' });
  const isFocused = () => box.evaluate((element) => element === document.activeElement);
  await expect.poll(chosen).toEqual(both('false', 'true', 'false', 'false'));
  for (const { by, act } of handsOfBox) {
    // What is in a row is gone to from it: the list would give a focus that comes from elsewhere to its chosen row.
    if (by === 'Space') {
      await page.getByRole('link', { name: 'Virtual rows', exact: true }).focus();
      for (const key of ['Tab', 'ArrowDown', 'Tab']) await page.keyboard.press(key);
      await expect.poll(isFocused).toBe(true);
    }
    await act(box);
    await expect.poll(async () => [by, await chosen()]).toEqual([by, both('false', 'true', 'true', 'false')]);
    await act(box);
    await expect.poll(async () => [by, await chosen()]).toEqual([by, both('false', 'true', 'false', 'false')]);
    await expect.poll(async () => [by, await isFocused()]).toEqual([by, by !== 'a screen reader']);
    await blur(page);
  }
});

test('a tooltip can be hovered, and goes with Escape', async () => {
  const page = await open({ components: 'Tooltip', isTimed: true });
  const tooltip = page.getByRole('tooltip');
  // A pointer that moves; what lies still under it opens nothing.
  await page.mouse.move(1, 1);
  await button(page, 'Synced, bottom').hover();
  await page.clock.runFor(600);
  await tooltip.waitFor();
  await tooltip.hover();
  await page.clock.runFor(1_000);
  expect(await tooltip.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await tooltip.waitFor({ state: 'detached' });
});

test('the points of a chart are walked by the pointer, and its lines enclose nothing that is filled', async () => {
  const page = await open({ components: 'Chart' });
  const figure = page.getByRole('figure', { name: /^9 yes of 11/ }).first();
  const said = () => figure.getByRole('status').textContent();
  const drawn = figure.getByRole('slider', { name: 'From pace: points' }).locator('svg').first();
  const { x, y, width, height } = (await drawn.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width * 0.33, y + height / 2);
  await expect.poll(said).toBe('Week 4: 0.4 from pace');
  await page.mouse.move(0, 0);
  await expect.poll(said).toBe('');
  const fills = await page
    .locator('[class*="chart__base"], [class*="chart__bound"], [class*="chart__walk"], [class*="chart__faint"]')
    .evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).fill))]);
  expect(fills).toEqual(['none']);
});

test('a dialog draws a line above its buttons as long as there are more words below', async () => {
  const page = await open({ components: 'FormDialog' });
  await page.setViewportSize({ width: 360, height: 300 });
  await button(page, 'Form dialog').click();
  const body = page.getByRole('dialog', { name: 'New report' }).locator('[class*="dialog__body"]');
  const line = () => body.evaluate((element) => getComputedStyle(element, '::after').display);
  await expect.poll(line).toBe('block');
  await body.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect.poll(line).toBe('none');
  await body.evaluate((element) => element.scrollTo(0, 0));
  await expect.poll(line).toBe('block');
  await page.setViewportSize({ width: 360, height: 900 });
  await expect.poll(line).toBe('none');
});

test('a chosen box and the lines of a chart are seen where colors are forced', async () => {
  const page = await open({ components: 'Checkbox,Chart', theme: 'dark', forcedColors: 'active' });
  const chosen = page.getByRole('checkbox', { name: 'Keep a copy on this device' });
  await page.locator('label', { has: chosen }).locator('svg').waitFor();
  const strokes = await page
    .getByRole('slider', { name: 'From pace: points' })
    .locator('svg svg path')
    .evaluateAll((all) => [
      ...new Set(all.map((each) => getComputedStyle(each)).map(({ stroke, fill }) => `${stroke} ${fill}`)),
    ]);
  const text = await page.evaluate(() => getComputedStyle(document.body).color);
  const allowed = [`${text} none`, 'none none', `${text} ${text}`];
  expect(strokes.filter((each) => !allowed.includes(each))).toEqual([]);
});
