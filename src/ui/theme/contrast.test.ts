import { describe, expect, test } from 'vitest';
import { contrast, over } from '../../../tests/fixtures/contrast.ts';
import { hexOf, parseOklch } from './oklch.ts';
import { type ColorName, palette } from './palette.ts';

const grounds = ['canvas', 'surface', 'surface.sunken'] as const;
const notes = ['note.straw', 'note.clay', 'note.sage', 'note.sky', 'note.heather'] as const;
const people = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `person.${n}` as ColorName);
const tints = ['supports', 'inconclusive', 'refutes', 'success', 'info', 'warning', 'danger'] as const;

type Pair = readonly [front: ColorName, back: ColorName];
const onEach = (front: ColorName, backs: readonly ColorName[]): Pair[] => backs.map((back) => [front, back]);

const textPairs: Pair[] = [
  ...onEach('ink', [...grounds, ...notes, 'brand.tint', ...tints.map((name) => `${name}.tint` as const)]),
  ...onEach('ink.muted', [...grounds, 'brand.tint']),
  ...onEach('brand', [...grounds, 'brand.tint']),
  ...onEach('onBrand', ['brand', 'brand.hover', 'brand.pressed']),
  ...onEach('onBrand', people),
  ...onEach('onMarker', ['marker', 'marker.hover', 'marker.pressed']),
  ...onEach('marker.text', grounds),
  ...onEach('onDanger', ['danger', 'danger.hover', 'danger.pressed']),
  ...tints.flatMap((name) => onEach(name, [...grounds, `${name}.tint`])),
];

const controlPairs: Pair[] = [
  ...onEach('line.strong', grounds),
  ...onEach('marker.edge', grounds),
  ...onEach('brand', [...grounds, ...notes]),
  ...onEach('danger', grounds),
  ...people.flatMap((person) => onEach(person, [...grounds, ...notes])),
];

const hoveredText = ['ink', 'ink.muted', 'brand', 'danger'] as const;

describe.each(['light', 'dark'] as const)('colors of the %s theme', (theme) => {
  const color = (name: ColorName) => parseOklch(palette[name][theme]);

  test.each(textPairs)('text %s on %s reaches 4.5:1', (front, back) => {
    expect(contrast(color(front), color(back))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(controlPairs)('edge %s on %s reaches 3:1', (front, back) => {
    expect(contrast(color(front), color(back))).toBeGreaterThanOrEqual(3);
  });

  test.each(hoveredText.flatMap((front) => grounds.flatMap((back) => onEach(front, [back]))))(
    'text %s on a hovered or pressed row of %s reaches 4.5:1',
    (front, back) => {
      for (const veil of ['hover', 'pressed'] as const) {
        expect(contrast(color(front), over(color(veil), color(back)))).toBeGreaterThanOrEqual(4.5);
      }
    },
  );
});

describe('the yardstick', () => {
  test.each([
    ['1 0 0', '0 0 0', 21],
    ['1 0 0', '1 0 0', 1],
    ['1 0 0', '0.6279554 0.2576833 29.2338812', 4],
  ])('%s against %s is %d:1', (one, other, ratio) => {
    expect(contrast(parseOklch(one), parseOklch(other))).toBeCloseTo(ratio, 1);
  });

  test.each([
    ['1 0 0', '#ffffff'],
    ['0 0 0', '#000000'],
    ['0.6279554 0.2576833 29.2338812', '#ff0000'],
    ['0.5 0 0', '#636363'],
  ])('%s is %s', (oklch, hex) => {
    expect(hexOf(parseOklch(oklch))).toBe(hex);
  });

  test('half of black over white is the grey that browsers paint', () => {
    expect(over(parseOklch('0 0 0 / 0.5'), parseOklch('1 0 0')).red).toBeCloseTo(0.2140411, 5);
  });
});
