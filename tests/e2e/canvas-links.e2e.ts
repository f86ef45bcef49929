import { expect } from 'vitest';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { choose } from './canvas-by-keyboard.ts';
import { open } from './founder.ts';
import { inFullRun } from './in-full-run.ts';

const world = productInBrowser();

inFullRun(
  'an address in a note is opened by a click with Ctrl and from the menu, and a plain click selects the note',
  async () => {
    const { account, address } = await openCanvas(world.url, 'Crumb', {
      nodes: [
        {
          id: 'market000000',
          kind: 'note',
          x: 0,
          y: 0,
          width: 300,
          height: 96,
          text: `See ${world.url}/resources today`,
        },
      ],
    });
    const page = await world.newPage(account, { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
    await open(page, address);
    const note = page.getByRole('option', { name: /^Note: See/ });
    await note.waitFor();
    const { x, y } = (await note.boundingBox()) ?? { x: 0, y: 0 };

    await page.mouse.click(x + 80, y + 22);
    await expect.poll(() => note.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.down('Control');
    const [byClick] = await Promise.all([page.context().waitForEvent('page'), page.mouse.click(x + 80, y + 22)]);
    await page.keyboard.up('Control');
    await byClick.waitForURL(/\/resources/);
    await byClick.close();

    await note.focus();
    const [byMenu] = await Promise.all([
      page.context().waitForEvent('page'),
      choose(page, `Open ${new URL(world.url).host}`),
    ]);
    await byMenu.waitForURL(/\/resources/);
    expect(await byMenu.evaluate(() => window.opener)).toBeNull();
  },
);
