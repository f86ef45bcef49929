import { expect, test } from 'vitest';
import { defaultPalette } from './page.ts';
import { pageThemes } from './page-theme.ts';
import { palettes } from './palettes.ts';
import { firstPaletteOf, paletteOf, themePalettes } from './themes.ts';
import { hasNight, isReadable, tonesOf, weakTones } from './tones.ts';

const all = pageThemes.flatMap((theme) => themePalettes[theme].map((palette) => ({ theme, ...palette })));

test.each(all)('$theme in $name can be read on each of its grounds, by day and by night', ({ light, dark }) => {
  expect([weakTones(light), weakTones(dark)]).toEqual([[], []]);
});

test.each([
  ['ink', 'background'],
  ['ink', 'soft'],
  ['muted', 'background'],
  ['muted', 'soft'],
  ['accent', 'background'],
  ['accent', 'soft'],
  ['onAccent', 'accent'],
  ['onStrong', 'strong'],
] as const)('%s is looked at on %s', (text, ground) => {
  const { light } = themePalettes.software[0];
  const weak = weakTones({ ...light, [text]: light[ground] });
  expect(weak).toContainEqual([light[ground], light[ground]]);
});

test('A theme has two palettes, and each is known again by the colors that a page keeps of it', () => {
  for (const theme of pageThemes) {
    const own = themePalettes[theme];
    expect(own.length).toBeGreaterThanOrEqual(2);
    expect(own.map((palette) => tonesOf({ theme, palette: paletteOf(palette) }))).toEqual(own);
  }
});

test('a page has a night in the colors of its own theme, and none in others or without a theme', () => {
  const [own, others] = [firstPaletteOf('essay'), firstPaletteOf('software')];
  const [{ palette: plain = defaultPalette } = {}] = palettes;
  const pages = [own, others, plain].flatMap((palette) =>
    (['essay', null] as const).map((theme) => ({ theme, palette })),
  );
  expect(pages.map(hasNight)).toEqual([true, false, false, false, false, false]);
});

test.each(palettes)(
  'In $name, which is no palette of a theme, a page can be read as before, and has no night',
  (given) => {
    const { light, ...rest } = tonesOf({ theme: 'software', palette: given.palette });
    expect([light, rest, weakTones(light)]).toEqual([expect.objectContaining(given.palette), {}, []]);
  },
);

test('A second ground that would be too dark to read on is the first one', () => {
  // 4.56:1 on white, and less than 4.5:1 on anything darker.
  const palette = { ...defaultPalette, accent: '#767575' };
  expect(tonesOf({ theme: 'essay', palette }).light.soft).toBe('#ffffff');
  expect(isReadable({ theme: 'essay', palette })).toBe(true);
});

test('Colors that cannot be read cannot be, with a theme and without', () => {
  const palette = { ...defaultPalette, ink: '#999999' };
  expect([isReadable({ theme: 'essay', palette }), isReadable({ theme: null, palette })]).toEqual([false, false]);
});

test('A theme of a newer build is no theme here', () => {
  const newer = { theme: 'festival' as 'essay', palette: defaultPalette };
  expect([tonesOf(newer).light.accent, isReadable(newer)]).toEqual([defaultPalette.accent, true]);
});
