import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { type FontFamily, fontFileNames } from '../src/drawing/page/font-families.ts';
import { everyScript, type FontScript, rangesOf } from '../src/drawing/page/font-scripts.ts';
import { type FontRecipe, fontRecipes } from './page-font-recipes.ts';

// The fonts of published pages: subset by script from their packages into dist/page-fonts/, each named by its content.
// Run by itself, it writes the list of them into src/drawing/page/font-families.ts, for which a build makes the files.

const root = join(import.meta.dirname, '..');
const cache = join(root, 'node_modules/.cache/page-fonts');

/** Metrics of fonts that devices have: https://github.com/seek-oss/capsize. Widths are those of text in Latin letters. */
interface LocalFont {
  readonly names: Readonly<Record<'regular' | 'bold', readonly string[]>>;
  readonly widths: Readonly<Record<'regular' | 'bold', number>>;
}
const locals: Readonly<Record<FontRecipe['kind'], readonly LocalFont[]>> = {
  sans: [
    {
      names: {
        regular: ['Arial', 'Liberation Sans', 'Arimo'],
        bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
      },
      widths: { regular: 913 / 2048, bold: 983 / 2048 },
    },
    {
      names: { regular: ['Roboto'], bold: ['Roboto Bold', 'Roboto'] },
      widths: { regular: 911 / 2048, bold: 926 / 2048 },
    },
  ],
  serif: [
    {
      names: { regular: ['Georgia', 'Gelasio'], bold: ['Georgia Bold', 'Georgia-Bold'] },
      widths: { regular: 913 / 2048, bold: 1062 / 2048 },
    },
    {
      names: {
        regular: ['Times New Roman', 'Liberation Serif', 'Tinos'],
        bold: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
      },
      widths: { regular: 832 / 2048, bold: 886 / 2048 },
    },
    { names: { regular: ['Noto Serif'], bold: ['Noto Serif Bold'] }, widths: { regular: 0.481, bold: 0.512 } },
  ],
};

/** Signs of Latin-1 that no page has, and that no heading has. */
const unused = new Set('¤¦¨¯´¸');
const rare = new Set('ª¬²³µ¶¹º¼½¾');

function textOf(script: FontScript, { isDisplay }: FontRecipe): string {
  const points = rangesOf(script).flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, n) => first + n),
  );
  return points
    .filter((point) => point >= 0x20 && !(point >= 0x7f && point < 0xa0))
    .map((point) => String.fromCodePoint(point))
    .filter((sign) => !unused.has(sign) && !(isDisplay && rare.has(sign)))
    .join('');
}

const axesOf = ({ weights: [lightest, heaviest] }: FontRecipe) => ({
  wght: heaviest === undefined ? lightest : { min: lightest, max: heaviest },
});

/** The package's own file of a script; undefined if the font does not have that script. */
function sourceOf({ id }: FontRecipe, script: FontScript): Buffer | undefined {
  const file = join(root, `node_modules/@fontsource-variable/${id}/files/${id}-${script}-wght-normal.woff2`);
  return existsSync(file) ? readFileSync(file) : undefined;
}

interface Made {
  readonly family: FontFamily;
  readonly files: ReadonlyMap<string, Buffer>;
}

async function make(recipe: FontRecipe): Promise<Made> {
  const files = new Map<string, Buffer>();
  const names: Partial<Record<FontScript, string>> = {};
  for (const script of everyScript) {
    const source = sourceOf(recipe, script);
    if (!source) continue;
    const file = await subsetFont(source, textOf(script, recipe), {
      ...{ targetFormat: 'woff2', noHinting: true, noLayoutClosure: true },
      variationAxes: axesOf(recipe),
    });
    const name = `${recipe.id}-${script}-${hashOf(file)}.woff2`;
    names[script] = name;
    files.set(name, file);
  }
  return { family: { weight: recipe.weights.join(' '), files: names, locals: await localsFor(recipe) }, files };
}

/** Fonts of devices, each made as wide and as high as the font, so that nothing moves when it arrives. */
async function localsFor(recipe: FontRecipe): Promise<FontFamily['locals']> {
  const weight = recipe.isDisplay ? (recipe.weights[1] ?? recipe.weights[0]) : recipe.weights[0];
  const latin = sourceOf(recipe, 'latin');
  if (!latin) throw new Error(`${recipe.id} has no Latin letters`);
  const still = await subsetFont(latin, textOf('latin', recipe), {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(still);
  const strength = weight >= 600 ? 'bold' : 'regular';
  return locals[recipe.kind].map(({ names, widths }) => {
    const size = xWidthAvg / unitsPerEm / widths[strength];
    const share = (value: number): number => Math.round((Math.abs(value) / unitsPerEm / size) * 10_000) / 100;
    return {
      names: names[strength],
      ...{ size: Math.round(size * 10_000) / 100, ascent: share(ascent), descent: share(descent), gap: share(lineGap) },
    };
  });
}

const hashOf = (file: Buffer): string => createHash('sha256').update(file).digest('hex').slice(0, 12);
const isWhole = (name: string, file: Buffer): boolean => name.endsWith(`-${hashOf(file)}.woff2`);

/** The file of that name, if it was made before and is whole. */
function kept(name: string): Buffer | undefined {
  const path = join(cache, name);
  const file = existsSync(path) ? readFileSync(path) : undefined;
  return file && isWhole(name, file) ? file : undefined;
}

async function makeAll(): Promise<readonly (Made & { readonly id: string })[]> {
  const made: (Made & { readonly id: string })[] = [];
  mkdirSync(cache, { recursive: true });
  for (const recipe of fontRecipes) {
    const each = await make(recipe);
    for (const [name, file] of each.files) writeFileSync(join(cache, name), file);
    made.push({ id: recipe.id, ...each });
  }
  return made;
}

/** Writes the fonts that the list names into a folder. Fails if their packages lead to others. */
export async function writePageFonts(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  if (fontFileNames.some((name) => !kept(name))) await makeAll();
  for (const name of fontFileNames) {
    const file = kept(name);
    if (!file) throw new Error(`${name} is not what its package leads to now: run "npm run page-fonts".`);
    writeFileSync(join(folder, name), file);
  }
}

if (import.meta.main) {
  const families = Object.fromEntries((await makeAll()).map(({ id, family }) => [id, family]));
  const path = join(root, 'src/drawing/page/font-families.ts');
  const before = readFileSync(path, 'utf8');
  const mark = 'export const fontFamilies';
  const list = `${mark} = ${JSON.stringify(families, null, 2)} as const satisfies Readonly<Record<string, FontFamily>>;\n`;
  writeFileSync(path, before.replace(/export const fontFamilies[\s\S]*?;\n/, list));
  process.stdout.write(`${Object.keys(families).length} fonts. Format the list: npx biome check --write ${path}\n`);
}
