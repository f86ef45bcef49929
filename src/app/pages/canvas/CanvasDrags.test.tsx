import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findViolations } from '../../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import {
  findPart,
  middleOf,
  mouse,
  openCanvas,
  part,
  partNames,
  type Spot,
  selectedNames,
} from '../../../../tests/fixtures/app-in-jsdom/open-canvas.ts';

const note = (id: string, x: number, y: number, text: string) =>
  ({ id, kind: 'note', x, y, width: 200, height: 96, text }) as const;

const are = (names: readonly string[]) => waitFor(() => expect(partNames()).toEqual(names));
const areSelected = (names: readonly string[]) => waitFor(() => expect(selectedNames()).toEqual(names));
const isSaid = (name: string, words: string) => waitFor(() => expect(part(name).ariaDescription).toContain(words));
const placeOf = (name: string) => {
  const { x, y, width, height } = part(name).getBoundingClientRect();
  return { x, y, width, height };
};
const cornerOf = (name: string): Spot => {
  const { x, y, width, height } = placeOf(name);
  return { x: x + width, y: y + height };
};
const by = ({ x, y }: Spot, dx: number, dy: number): Spot => ({ x: x + dx, y: y + dy });

test('one drag is one change: moving, sizing, connecting, choosing all within', async () => {
  const sized = { kind: 'note', width: 160, height: 96 } as const;
  const { user, api, stream } = await openCanvas({
    placed: {
      nodes: [
        { ...sized, id: 'left00000000', x: 200, y: 200, text: 'Left' },
        { ...sized, id: 'right0000000', x: 600, y: 320, text: 'Right' },
        { ...sized, id: 'third0000000', x: 900, y: 620, text: 'Third' },
      ],
    },
  });
  await findPart('Note: Left');
  await user.keyboard('{Control>}0{/Control}');
  await screen.findByRole('button', { name: 'Zoom: 100%' });
  const facts = () =>
    api.log.events
      .filter((event) => event.stream === stream)
      .slice(1)
      .map(({ type, data }) => [type, data]);
  const isFact = (n: number, type: string, data: object) =>
    waitFor(() => expect(facts()[n]).toMatchObject([type, data]));

  const right = middleOf('Note: Right');
  mouse.drag(right, by(right, 40, -120));
  await waitFor(() =>
    expect(facts()).toEqual([['NodesMoved', { nodes: [{ id: 'right0000000', x: 640, y: 200 }], edges: [] }]]),
  );

  // By the handle at the lower right.
  await waitFor(() => expect(placeOf('Note: Right').y).toBe(placeOf('Note: Left').y));
  mouse.drag(cornerOf('Note: Right'), by(cornerOf('Note: Right'), 60, 80));
  const wide = { id: 'right0000000', x: 640, y: 200, width: 220 };
  await isFact(1, 'NodesResized', { nodes: [{ ...wide, height: 176 }] });
  await waitFor(() => expect(placeOf('Note: Right').height).toBe(176));

  await user.keyboard('a');
  const left = middleOf('Note: Left');
  mouse.drag(left, middleOf('Note: Right'));
  await isFact(2, 'NodesConnected', { edges: [{ from: { node: 'left00000000' }, to: { node: 'right0000000' } }] });

  await user.keyboard('v');
  mouse.drag(by(left, -140, -100), by(left, 800, 300));
  const arrow = 'Arrow from “Left” to “Right”';
  await areSelected([arrow, 'Note: Left', 'Note: Right']);
  expect(facts().length).toBe(3);

  // The connector alone: its end goes to another node and back, its middle gives way to the side.
  mouse.click(by(left, -140, -100));
  await areSelected([]);
  mouse.click(middleOf(arrow));
  await areSelected([arrow]);
  const end = { x: placeOf('Note: Right').x, y: middleOf('Note: Right').y };
  mouse.drag(end, middleOf('Note: Third'));
  await isFact(3, 'EdgeRouted', { to: { node: 'third0000000' } });
  await user.keyboard('{Control>}z{/Control}');
  await isFact(4, 'EdgeRouted', { to: { node: 'right0000000' } });
  await findPart(arrow);
  mouse.drag(middleOf(arrow), by(middleOf(arrow), 0, 60));
  await isFact(5, 'EdgeRouted', { bend: expect.closeTo(-60, 0) });
});

test('a frame drawn around a note and a section holds them: they move along, and one undo takes back each step', async () => {
  const { user } = await openCanvas({
    placed: {
      nodes: [
        note('seller000000', 0, 0, 'Sellers wait'),
        { ...note('problem00000', 0, 120, 'Problem'), kind: 'section' },
        note('far000000000', 900, 500, 'Far away'),
      ],
    },
  });
  await findPart('Note: Sellers wait');
  (await screen.findByRole('heading', { level: 1, name: 'Crumb' })).focus();
  const [seller, section] = ['Note: Sellers wait', 'Section: Problem'];
  const before = placeOf(seller);
  await user.keyboard('f');
  mouse.drag(by(before, -60, -60), by(cornerOf(section), 60, 60));
  await user.keyboard('{Escape}');
  await findPart('Untitled frame');
  await isSaid(seller, 'of Untitled frame');
  await isSaid(section, 'of Untitled frame');
  expect(part('Note: Far away').ariaDescription).toContain('of the canvas');

  const frame = placeOf('Untitled frame');
  const edge = { x: frame.x + frame.width / 2, y: frame.y };
  mouse.drag(edge, by(edge, 0, 120));
  await waitFor(() => expect(placeOf('Untitled frame').y).toBeGreaterThan(frame.y + 100));
  expect(placeOf(seller)).toEqual({ ...before, y: before.y + placeOf('Untitled frame').y - frame.y });

  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect([placeOf(seller), placeOf('Untitled frame')]).toEqual([before, frame]));
  await user.keyboard('{Control>}z{/Control}');
  await are(['Note: Far away', seller, section]);
  await isSaid(seller, 'of the canvas');
  expect(placeOf(seller)).toEqual(before);
});

test('a line drawn with the pen is selected, described, moved, deleted and brought back', async () => {
  const { user } = await openCanvas({ placed: { nodes: [note('seller000000', 0, 0, 'Sellers')] } });
  const from = by((await findPart('Note: Sellers')) && middleOf('Note: Sellers'), -40, 160);
  mouse.click(from);
  await user.keyboard('p');
  mouse.down(from);
  for (const [dx, dy] of [
    [40, -40],
    [100, 60],
    [160, -20],
  ] as const) {
    mouse.move(by(from, dx, dy));
  }
  mouse.up(by(from, 160, -20));
  const drawing = await findPart('Drawing');
  await user.keyboard('{Escape}');
  drawing.focus();
  await areSelected(['Drawing']);
  const place = part('Drawing').ariaDescription;
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await waitFor(() => expect(part('Drawing').ariaDescription).not.toBe(place));
  expect(await findViolations()).toEqual([]);

  await user.keyboard('{Enter}');
  await screen.findByRole('textbox', { name: 'Text of Drawing' });
  await user.keyboard('The way to the market{Escape}');
  const both = ['Drawing: The way to the market', 'Note: Sellers'];
  await are(both);
  await user.keyboard('{Delete}');
  await are(['Note: Sellers']);
  await user.keyboard('{Control>}z{/Control}');
  await are(both);
});
