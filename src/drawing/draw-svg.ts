import type { Canvas } from '#domain/canvas/canvas.ts';
import type { CardLooks } from './card-look.ts';
import type { DrawingTheme } from './drawing-theme.ts';
import { hundredths as n } from './edge-path.ts';
import type { Figure, ImageMark, Mark, PathMark, TextMark } from './figure.ts';
import { figuresOf } from './figures-of.ts';
import type { LinkedLine } from './linked-lines.ts';
import { readableText } from './readable-text.ts';

export interface SvgOptions {
  readonly theme: DrawingTheme;
  /** Name of the picture, for readers who do not see it. */
  readonly title: string;
  readonly description?: string;
  /** Where an asset's image is: a `data:` address in a file, one of our own in a page. Others are drawn as missing. */
  readonly image?: (asset: string) => string | undefined;
  /** Looks of assumptions on their cards. */
  readonly looks?: CardLooks | undefined;
  /** In a page the texts are read and their links followed; a file is one picture. */
  readonly isPage?: boolean;
}

const fonts = "Inter, 'Inter Fallback', Arial, sans-serif";

/**
 * A canvas, or the parts of it with the given ids and what is inside of them, as an SVG document that stands for itself:
 * well-formed and inert whatever is written on it, without scripts, styles and references to the outside.
 */
export function drawSvg(
  canvas: Pick<Canvas, 'nodes' | 'edges'>,
  ids: Iterable<string> | undefined,
  options: SvgOptions,
): string {
  const { theme, title, description, image, looks, isPage } = options;
  const { box, figures } = figuresOf(canvas, theme, ids, (asset) => image?.(asset) !== undefined, looks);
  const view = `${n(box.x)} ${n(box.y)} ${n(box.width)} ${n(box.height)}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${n(box.width)}" height="${n(box.height)}" font-family="${fonts}" role="${isPage ? 'group' : 'img'}">`,
    `<title>${escaped(title)}</title>`,
    ...(description ? [`<desc>${escaped(description)}</desc>`] : []),
    `<rect x="${n(box.x)}" y="${n(box.y)}" width="${n(box.width)}" height="${n(box.height)}" fill="${escaped(theme.paper)}"/>`,
    ...figures.map((figure) => drawFigure(figure, image)),
    '</svg>',
    '',
  ].join('\n');
}

function drawFigure({ marks, turn, description }: Figure, image: SvgOptions['image']): string {
  const turned = turn ? ` transform="rotate(${n(turn.degrees)} ${n(turn.about.x)} ${n(turn.about.y)})"` : '';
  const title = description ? `<title>${escaped(description)}</title>` : '';
  return `<g${turned}>${title}${marks.map((mark) => drawMark(mark, image)).join('')}</g>`;
}

function drawMark(mark: Mark, image: SvgOptions['image']): string {
  if (mark.kind === 'path') return drawPath(mark);
  return mark.kind === 'text' ? drawText(mark) : drawImage(mark, image?.(mark.asset) ?? '');
}

function drawPath({ d, fill, stroke, width }: PathMark): string {
  const line = stroke
    ? ` stroke="${escaped(stroke)}" stroke-width="${n(width ?? 1)}" stroke-linecap="round" stroke-linejoin="round"`
    : '';
  return `<path d="${d}" fill="${escaped(fill ?? 'none')}"${line}/>`;
}

function drawImage({ box: { x, y, width, height }, text }: ImageMark, href: string): string {
  return `<image x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" preserveAspectRatio="none" href="${escaped(href)}"><title>${escaped(text)}</title></image>`;
}

function drawText({ lines, fontPx, isStrong, color }: TextMark): string {
  const weight = isStrong ? ' font-weight="600"' : '';
  return `<g font-size="${fontPx}"${weight} fill="${escaped(color)}">${lines.map(drawLine).join('')}</g>`;
}

/** Each line is a text of its own, so that the direction of one does not reach into the next. */
function drawLine(line: LinkedLine): string {
  if (line.text === '') return '';
  const direction = line.isRtl ? ' direction="rtl"' : '';
  return `<text x="${n(line.x)}" y="${n(line.y)}"${anchorOf(line)}${direction} xml:space="preserve">${withLinks(line)}</text>`;
}

function anchorOf({ align, isRtl }: LinkedLine): string {
  if (align === 'center') return ' text-anchor="middle"';
  return (align === 'right') === isRtl ? '' : ' text-anchor="end"';
}

function withLinks({ text, links }: LinkedLine): string {
  let from = 0;
  let written = '';
  for (const { start, end, href } of links) {
    written += `${escaped(text.slice(from, start))}<a href="${escaped(href)}" target="_blank" rel="noopener nofollow ugc" text-decoration="underline">${escaped(text.slice(start, end))}</a>`;
    from = end;
  }
  return written + escaped(text.slice(from));
}

const escaped = (text: string): string => readableText(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
