import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fontkit from '@pdf-lib/fontkit';

// `node scripts/advances.ts`: how wide the signs of Inter are, read from its files into src/drawing/advances.ts.
const folder = new URL('../node_modules/@fontsource-variable/inter/files/', import.meta.url);
const subsets = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic'];
/** Beyond these lie signs that are rare enough to be guessed. */
const isKept = (code: number): boolean => code >= 0x20 && (code < 0x530 || (code >= 0x1ea0 && code < 0x2300));

const advances = new Map<number, number>();
for (const subset of subsets) {
  const font = fontkit.create(readFileSync(new URL(`inter-${subset}-wght-normal.woff2`, folder)));
  for (const code of font.characterSet)
    if (isKept(code) && !advances.has(code))
      advances.set(code, Math.round((font.glyphForCodePoint(code).advanceWidth * 1000) / font.unitsPerEm));
}

const runs: [number, number[]][] = [];
for (const [code, advance] of [...advances].sort(([a], [b]) => a - b)) {
  const last = runs.at(-1);
  if (last && last[0] + last[1].length === code) last[1].push(advance);
  else runs.push([code, [advance]]);
}

const text = `// Made by scripts/advances.ts from the files of Inter.

/** Thousandths of an em at weight 400: the first code point of a run, then the advances of it and its followers. */
export const advances: readonly (readonly [first: number, advances: string])[] = [
${runs.map(([first, widths]) => `  [0x${first.toString(16)}, '${widths.join(' ')}'],`).join('\n')}
];
`;
writeFileSync(fileURLToPath(new URL('../src/drawing/advances.ts', import.meta.url)), text);
console.log(`${advances.size} signs in ${runs.length} runs.`);
