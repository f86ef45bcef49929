import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { open } from './founder.ts';
import { pageToEdit, rowNames, stage, tree } from './page-editing.ts';
import { readFaults, wide } from './read-faults.ts';

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

/** Pastes parts, as if another program had copied them. */
const paste = (page: Page, parts: Readonly<Record<string, string>>, image: readonly number[] = []) =>
  tree(page).evaluate(
    (element, { all, bytes }) => {
      const data = new DataTransfer();
      for (const [type, text] of Object.entries(all)) data.setData(type, text);
      if (bytes.length > 0) data.items.add(new File([Uint8Array.from(bytes)], 'a.png', { type: 'image/png' }));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    },
    { all: parts, bytes: image },
  );

test('a block goes to a page of another project in another tab, by keyboard and by click', async () => {
  const { opened, account } = await pageToEdit(world);
  const page = await opened({ permissions: ['clipboard-read', 'clipboard-write'] });
  const other = await page.context().newPage();
  await open(other, await anotherPage(account.accessToken, 'Another page'));
  await other.getByRole('heading', { level: 1, name: 'Another page' }).first().waitFor();
  expect(await rowNames(other)).toEqual([]);
  await page.bringToFront();
  await tree(page).getByText('How it works').click();
  await page.keyboard.press('Control+c');
  await page.getByText('Copied Features: How it works. Paste it on this or another page of yours.').waitFor();
  await other.bringToFront();
  await tree(other).focus();
  await other.keyboard.press('Control+v');
  await expect.poll(() => rowNames(other)).toEqual(['FeaturesHow it works', 'FeatureWeigh']);
  await page.bringToFront();
  await tree(page).getByText('Know the cost').click();
  await page.getByRole('button', { name: 'Copy block' }).click();
  await page.getByText(/^Copied Headline/).waitFor();
  await other.bringToFront();
  await other.getByRole('button', { name: 'Add block' }).click();
  await other.getByRole('menuitem', { name: 'Paste from clipboard' }).click();
  await expect.poll(() => rowNames(other)).toEqual(['FeaturesHow it works', 'FeatureWeigh', 'HeadlineKnow the cost']);
  await tree(other).focus();
  await other.keyboard.press('Control+x');
  await expect.poll(() => rowNames(other)).toEqual(['FeaturesHow it works', 'FeatureWeigh']);
  await other.getByRole('button', { name: 'Add block' }).click();
  await other.getByRole('menuitem', { name: 'Paste Headline: Know the cost' }).click();
  await expect.poll(async () => (await rowNames(other)).at(-1)).toBe('HeadlineKnow the cost');
});

test('what is pasted from elsewhere becomes text or an image, and what a page cannot take is refused in words', async () => {
  const { opened } = await pageToEdit(world);
  const page = await opened({ viewport: wide });
  await tree(page).getByText('Know the cost').click();
  const before = await rowNames(page);
  const refused = async (parts: Readonly<Record<string, string>>, words: string) => {
    await paste(page, parts);
    await page.getByText(words).waitFor();
    expect(await rowNames(page)).toEqual(before);
    await page.getByRole('button', { name: 'Dismiss' }).first().click();
  };
  const evil = '<img src="https://evil.example/x.png" onerror="window.pwned=1"><script>window.pwned=1</script>';
  await refused({ 'text/html': evil }, 'There’s nothing to paste. Copy a block, text or an image first.');
  await refused(
    { 'text/html': `<div data-groundwork-block="${btoa('{"format":"groundwork-block","version":1}')}">` },
    'We couldn’t read what you copied, so nothing was pasted. Copy the block again.',
  );
  await refused(
    { 'text/plain': 'x'.repeat(200_000) },
    'You copied 200,000 characters, and a text block holds 5,000. Paste it in smaller parts.',
  );
  await paste(page, { 'text/html': evil, 'text/plain': 'Bread **rises** [free](javascript:alert(1))' });
  await stage(page).getByText('Bread **rises** [free](javascript:alert(1))').waitFor();
  expect(await stage(page).locator('.p-text a, img, script').count()).toBe(0);
  const red = { width: 64, height: 32, channels: 3, background: '#c02020' } as const;
  await paste(page, { 'text/html': evil }, [...(await sharp({ create: red }).png().toBuffer())]);
  const drawn = stage(page).locator('img');
  await expect
    .poll(() => drawn.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).naturalWidth > 0)))
    .toEqual([true]);
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  expect(await readFaults(page)).toEqual([]);
});
