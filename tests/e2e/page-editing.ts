import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openCanvas } from '../fixtures/open-canvas.ts';
import type { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { open } from './founder.ts';
import { wide } from './read-faults.ts';

export const block = (id: string, kind: string, fields: object = {}, parent: string | null = null) => ({
  ...{ id, kind, parent, fields },
});

export const usual = [
  block('hero', 'hero', { heading: 'Know the cost', button: 'Start' }),
  block('list', 'features', { heading: 'How it works' }),
  block('one', 'feature', { heading: 'Weigh' }, 'list'),
  block('form', 'form', { consent: 'Write to me.' }),
];

/** A page that is there, and as many browsers of its founder as are wanted. */
export async function pageToEdit(world: ReturnType<typeof productInBrowser>, blocks: readonly object[] = usual) {
  const { account, projectId } = await openCanvas(world.url, 'Crumb');
  const pageId = crypto.randomUUID();
  const command = (type: string, data: object) =>
    sendCommand({ url: world.url, accessToken: account.accessToken }, [`page-${pageId}`, type, data]);
  const title = `Crumb ${pageId.slice(0, 8)}`;
  expect(await command('CreatePage', { projectId, title, template: { blocks } })).toBe('accepted');
  const opened = async (options: BrowserContextOptions = {}) => {
    const page = await world.newPage(account, { viewport: wide, ...options });
    await open(page, `${world.url}/page-builder/${projectId}?page=${pageId}`);
    await page.getByRole('heading', { level: 1, name: title }).first().waitFor();
    return page;
  };
  const address = `${world.url}/p/crumb-${pageId.slice(0, 8)}`;
  return { account, projectId, pageId, command, title, address, opened };
}

export const tree = (page: Page) => page.getByRole('tree', { name: 'Outline' });
export const rowNames = (page: Page) => tree(page).getByRole('treeitem').allTextContents();
export const stage = (page: Page) => page.getByRole('region', { name: 'Page preview' });
