import type { BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Account } from '../fixtures/account.ts';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { goTo, open } from './founder.ts';
import { inFullRun } from './in-full-run.ts';

const world = productInBrowser();

const part = (page: Page, name: string) => page.getByRole('option', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A founder on a new canvas. */
async function atCanvas(options: BrowserContextOptions = {}) {
  const canvas = await openCanvas(world.url, 'Stall finder');
  const page = await world.newPage(canvas.account, { permissions: ['clipboard-read', 'clipboard-write'], ...options });
  await open(page, canvas.address);
  await page.getByRole('heading', { level: 1, name: 'Stall finder' }).focus();
  return { page, account: canvas.account };
}

/** Opens the canvas of another idea of the founder. */
async function openAnother(page: Page, { accessToken }: Account): Promise<void> {
  const [ideaId, projectId, canvasId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const by = { url: world.url, accessToken };
  await sendCommand(by, [`idea-${ideaId}`, 'CaptureIdea', { title: 'Another project' }]);
  await sendCommand(by, [`project-${projectId}`, 'StartProject', { ideaId, canvasId }]);
  await goTo(page, `/canvas?projectId=${projectId}`);
  await page.getByRole('heading', { level: 1, name: 'Another project' }).focus();
}

/** Puts a text into the clipboard as another program would, and pastes it by keys. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((written) => navigator.clipboard.writeText(written), text);
  await page.keyboard.press('Control+v');
}

interface Dropped {
  readonly name: string;
  readonly type: string;
  readonly bytes: readonly number[];
}

/** Lets a file fall onto the canvas. */
async function drop(page: Page, file: Dropped): Promise<void> {
  await page.locator('[data-canvas]').evaluate((element, { name, type, bytes }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([Uint8Array.from(bytes)], name, { type }));
    const { left, top } = element.getBoundingClientRect();
    const at = { clientX: left + 400, clientY: top + 300 };
    for (const kind of ['dragover', 'drop']) {
      element.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true, ...at }));
    }
  }, file);
}

async function picture(): Promise<readonly number[]> {
  const red = { width: 960, height: 480, channels: 3, background: '#c02020' } as const;
  return [...(await sharp({ create: red }).png().toBuffer())];
}

/** The color that the painting has at the middle of a part. */
const colorOf = async (page: Page, name: string): Promise<readonly number[]> => {
  await page.getByRole('heading', { level: 1 }).focus();
  const box = await part(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not shown`);
  const shot = await page.screenshot({
    clip: { x: box.x + box.width / 2, y: box.y + box.height / 2, width: 1, height: 1 },
  });
  return [...(await sharp(shot).removeAlpha().raw().toBuffer())];
};

test('parts are copied, cut and pasted by keys and by menus, also into another project', async () => {
  const { page, account } = await atCanvas();
  await paste(page, 'Rent is paid a year ahead');
  const note = part(page, 'Note: Rent is paid a year ahead');
  await note.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Rent is paid a year ahead');
  await page.keyboard.press('Control+v');
  // What was pasted is selected instead of what was copied.
  await expect.poll(() => note.evaluateAll((all) => all.map((each) => each.ariaSelected))).toEqual(['false', 'true']);
  await page.keyboard.press('Control+x');
  await expect.poll(() => note.count()).toBe(1);
  await note.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+d');
  // So is what was made of it by one key.
  await expect.poll(() => note.evaluateAll((all) => all.map((each) => each.ariaSelected))).toEqual(['false', 'true']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => note.count()).toBe(1);

  await openAnother(page, account);
  await page.keyboard.press('Control+v');
  await note.waitFor();
  await note.focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Cut' }).click();
  await note.waitFor({ state: 'detached' });
  await page.locator('[data-canvas]').click({ button: 'right', position: { x: 120, y: 500 } });
  await page.getByRole('menuitem', { name: 'Paste' }).click();
  await note.waitFor();
  // It gives the focus back when it goes.
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await note.focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Copy as image' }).click();
  const types = () =>
    page.evaluate(async () => (await navigator.clipboard.read()).flatMap((item) => item.types as string[]));
  await expect.poll(types).toEqual(['image/png']);
});

test('an image that is dropped is placed by its name and painted, is there without a connection, and leaves the device with the sign-out', async () => {
  const { page } = await atCanvas();
  await drop(page, { name: 'price-list.png', type: 'image/png', bytes: await picture() });
  const image = part(page, 'Image: price list');
  await image.waitFor();
  await expect.poll(() => colorOf(page, 'Image: price list')).toEqual([192, 32, 32]);
  const { width, height } = (await image.boundingBox()) ?? { width: 0, height: 0 };
  expect([Math.round(width), Math.round(height)]).toEqual([480, 240]);
  await expect.poll(() => keptImages(page)).toBe(1);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  await world.network.cut();
  await page.goBack();
  await image.waitFor();
  await expect.poll(() => colorOf(page, 'Image: price list')).toEqual([192, 32, 32]);
  await world.network.mend();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await page.getByRole('link', { name: 'Create an account' }).first().waitFor();
  await expect.poll(() => keptImages(page)).toBe(0);
});

inFullRun(
  'an image that is given without a connection outlives its page, asks before it is left behind, and is added once',
  async () => {
    const { page } = await atCanvas({ serviceWorkers: 'allow' });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Stall finder' }).waitFor();
    const context = page.context();
    await context.setOffline(true);
    await drop(page, { name: 'stall.png', type: 'image/png', bytes: await picture() });
    const words = (tab: Page) => tab.getByText('It’s saved on this device and added when you’re back online.');
    await words(page).waitFor();
    await page.reload();
    await words(page).waitFor();

    await button(page, 'Account menu').click();
    await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Sign out before your images are uploaded?' });
    await question.getByText('1 image on this device hasn’t synced yet.').waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });

    await context.setOffline(false);
    await words(page).waitFor({ state: 'detached' });
    await part(page, 'Image: stall').waitFor();
    await page.reload();
    await part(page, 'Image: stall').waitFor();
    expect(await part(page, 'Image: stall').count()).toBe(1);
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('images'))))
      .toEqual([]);
  },
);

/** How many images this device keeps. */
const keptImages = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    if (!(await caches.has('asset-images'))) return 0;
    return (await (await caches.open('asset-images')).keys()).length;
  });
