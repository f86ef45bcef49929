import { expect } from 'vitest';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { open } from './founder.ts';
import { inFullRun } from './in-full-run.ts';
import { pageToEdit, rowNames, tree } from './page-editing.ts';

const world = productInBrowser();

/** A page of the same founder in another project, empty. */
async function anotherPage(accessToken: string, title: string) {
  const [ideaId, projectId, canvasId, pageId] = Array.from({ length: 4 }, () => crypto.randomUUID());
  const to = { url: world.url, accessToken };
  const answers = [
    await sendCommand(to, [`idea-${ideaId}`, 'CaptureIdea', { title: 'Stall finder' }]),
    await sendCommand(to, [`project-${projectId}`, 'StartProject', { ideaId, canvasId }]),
    await sendCommand(to, [`page-${pageId}`, 'CreatePage', { projectId, title }]),
  ];
  expect(answers).toEqual(['accepted', 'accepted', 'accepted']);
  return `${world.url}/page-builder/${projectId}?page=${pageId}`;
}

/** Two tabs of a founder, each with a page of another project, the second one empty. */
async function twoPages() {
  const { opened, account } = await pageToEdit(world);
  const page = await opened({ permissions: ['clipboard-read', 'clipboard-write'] });
  const other = await page.context().newPage();
  await open(other, await anotherPage(account.accessToken, 'Another page'));
  await other.getByRole('heading', { level: 1, name: 'Another page' }).first().waitFor();
  expect(await rowNames(other)).toEqual([]);
  await page.bringToFront();
  return { page, other };
}

inFullRun('a block goes to a page of another project in another tab, by keyboard', async () => {
  const { page, other } = await twoPages();
  await tree(page).getByText('How it works').click();
  await page.keyboard.press('Control+c');
  await page.getByText('Copied Features: How it works. Paste it on this or another page of yours.').waitFor();
  await other.bringToFront();
  await tree(other).focus();
  await other.keyboard.press('Control+v');
  await expect.poll(() => rowNames(other)).toEqual(['FeaturesHow it works', 'FeatureWeigh']);
});

inFullRun(
  'a block goes to a page of another project in another tab, by click, and one that was cut comes back',
  async () => {
    const { page, other } = await twoPages();
    await tree(page).getByText('Know the cost').click();
    await page.getByRole('button', { name: 'Copy block' }).click();
    await page.getByText(/^Copied Headline/).waitFor();
    await other.bringToFront();
    await other.getByRole('button', { name: 'Add block' }).click();
    await other.getByRole('menuitem', { name: 'Paste from clipboard' }).click();
    await expect.poll(() => rowNames(other)).toEqual(['HeadlineKnow the cost']);
    await tree(other).focus();
    await other.keyboard.press('Control+x');
    await expect.poll(() => rowNames(other)).toEqual([]);
    await other.getByRole('button', { name: 'Add block' }).click();
    await other.getByRole('menuitem', { name: 'Paste Headline: Know the cost' }).click();
    await expect.poll(() => rowNames(other)).toEqual(['HeadlineKnow the cost']);
  },
);
