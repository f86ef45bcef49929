import { beforeAll, expect, test } from 'vitest';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { openSharedCanvas, type SharedCanvas } from '../fixtures/shared-canvas.ts';
import { open } from './founder.ts';

const product = productInBrowser();
let shared: SharedCanvas;
beforeAll(async () => {
  shared = await openSharedCanvas(product.url);
});

const addressOf = ({ projectId, grant }: SharedCanvas) => `${product.url}/shared/${projectId}/${grant}`;

/** The text of a piece of HTML, as a browser reads it. */
const textOf = (html: string): string => html.replaceAll(/<[^>]+>/g, '').replaceAll(/\s+/g, ' ');

test('without any script the drawing is read, its links are live, and no search engine is to find it', async () => {
  const answer = await fetch(addressOf(shared));
  const html = await answer.text();
  expect([
    answer.status,
    ...['cache-control', 'x-robots-tag', 'referrer-policy'].map((name) => answer.headers.get(name)),
  ]).toEqual([200, 'no-store', 'noindex', 'no-referrer']);
  const [drawing = ''] = /<svg.*?<\/svg>/su.exec(html.slice(html.indexOf('<figure'))) ?? [];
  for (const text of ['Who buys bread?', 'Offices order 20 loaves', 'then']) expect(textOf(drawing)).toContain(text);
  const [link = ''] = /<a [^>]*>/u.exec(drawing) ?? [];
  expect([/ href="([^"]*)"/u.exec(link)?.[1], / rel="([^"]*)"/u.exec(link)?.[1]]).toEqual([
    'https://example.org/market',
    'noopener nofollow ugc',
  ]);
  expect(/<title>([^<]*)/u.exec(html)?.[1]).toBe('Bread by bicycle · Groundwork');
  expect(/<meta name="robots" content="([^"]*)"/u.exec(html)?.[1]).toBe('noindex, nofollow');
  expect(/<meta property="og:image" content="([^"]*)"/u.exec(html)?.[1]).toBe(`${addressOf(shared)}/image.png`);
  expect([html.includes('What the bakery earns'), / style=/u.test(html)]).toEqual([false, false]);
});

test('a revoked link and one that never was say the same without any script', async () => {
  const gone = await openSharedCanvas(product.url);
  expect(await gone.send('RevokeShare', { grant: gone.grant })).toBe('accepted');
  const bodies: string[] = [];
  const words = 'This link has expired or was revoked. Ask the person who sent it.';
  for (const link of [gone, { ...shared, grant: 'n'.repeat(22) }]) {
    const address = addressOf(link);
    const answer = await fetch(address);
    const html = (await answer.text()).replaceAll(new URL(address).pathname, '(its address)');
    expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([404, 'noindex']);
    expect(['Link unavailable · Groundwork', words].filter((text) => !html.includes(text))).toEqual([]);
    bodies.push(html);
  }
  expect(bodies[0]).toBe(bodies[1]);
});

test('the drawing is moved by hand, by keys and by buttons, and a link is still followed', async () => {
  const page = await product.newPage();
  await open(page, addressOf(shared));
  const drawing = page.getByRole('figure', { name: 'Bread by bicycle' });
  const seen = async () => ((await drawing.locator('svg').getAttribute('viewBox')) ?? '').split(' ').map(Number);
  await page.getByRole('button', { name: 'Show all' }).waitFor();
  const [left = 0, top = 0, width = 0] = await seen();

  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(async () => (await seen())[2]).toBeCloseTo(width / 1.25, 0);
  await drawing.focus();
  await page.keyboard.press('-');
  await expect.poll(async () => (await seen())[2]).toBeCloseTo(width, 0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await seen())[0]).toBeGreaterThan(left);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect.poll(async () => (await seen())[0]).toBeCloseTo(left, 0);

  const box = await drawing.boundingBox();
  if (!box) throw new Error('the drawing has no place');
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 80, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await seen())[1]).toBeLessThan(top);

  await page.getByRole('button', { name: 'Show all' }).click();
  await expect.poll(async () => (await seen())[1]).toBeCloseTo(top, 0);

  // Lifted beside the drawing: what is over it afterwards presses nothing.
  await page.mouse.move(box.x + 1, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x - 2, box.y + 40);
  await page.mouse.up();
  await page.mouse.move(box.x + 120, box.y + 40, { steps: 4 });
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await seen())[0]).toBeGreaterThan(left);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await seen())[0]).toBeCloseTo(left, 0);

  await page.context().route('https://example.org/**', (route) => route.fulfill({ body: 'The market' }));
  const opened = page.waitForEvent('popup');
  // Of a link within an SVG the browser tells a box that is not where its letters are.
  const letters = await drawing
    .locator('a')
    .first()
    .evaluate((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      const { x, y, width, height } = range.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
  await page.mouse.click(letters.x, letters.y);
  await (await opened).getByText('The market').waitFor();
});
