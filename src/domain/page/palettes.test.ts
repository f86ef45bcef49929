import { expect, test } from 'vitest';
import { weakPairs } from './contrast.ts';
import { nightPalette } from './page.ts';
import { isSamePalette, palettes } from './palettes.ts';

test('every palette that is offered can be published, and no two are the same', () => {
  expect(palettes.map(({ name, palette }) => [name, weakPairs(palette)])).toEqual(
    palettes.map(({ name }) => [name, []]),
  );
  const doubled = palettes.filter(({ palette }, n) =>
    palettes.some((other, m) => m !== n && isSamePalette(palette, other.palette)),
  );
  expect(doubled).toEqual([]);
});

test('the colors of pages that are nobody’s are strong enough by night', () => {
  expect(weakPairs(nightPalette)).toEqual([]);
});
