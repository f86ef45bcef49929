import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { clusterAdvance, clustersOf } from '#drawing/text-metrics.ts';

interface PathCommand {
  readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
  readonly args: readonly number[];
}

interface Font {
  readonly unitsPerEm: number;
  readonly characterSet: readonly number[];
  glyphForCodePoint(code: number): { readonly path: { readonly commands: readonly PathCommand[] } };
}

interface FontPart {
  readonly font: Font;
  readonly codes: ReadonlySet<number>;
}

const subsets = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese'];
const letters = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const;

let loading: Promise<readonly FontPart[]> | undefined;

function fonts(): Promise<readonly FontPart[]> {
  loading ??= readFonts();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** The reader of fonts comes with the first picture: it is a tenth of what a server would load at its start. */
async function readFonts(): Promise<readonly FontPart[]> {
  const { default: fontkit } = await import('@pdf-lib/fontkit');
  return Promise.all(
    subsets.map(async (subset) => {
      const file = import.meta.resolve(`@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2`);
      const font = fontkit.create(await readFile(fileURLToPath(file))) as unknown as Font;
      return { font, codes: new Set(font.characterSet) };
    }),
  );
}

/** A line of text whose left end is at `x` on the base line `y`, in the unit of `fontPx`. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly fontPx: number;
}

export type OutlineText = (line: PlacedText) => string;

/**
 * Text as the `d` of an SVG path, so that it looks the same on every machine, whatever fonts that has. Each sign stands
 * where the product's own measure puts it, at weight 400; a sign that Inter lacks is a bar of its width.
 */
export async function textOutlines(): Promise<OutlineText> {
  const parts = await fonts();
  return ({ text, x, y, fontPx }) => {
    let at = x;
    let d = '';
    for (const cluster of clustersOf(text)) {
      const code = cluster.codePointAt(0) ?? 0;
      const width = (clusterAdvance(cluster) * fontPx) / 1000;
      const part = parts.find(({ codes }) => codes.has(code));
      if (part) d += glyphPath(part.font, code, { x: at, y, fontPx });
      else if (width > 0) d += barPath(at, y, width, fontPx);
      at += width;
    }
    return d;
  };
}

function glyphPath(font: Font, code: number, { x, y, fontPx }: Pick<PlacedText, 'x' | 'y' | 'fontPx'>): string {
  const scale = fontPx / font.unitsPerEm;
  const placed = (value: number, n: number): string => (n % 2 === 0 ? x + value * scale : y - value * scale).toFixed(2);
  return font
    .glyphForCodePoint(code)
    .path.commands.map(({ command, args }) => `${letters[command]}${args.map(placed).join(' ')}`)
    .join('');
}

/** Stands for letters that are not drawn. */
export const barPath = (x: number, y: number, width: number, fontPx: number): string =>
  `M${x.toFixed(2)} ${(y - fontPx * 0.5).toFixed(2)}h${(width * 0.9).toFixed(2)}v${(fontPx * 0.4).toFixed(2)}h${(-width * 0.9).toFixed(2)}Z`;
