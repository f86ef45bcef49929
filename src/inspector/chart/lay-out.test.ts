import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { chartOf } from '#machines/inspector/chart-of.ts';
import { layOut } from './lay-out.ts';
import type { Box, Point } from './scene.ts';

const machine = setup({ guards: { isWarm: () => true } }).createMachine({
  id: 'lamp',
  initial: 'off',
  on: { dimmed: '.on.low', cut: '.off' },
  states: {
    off: { on: { pressed: [{ guard: 'isWarm', target: 'on' }, { target: 'broken' }] } },
    on: { initial: 'high', on: { pressed: 'off', asked: {} }, states: { high: {}, low: {} } },
    broken: { type: 'final' },
  },
});
const scene = layOut(chartOf(machine));
const box = (id: string): Box => {
  const found = scene.boxes.find((each) => each.id === id);
  if (!found) throw new Error(`no box ${id}`);
  return found;
};
const isOnBorder = ({ x, y }: Point, { x: left, y: top, width, height }: Box): boolean => {
  const near = (one: number, other: number) => Math.abs(one - other) < 0.6;
  return near(x, left) || near(x, left + width) || near(y, top) || near(y, top + height);
};

test('every state lies inside its parent and beside its siblings', () => {
  const isInside = (inner: Box, outer: Box) =>
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height;
  for (const id of ['lamp.on.high', 'lamp.on.low']) expect(isInside(box(id), box('lamp.on'))).toBe(true);
  for (const id of ['lamp.off', 'lamp.on', 'lamp.broken']) expect(isInside(box(id), box('lamp'))).toBe(true);
  expect(isInside(box('lamp.off'), box('lamp.on'))).toBe(false);
});

test('every transition is an arrow from border to border, or a line inside its state', () => {
  const arrows = scene.arrows.filter(({ from }) => from !== null);
  expect(arrows.map(({ from, to, labels }) => [from, to, labels.map(({ text }) => text)])).toEqual([
    ['lamp.off', 'lamp.on', ['pressed [isWarm]']],
    ['lamp.off', 'lamp.broken', ['pressed']],
    ['lamp.on', 'lamp.off', ['pressed']],
  ]);
  for (const { from, to, points } of arrows) {
    expect(isOnBorder(points[0] ?? { x: 0, y: 0 }, box(from ?? ''))).toBe(true);
    expect(isOnBorder(points.at(-1) ?? { x: 0, y: 0 }, box(to))).toBe(true);
  }
  expect(box('lamp').rows.map(({ text }) => text)).toEqual(['dimmed → low', 'cut → off']);
  expect(box('lamp.on').rows.map(({ text }) => text)).toEqual(['asked']);
});

test('where states begin is marked', () => {
  expect(scene.arrows.filter(({ from }) => from === null).map(({ to }) => to)).toEqual(['lamp.off', 'lamp.on.high']);
});

test('the same machine is always drawn the same', () => expect(layOut(chartOf(machine))).toEqual(scene));
