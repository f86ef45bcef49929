import type { Page } from 'playwright-core';
import { canvasTemplates } from '../src/domain/canvas-templates/canvas-templates.ts';
import { open } from '../tests/e2e/founder.ts';
import { keepSession } from '../tests/fixtures/account.ts';
import { fullBoard } from '../tests/fixtures/full-board.ts';
import { openCanvas } from '../tests/fixtures/open-canvas.ts';
import { verifyAddress } from '../tests/fixtures/verify-address.ts';
import { over, type Shoot, type Tour } from './screens-tour.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const entry = (page: Page, name: string) => page.getByRole('menuitem', { name });

/** A full board, all that opens over it, what goes wrong on it, its shared frame, and each template. */
export async function tourCanvas({ page, url, shoot }: Tour): Promise<void> {
  const { account, address } = await openCanvas(url, 'Crumb: what each bake really costs', fullBoard);
  await verifyAddress(url, account);
  await keepSession(page.context(), url, account);
  await open(page, address);
  await button(page, 'Zoom to all').or(page.getByRole('option').first()).first().waitFor();
  await page.keyboard.press('Shift+Digit1');
  await shoot('canvas-board');
  await tourMenus(page, shoot);
  await tourSelection(page, shoot);
  await tourModes(page, shoot);
  await tourFailures(page, shoot);
  await tourTemplates(page, url, shoot);
}

async function tourMenus(page: Page, shoot: Shoot): Promise<void> {
  const fromMenu = async (name: string): Promise<void> => {
    await button(page, 'Canvas menu').click();
    await entry(page, name).click();
  };
  await button(page, 'Canvas menu').click();
  await entry(page, 'Find…').waitFor();
  await shoot('canvas-menu');
  await page.keyboard.press('Escape');
  for (const [name, label] of [
    ['canvas-find', 'Find…'],
    ['canvas-outline', 'Outline'],
    ['canvas-templates', 'Add a template…'],
    ['canvas-export', 'Export…'],
    ['canvas-import', 'Import…'],
    ['canvas-keys', 'Keyboard shortcuts'],
  ] as const) {
    await fromMenu(label);
    await over(page, () => shoot(name));
  }
}

async function tourSelection(page: Page, shoot: Shoot): Promise<void> {
  await page.getByRole('option', { name: /How a day goes/ }).focus();
  await button(page, 'More actions').waitFor();
  await shoot('canvas-selected');
  await button(page, 'More actions').click();
  await entry(page, 'Share…').waitFor();
  await shoot('canvas-actions');
  // The menu does not outlast the change of width.
  if (!(await entry(page, 'Share…').isVisible())) await button(page, 'More actions').click();
  await entry(page, 'Share…').click();
  await button(page, 'Create a link').waitFor();
  await shoot('canvas-share');
  await button(page, 'Create a link').click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await over(page, () => shoot('canvas-shared'));
  const anybody = await page.context().newPage();
  await open(anybody, link);
  await anybody.close();
  await page.getByRole('option', { name: /A third of what/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox').first().waitFor();
  await shoot('canvas-editing');
  await page.keyboard.press('Escape');
}

async function tourModes(page: Page, shoot: Shoot): Promise<void> {
  await button(page, 'History').click();
  await page.getByRole('slider').first().waitFor();
  await shoot('canvas-history');
  await button(page, 'Back to the canvas').click();
  await button(page, 'Present').click();
  await page
    .getByText(/^Frame 1 of/)
    .first()
    .waitFor();
  await shoot('canvas-presenting');
  await page.keyboard.press('Escape');
  await button(page, 'Present').waitFor();
}

async function tourFailures(page: Page, shoot: Shoot): Promise<void> {
  const add = async (): Promise<void> => {
    const choosing = page.waitForEvent('filechooser');
    await button(page, 'Add images').click();
    const file = { name: 'market-stall.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
    await (await choosing).setFiles(file);
  };
  await add();
  await page.getByText('market-stall.png wasn’t added').waitFor();
  await shoot('canvas-image-refused');
  await button(page, 'Dismiss').click();
  await page.route(/\/api\/v1\//, (route) => route.abort());
  await page.context().setOffline(true);
  await page.getByRole('button', { name: /^You’re offline$|waiting to sync$/ }).waitFor();
  await shoot('canvas-offline');
  await page.context().setOffline(false);
  await page.unrouteAll();
}

async function tourTemplates(page: Page, url: string, shoot: Shoot): Promise<void> {
  for (const { id, name, cells } of canvasTemplates) {
    await open(page, `${url}/canvas`);
    await page.getByLabel('New canvas').fill(`Tried with ${name}`);
    await button(page, 'Create canvas').click();
    const templates = page.getByRole('list', { name: 'Templates' });
    await templates.waitFor();
    if (cells.length === 0) {
      await shoot('canvas-empty');
      continue;
    }
    await templates.getByRole('button', { name }).click();
    await page.getByRole('option').first().waitFor();
    await shoot(`canvas-template-${id}`);
  }
}
