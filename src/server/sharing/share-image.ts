import { renderAsync } from '@resvg/resvg-js';
import { sharedCanvas } from '#domain/sharing/shared-canvas.ts';
import type { SharedPart } from '#domain/sharing/shared-part.ts';
import type { DrawingTheme } from '#drawing/drawing-theme.ts';
import type { Figure, Mark, TextMark } from '#drawing/figure.ts';
import { figuresOf } from '#drawing/figures-of.ts';
import { measureText } from '#drawing/measure-text.ts';
import { escapeMarkup } from '../pages/escape-markup.ts';
import { barPath, type OutlineText, textOutlines } from './glyph-outlines.ts';

/** In pixels, as networks ask for it. */
export const shareImageSize = { width: 1200, height: 630 } as const;

const margin = 48;
const head = { y: 88, fontPx: 40 } as const;
/** Where the drawing is fitted in. */
const sheet = { x: margin, y: 128, width: shareImageSize.width - 2 * margin, height: 630 - 128 - margin } as const;
/** A small drawing is not blown up beyond this. */
const largest = 2;
/** Smaller letters could not be read: a bar stands for each line. In pixels. */
const readableFrom = 5;

/** A PNG of what a link shows, under its title: texts are outlines, images are drawn as missing. */
export async function drawShareImage(part: SharedPart, title: string, theme: DrawingTheme): Promise<Buffer> {
  const svg = shareImageSvg(part, title, theme, await textOutlines());
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
}

/** The same as SVG, without any text, script or address. */
export function shareImageSvg(part: SharedPart, title: string, theme: DrawingTheme, outline: OutlineText): string {
  const { box, figures } = figuresOf(sharedCanvas(part), theme);
  const scale = Math.min(sheet.width / box.width, sheet.height / box.height, largest);
  const x = sheet.x + (sheet.width - box.width * scale) / 2 - box.x * scale;
  const y = sheet.y + (sheet.height - box.height * scale) / 2 - box.y * scale;
  const { width, height } = shareImageSize;
  const name = outline({ text: fitting(title), x: margin, y: head.y, fontPx: head.fontPx });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${escapeMarkup(theme.paper)}"/>`,
    `<path d="${name}" fill="${escapeMarkup(theme.ink)}"${stronger(theme.ink, head.fontPx)}/>`,
    `<g transform="translate(${x} ${y}) scale(${scale})">`,
    ...figures.map((figure) => drawFigure(figure, scale, outline)),
    '</g></svg>',
  ].join('');
}

/** In one line, its end cut off if it is too long. */
function fitting(title: string): string {
  const room = shareImageSize.width - 2 * margin;
  const line = title.replaceAll(/\s+/g, ' ').trim();
  if (measureText(line, head.fontPx) * 1.06 <= room) return line;
  const letters = Array.from(line);
  while (letters.length > 0 && measureText(`${letters.join('')}…`, head.fontPx) * 1.06 > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

function drawFigure({ marks, turn }: Figure, scale: number, outline: OutlineText): string {
  const turned = turn ? ` transform="rotate(${turn.degrees} ${turn.about.x} ${turn.about.y})"` : '';
  return `<g${turned}>${marks.map((mark) => drawMark(mark, scale, outline)).join('')}</g>`;
}

function drawMark(mark: Mark, scale: number, outline: OutlineText): string {
  if (mark.kind === 'text') return drawText(mark, scale, outline);
  if (mark.kind === 'image') return '';
  const { d, fill, stroke, width = 1 } = mark;
  const line = stroke
    ? ` stroke="${escapeMarkup(stroke)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`
    : '';
  return `<path d="${d}" fill="${escapeMarkup(fill ?? 'none')}"${line}/>`;
}

function drawText({ lines, fontPx, isStrong, color }: TextMark, scale: number, outline: OutlineText): string {
  const isReadable = fontPx * scale >= readableFrom;
  const d = lines.map(({ text, x, y, align }) => {
    const width = measureText(text, fontPx);
    const left = align === 'center' ? x - width / 2 : align === 'right' ? x - width : x;
    if (width === 0) return '';
    return isReadable ? outline({ text, x: left, y, fontPx }) : barPath(left, y, width, fontPx);
  });
  return `<path d="${d.join('')}" fill="${escapeMarkup(color)}"${isStrong ? stronger(color, fontPx) : ''}${isReadable ? '' : ' opacity="0.5"'}/>`;
}

/** Outlines of weight 400 become about 600 with a line around them. */
const stronger = (color: string, fontPx: number): string =>
  ` stroke="${escapeMarkup(color)}" stroke-width="${fontPx / 24}"`;
