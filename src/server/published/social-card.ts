import { renderAsync } from '@resvg/resvg-js';
import type { PageContent } from '#domain/page/page-content.ts';
import { measureText } from '#drawing/measure-text.ts';
import { safePalette } from '#drawing/page/page-style.ts';
import { textOutlines } from '../sharing/glyph-outlines.ts';

const size = { width: 1200, height: 630, margin: 96 };
const heading = { fontPx: 76, linePx: 92, most: 4 };

/** The picture of a page where a link to it is passed on: its title on its palette. A PNG. */
export async function socialCard({ title, palette }: Pick<PageContent, 'title' | 'palette'>): Promise<Buffer> {
  const { background, ink, accent } = safePalette(palette);
  const outline = await textOutlines();
  const lines = linesOf(title);
  const top = (size.height - lines.length * heading.linePx) / 2 + heading.fontPx;
  const words = lines
    .map((text, n) => outline({ text, x: size.margin, y: top + n * heading.linePx, fontPx: heading.fontPx }))
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="${background}"/><rect width="24" height="100%" fill="${accent}"/><path d="${words}" fill="${ink}" stroke="${ink}" stroke-width="3"/></svg>`;
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
}

/** A title in lines that fit; what is beyond the last is cut off. */
function linesOf(title: string): readonly string[] {
  const room = size.width - 2 * size.margin;
  const lines: string[] = [];
  for (const word of title.split(/\s+/u)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && measureText(longer, heading.fontPx) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.length <= heading.most
    ? lines
    : [...lines.slice(0, heading.most - 1), `${lines[heading.most - 1] ?? ''} …`];
}

/** A flag in the page’s accent, for tabs. */
export function pageIcon({ palette }: Pick<PageContent, 'palette'>): string {
  const { accent, onAccent } = safePalette(palette);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${accent}"/><path d="M11 7v19M11 8h12l-4 4.500 4 4.500H11" fill="none" stroke="${onAccent}" stroke-width="3" stroke-linejoin="round"/></svg>`;
}
