import { expect, test } from 'vitest';
import { pageThemes } from '#domain/page/page-theme.ts';
import { everyScript, scriptsIn } from './font-scripts.ts';
import { firstFonts, fontFaces, fontStacks } from './theme-fonts.ts';

test.each([
  ['What each bake costs', ['latin']],
  ['Was jedes Brot kostet: fünf Euro, cœur', ['latin']],
  ['Co kosztuje każdy bochenek', ['latin', 'latin-ext']],
  ['Mỗi ổ bánh mì', ['latin', 'vietnamese']],
  ['Сколько стоит хлеб', ['latin', 'cyrillic']],
  ['Πόσο κοστίζει', ['latin', 'greek']],
  ['パンの値段', ['latin']],
])('"%s" needs the fonts of %j', (text, scripts) => {
  expect(scriptsIn(text)).toEqual(scripts);
});

test.each(pageThemes)(
  'the theme %s has two fonts, a face for each script of each, and others until they come',
  (theme) => {
    const faces = fontFaces(theme, everyScript).split('@font-face').slice(1);
    const files = faces.flatMap((face) => /url\(([^)]+)\)/.exec(face)?.[1] ?? []);
    expect(files.every((file) => /^\/page-fonts\/[a-z0-9-]+-[0-9a-f]{12}\.woff2$/.test(file))).toBe(true);
    expect(new Set(files).size).toBe(files.length);
    expect(faces.every((face) => face.includes('url(') !== face.includes('local('))).toBe(true);
    expect(faces.filter((face) => face.includes('url(')).every((face) => face.includes('font-display:swap'))).toBe(
      true,
    );
    const overrides = /size-adjust:[\d.]+%;ascent-override:[\d.]+%;descent-override:[\d.]+%;line-gap-override:[\d.]+%/;
    expect(faces.filter((face) => face.includes('local(')).every((face) => overrides.test(face))).toBe(true);
    const named = new Set(faces.map((face) => /font-family:([^;]+)/.exec(face)?.[1]));
    const { display, text } = fontStacks(theme);
    const wanted = `${display},${text}`.split(',').filter((family) => named.has(family));
    expect(new Set(wanted)).toEqual(named);
  },
);

test('a page in Latin letters has the faces of Latin alone, and asks for those two files at once', () => {
  for (const theme of pageThemes) {
    const asked = firstFonts(theme);
    const faces = fontFaces(theme, ['latin']);
    expect(asked).toHaveLength(2);
    expect([...faces.matchAll(/url\(\/page-fonts\/([^)]+)\)/g)].map(([, file]) => file)).toEqual(asked);
  }
});

test('letters that the font of headings lacks are those of the font of texts, before a device’s own', () => {
  const { display } = fontStacks('consumer');
  expect(display.startsWith('bricolage-grotesque,bricolage-grotesque-0,bricolage-grotesque-1,onest,')).toBe(true);
  const meanwhile = fontFaces('consumer', everyScript)
    .split('@font-face')
    .filter((face) => /family:bricolage.*local\(/.test(face));
  expect(meanwhile.map((face) => face.includes('U+400'))).toEqual([false, false]);
});
