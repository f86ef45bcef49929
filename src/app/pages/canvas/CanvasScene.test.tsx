import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import type { CanvasEdge } from '#domain/canvas/canvas-edge.ts';
import { eachPart, partOf } from '#domain/log/parts.ts';
import { aLargeCanvas } from '../../../../tests/fixtures/a-large-canvas.ts';
import { findViolations } from '../../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import { findPart, openCanvas } from '../../../../tests/fixtures/app-in-jsdom/open-canvas.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A scene of so many nodes, as its parts are placed. */
function largeScene(count: number) {
  const scene = aLargeCanvas(count);
  const nodes = [...eachPart(scene.nodes)].map(({ removed, z, ...node }) => node);
  const edges = [...eachPart(scene.edges)].map(({ removed, z, ...edge }) => edge);
  return { scene, nodes, edges };
}

test('every part of a scene of 500 nodes and 600 connectors is told, with its place and what it is connected to', async () => {
  const { scene, nodes, edges } = largeScene(500);
  const textAt = (end: CanvasEdge['from']): string =>
    'node' in end ? (partOf(scene.nodes, end.node)?.text ?? '') : '';
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

  await openCanvas({ placed: { nodes, edges } });
  await waitFor(() => expect(document.querySelectorAll('[role=option]').length).toBe(nodes.length + edges.length));
  // To ask the whole page for a role takes as long as all the rest.
  const parts = [...document.querySelectorAll('[role=option]')].map(({ ariaLabel, ariaDescription }) => ({
    name: ariaLabel ?? '',
    description: ariaDescription ?? '',
  }));
  // Without the words for the place of a node, and without the figures of a connector, which its painting decides.
  const inShort = ({ name, description }: (typeof parts)[number]): string =>
    `${name} | ${name.startsWith('Arrow') ? description.split(', from left')[0] : description.replace(/^[A-Z][a-z ]+ of the canvas: /, '')}`;
  expect(parts.map(inShort).sort()).toEqual(told);
  const isPlaced =
    /^(?:(?:Upper|Middle|Lower)(?: left| middle| right)? of the canvas|Straight|With right angles|Curved)\b.*left -?\d+, top -?\d+/;
  expect(parts.filter(({ description }) => !isPlaced.test(description))).toEqual([]);
});

test('of a canvas with more parts than can be told at once 300 of those in view are, 24 of them from the first frame on', async () => {
  const { nodes, edges } = largeScene(600);
  const counts: number[] = [];
  const watch = new MutationObserver(() => {
    const count = document.querySelectorAll('main [role=option]').length;
    if (count !== counts.at(-1)) counts.push(count);
  });
  watch.observe(document, { subtree: true, childList: true });
  onTestFinished(() => watch.disconnect());
  const chunks = Array.from({ length: Math.ceil(edges.length / 500) }, (_, n) => edges.slice(n * 500, (n + 1) * 500));
  await openCanvas({
    sent: [
      ['PlaceNodes', { nodes: nodes.slice(0, 500) }],
      ['PlaceNodes', { nodes: nodes.slice(500) }],
      ...chunks.map((each) => ['PlaceNodes', { nodes: [], edges: each }] as const),
    ],
  });
  await waitFor(() => expect(document.querySelectorAll('[role=option]').length).toBe(300));
  expect(counts.filter((count) => count > 0)).toEqual([24, 300]);
});

test('an empty canvas, one with a template and a selection, and the list are built as they should be', async () => {
  const { user, reopen } = await openCanvas();
  const templates = await screen.findByRole('list', { name: 'Templates' });
  expect(await findViolations()).toEqual([]);
  await user.click(within(templates).getByRole('button', { name: 'Business Model Canvas' }));
  await screen.findByRole('link', { name: 'CC BY-SA 3.0' });
  (await findPart('Section: Key partners')).focus();
  await screen.findByRole('complementary', { name: 'Selection' });
  expect(await findViolations()).toEqual([]);
  await user.keyboard('{Control>}f{/Control}');
  await within(await screen.findByRole('dialog', { name: 'Find on the canvas' })).findAllByRole('menuitem');
  expect(await findViolations()).toEqual([]);
  await reopen('/canvas');
  await within(await screen.findByRole('list', { name: 'Your canvases' })).findByRole('link', { name: 'Crumb' });
  expect(await findViolations()).toEqual([]);
});
