import type { PageTheme } from '#domain/page/page-theme.ts';
import { type FontFamily, type FontName, fontFamilies } from './font-families.ts';
import { type FontScript, fontScripts } from './font-scripts.ts';

interface Pair {
  readonly display: FontName;
  readonly text: FontName;
}

/** The fonts of headings and of texts in each theme. */
const pairs: Readonly<Record<PageTheme, Pair>> = {
  software: { display: 'geologica', text: 'manrope' },
  'local-service': { display: 'fraunces', text: 'mulish' },
  consumer: { display: 'bricolage-grotesque', text: 'onest' },
  professional: { display: 'archivo', text: 'commissioner' },
  marketplace: { display: 'plus-jakarta-sans', text: 'rubik' },
  essay: { display: 'newsreader', text: 'source-serif-4' },
};

const sans = 'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif';
const serif = 'Charter,"Bitstream Charter","Sitka Text",Cambria,Georgia,serif';
const serifs: ReadonlySet<FontName> = new Set(['fraunces', 'newsreader', 'source-serif-4']);

const familyOf = (name: FontName): FontFamily => fontFamilies[name];

/** The font, what devices have in its place until it comes, and what has the letters that it lacks. */
function familiesOf(name: FontName): string {
  return [name, ...familyOf(name).locals.map((_, n) => `${name}-${n}`)].join(',');
}

/** For `font-family`, of headings and of texts. Letters that the font of headings lacks are those of the texts. */
export function fontStacks(theme: PageTheme): { readonly display: string; readonly text: string } {
  const { display, text } = pairs[theme];
  const last = (name: FontName): string => (serifs.has(name) ? serif : sans);
  return {
    display: `${familiesOf(display)},${text},${last(display)}`,
    text: `${familiesOf(text)},${last(text)}`,
  };
}

/** Address of a font's file, on whichever of our origins the page is. */
export const fontAddress = (file: string): string => `/page-fonts/${file}`;

const namesOf = (theme: PageTheme): readonly FontName[] => [pairs[theme].display, pairs[theme].text];

/** The files that a page in Latin letters needs at once. */
export const firstFonts = (theme: PageTheme): readonly string[] =>
  namesOf(theme).flatMap((name) => familyOf(name).files.latin ?? []);

/** Rules that name the fonts of a theme, as far as a page is written in these scripts. */
export const fontFaces = (theme: PageTheme, scripts: readonly FontScript[]): string =>
  namesOf(theme)
    .map((name) => facesOf(name, scripts))
    .join('');

function facesOf(name: FontName, scripts: readonly FontScript[]): string {
  const { weight, files, locals } = familyOf(name);
  const own = scripts.flatMap((script) => {
    const file = files[script];
    return file === undefined
      ? []
      : `@font-face{font-family:${name};font-weight:${weight};font-display:swap;src:url(${fontAddress(file)}) format("woff2");unicode-range:${fontScripts[script]}}`;
  });
  // Only for letters that the font has: the others are for the fonts behind it.
  const covered = scripts.flatMap((script) => (files[script] === undefined ? [] : fontScripts[script])).join(',');
  const meanwhile = locals.map(
    ({ names, size, ascent, descent, gap }, n) =>
      `@font-face{font-family:${name}-${n};font-weight:${weight};src:${names.map((each) => `local("${each}")`).join()};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:${gap}%;unicode-range:${covered}}`,
  );
  return [...own, ...meanwhile].join('');
}
