import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { open } from './founder.ts';
import { type HandName, hands } from './hands.ts';

const world = productInBrowser();
const bare = { x: 0, y: 0, width: 0, height: 0 };

const names = (page: Page) =>
  page.getByRole('option').evaluateAll((parts) => parts.map((part) => part.ariaLabel ?? '').sort());
const part = (page: Page, name: string) => page.getByRole('option', { name, exact: true });
const selected = (page: Page) =>
  page.getByRole('option', { selected: true }).evaluateAll((parts) => parts.map((each) => each.ariaLabel ?? '').sort());

test.each(process.env['TEST_FULL'] ? (Object.keys(hands) as HandName[]) : (['tap'] as const))(
  'the tasks on a canvas by %s without a drag',
  async (name) => {
    const { account, address } = await openCanvas(world.url, 'Crumb', {
      nodes: [{ id: 'begun0000000', kind: 'note', x: 700, y: 100, width: 200, height: 96, text: 'A card' }],
    });
    const page = await world.newPage(account, {
      reducedMotion: 'reduce',
      hasTouch: name === 'tap',
      viewport: { width: 1440, height: 900 },
    });
    await open(page, address);
    await part(page, 'Note: A card').waitFor();
    const hand = hands[name](page);
    const button = (label: string) => page.getByRole('button', { name: label, exact: true });
    const onPart = async (label: string) => {
      const { x, y, width, height } = (await part(page, label).boundingBox()) ?? bare;
      await hand.at(x + width / 2, y + height / 2);
    };
    const choose = async (label: string) => {
      await hand.on(button('More actions'));
      await hand.on(page.getByRole('menuitem', { name: label }));
    };
    const pick = async (dialog: string, words: string) => {
      await page.getByRole('dialog', { name: dialog }).waitFor();
      await hand.on(page.getByRole('menuitem', { name: `Note: ${words}` }));
      await page.getByRole('dialog', { name: dialog }).waitFor({ state: 'detached' });
    };

    // create and name
    for (const [text, x, y] of [
      ['Sellers wait', 500, 260],
      ['They need cash', 500, 560],
    ] as const) {
      await hand.on(page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name: /^Note/ }));
      await hand.at(x, y);
      await page.getByRole('textbox', { name: /^Text of/ }).waitFor();
      await page.keyboard.type(text);
      await hand.at(760, 760);
      await part(page, `Note: ${text}`).waitFor();
      await page.getByRole('textbox', { name: /^Text of/ }).waitFor({ state: 'detached' });
    }

    // move
    await onPart('Note: Sellers wait');
    await expect.poll(() => selected(page)).toEqual(['Note: Sellers wait']);
    const before = await part(page, 'Note: Sellers wait').boundingBox();
    await choose('Move…');
    await hand.on(page.getByRole('dialog', { name: 'Move' }).getByRole('button', { name: /^Right by/ }));
    await expect
      .poll(async () => ((await part(page, 'Note: Sellers wait').boundingBox())?.x ?? 0) > (before?.x ?? 0))
      .toBe(true);
    await hand.on(page.getByRole('dialog', { name: 'Move' }).getByRole('button', { name: 'Close' }));

    // resize
    await hand.on(button('Properties'));
    const width = page.getByRole('dialog', { name: 'Properties' }).getByLabel('Width');
    await hand.on(width);
    await width.fill('320');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Properties' }).waitFor({ state: 'detached' });
    await expect.poll(() => part(page, 'Note: Sellers wait').getAttribute('aria-description')).toContain('width 320,');

    // connect
    await onPart('Note: Sellers wait');
    await choose('Connect to…');
    await pick('Connect to', 'They need cash');
    await part(page, 'Arrow from “Sellers wait” to “They need cash”').waitFor();

    // reroute
    await onPart('Arrow from “Sellers wait” to “They need cash”');
    await expect.poll(() => selected(page)).toEqual(['Arrow from “Sellers wait” to “They need cash”']);
    await choose('Reconnect to…');
    await pick('Reconnect to', 'A card');
    await part(page, 'Arrow from “Sellers wait” to “A card”').waitFor();

    // several, group
    await hand.on(page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name: /^Multi-select/ }));
    await hand.at(760, 760);
    await onPart('Note: They need cash');
    await onPart('Note: A card');
    await expect.poll(() => selected(page)).toEqual(expect.arrayContaining(['Note: A card', 'Note: They need cash']));
    await hand.on(page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name: /^Multi-select/ }));
    await choose('Group');
    await part(page, 'Group').waitFor();

    // delete, undo
    const all = await names(page);
    await choose('Delete');
    await expect.poll(() => names(page)).toEqual(['Note: Sellers wait']);
    await hand.on(page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name: 'Undo' }));
    await expect.poll(() => names(page)).toEqual(all);

    // find, zoom to
    await hand.on(button('Canvas menu'));
    await hand.on(page.getByRole('menuitem', { name: 'Find…' }));
    await pick('Find on the canvas', 'Sellers wait');
    await expect.poll(() => selected(page)).toEqual(['Note: Sellers wait']);
    await hand.on(button('Zoom out'));
    await hand.on(page.getByRole('button', { name: /^Zoom: / }));
    await hand.on(page.getByRole('menuitem', { name: 'Zoom to selection' }));
    await button('Zoom: 100%').waitFor();
  },
  120_000,
);
