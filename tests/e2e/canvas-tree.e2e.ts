import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { CanvasEdge } from '../../src/domain/canvas/canvas-edge.ts';
import { eachPart, partOf } from '../../src/domain/log/parts.ts';
import { aLargeCanvas } from '../fixtures/a-large-canvas.ts';
import { fillCanvas } from '../fixtures/fill-canvas.ts';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { findViolations } from './find-violations.ts';
import { open } from './founder.ts';

const world = productInBrowser();

const scene = aLargeCanvas(500);
const [nodes, edges] = [[...eachPart(scene.nodes)], [...eachPart(scene.edges)]];
const placed = {
  nodes: nodes.map(({ removed, z, ...node }) => node),
  edges: edges.map(({ removed, z, ...edge }) => edge),
};

const textAt = (end: CanvasEdge['from']): string => ('node' in end ? (partOf(scene.nodes, end.node)?.text ?? '') : '');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What is told of every part, as "name | place and connections". */
const told: readonly string[] = [
  ...nodes.map(({ id, kind, text, x, y, width, height }) => {
    const ends = edges.flatMap(({ from, to }) => {
      if ('node' in from && from.node === id) return [`leads to “${textAt(to)}”`];
      return 'node' in to && to.node === id ? [`connected from “${textAt(from)}”`] : [];
    });
    const rest = ends.length > 6 ? [`and ${ends.length - 6} more`] : [];
    const connections = ends.length === 0 ? 'Not connected' : capital([...ends.slice(0, 6), ...rest].join(', '));
    return `${capital(kind)}: ${text} | left ${x}, top ${y}, width ${width}, height ${height} units. ${connections}.`;
  }),
  ...edges.map(({ from, to, route }) => {
    const way = { straight: 'Straight', elbow: 'With right angles', curved: 'Curved' }[route];
    return `Arrow from “${textAt(from)}” to “${textAt(to)}” | ${way}`;
  }),
].sort();

interface Told {
  readonly name: string;
  readonly description: string;
}

/** The options in the browser's accessibility tree, in its order. */
async function accessibleParts(page: Page): Promise<readonly Told[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes: tree } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return tree
    .filter(({ role, ignored }) => role?.value === 'option' && !ignored)
    .map(({ name, description }) => ({ name: name?.value ?? '', description: description?.value ?? '' }));
}

/** Without the words for the place of a node, and without the figures of a connector, which its painting decides. */
const inShort = ({ name, description }: Told): string =>
  `${name} | ${name.startsWith('Arrow') ? description.split(', from left')[0] : description.replace(/^[A-Z][a-z ]+ of the canvas: /, '')}`;

const nameAtKeyboard = (page: Page) => page.evaluate(() => document.activeElement?.ariaLabel ?? '');

test('a scene of 500 nodes and 600 connectors is in the accessibility tree, and violates nothing', async () => {
  const { account, address } = await openCanvas(world.url, 'Bread by bicycle', placed);
  const page = await world.newPage(account, { reducedMotion: 'reduce' });
  await open(page, address);
  await expect.poll(() => page.getByRole('option').count()).toBe(nodes.length + edges.length);
  const parts = await accessibleParts(page);
  expect(parts.map(inShort).sort()).toEqual(told);
  const places = parts.map(({ description }) =>
    /^(?:(?:Upper|Middle|Lower)(?: left| middle| right)? of the canvas|Straight|With right angles|Curved)\b.*left -?\d+, top -?\d+/.test(
      description,
    ),
  );
  expect(places.filter((isPlaced) => !isPlaced)).toEqual([]);

  await page.getByRole('option').first().focus();
  await page.getByRole('complementary', { name: 'Selection' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Control+f');
  await page.getByRole('dialog', { name: 'Find on the canvas' }).getByRole('menuitem').first().waitFor();
  expect(await findViolations(page)).toEqual([]);
});

test('of a canvas with more parts than can be told at once 300 of those in view are, 24 of them from the first frame on', async () => {
  const canvas = await openCanvas(world.url, 'Bread by bicycle');
  await fillCanvas(canvas, 600);
  const page = await world.newPage(canvas.account, { reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const counts: number[] = [];
    Object.assign(window, { counts });
    new MutationObserver(() => {
      const count = document.querySelectorAll('main [role=option]').length;
      if (count !== counts.at(-1)) counts.push(count);
    }).observe(document, { subtree: true, childList: true });
  });
  await open(page, canvas.address);
  await expect.poll(() => page.getByRole('option').count()).toBe(300);
  const counts = await page.evaluate(() => (window as unknown as { counts: number[] }).counts);
  expect(counts.filter((count) => count > 0)).toEqual([24, 300]);
});

test('Tab walks through the parts in reading order, and leads out past the last; Escape leaves at once', async () => {
  const part = (id: string, x: number, text: string) =>
    ({ id, kind: 'note', x, y: 0, width: 200, height: 96, text }) as const;
  const { account, address } = await openCanvas(world.url, 'Bread by bicycle', {
    nodes: [part('one000000000', 0, 'One'), part('two000000000', 400, 'Two')],
    edges: [
      {
        id: 'edge00000000',
        from: { node: 'one000000000', side: 'auto' },
        to: { node: 'two000000000', side: 'auto' },
        heads: 'end',
      },
    ],
  });
  const page = await world.newPage(account, { reducedMotion: 'reduce' });
  await open(page, address);
  const first = page.getByRole('option', { name: 'Note: One', exact: true });
  await first.focus();
  const walked = [await nameAtKeyboard(page)];
  for (let step = 0; step < 2; step++) {
    await page.keyboard.press('Tab');
    walked.push(await nameAtKeyboard(page));
  }
  expect(walked).toEqual(['Note: One', 'Arrow from “One” to “Two”', 'Note: Two']);
  expect(
    await page.getByRole('option', { selected: true }).evaluateAll((all) => all.map((each) => each.ariaLabel)),
  ).toEqual(['Note: Two']);
  await page.keyboard.press('Tab');
  const isOnCanvas = () => page.evaluate(() => document.activeElement?.closest('[data-canvas]') !== null);
  expect(await isOnCanvas()).toBe(false);
  await page.keyboard.press('Shift+Tab');
  expect(await nameAtKeyboard(page)).toBe('Note: Two');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await nameAtKeyboard(page)).toBe('Note: One');
  await page.keyboard.press('Shift+Tab');
  expect(await isOnCanvas()).toBe(false);
  await first.focus();
  // The first one lets go of what is selected.
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('option', { selected: true }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await expect.poll(isOnCanvas).toBe(false);
  expect(await nameAtKeyboard(page)).toBe('Select');
});

test('an empty canvas, one with a template and a selection, and the list violate nothing', async () => {
  const { account, address } = await openCanvas(world.url, 'Bread by bicycle');
  const page = await world.newPage(account);
  await open(page, address);
  const templates = page.getByRole('list', { name: 'Templates' });
  await templates.waitFor();
  expect(await findViolations(page)).toEqual([]);
  await templates.getByRole('button', { name: 'Business Model Canvas' }).click();
  await page.getByRole('link', { name: 'CC BY-SA 3.0' }).waitFor();
  await page.getByRole('option', { name: 'Section: Key partners' }).focus();
  await page.getByRole('complementary', { name: 'Selection' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await open(page, `${world.url}/canvas`);
  await page.getByRole('list', { name: 'Your canvases' }).getByRole('link', { name: 'Bread by bicycle' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
});
