import { type ColorName, palette } from '#ui/theme/palette.ts';
import { pathOf } from './path-of.ts';
import type { Arrow, Box, Row, Scene } from './scene.ts';
import { sizes } from './sizes.ts';

type Theme = 'light' | 'dark';

/** A scene as a picture that stands for itself, on light and on dark ground. */
export function drawSvg({ width, height, boxes, arrows }: Scene, title: string): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Inter, system-ui, sans-serif" font-size="${sizes.small}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<style>${styles()}</style>`,
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path class="tip" d="M0 0L8 4L0 8z"/></marker></defs>',
    `<rect class="ground" width="${width}" height="${height}" rx="8"/>`,
    ...boxes.map(drawBox),
    ...arrows.map(drawLine),
    ...arrows.flatMap(drawLabels),
    '</svg>',
    '',
  ].join('\n');
}

function drawBox({ x, y, width, height, textX, textY, kind, title, rows, isRoot }: Box): string {
  const frame = `x="${x}" y="${y}" width="${width}" height="${height}" rx="6"`;
  const isGroup = kind === 'compound' || kind === 'parallel';
  const shape = isRoot ? '' : `<rect class="${isGroup ? 'group' : 'state'} ${kind}" ${frame}/>`;
  const inner =
    kind === 'final'
      ? `<rect class="state" x="${x + 3}" y="${y + 3}" width="${width - 6}" height="${height - 6}" rx="4"/>`
      : '';
  const name = `<text class="title" font-size="${sizes.large}" x="${textX}" y="${textY}">${escaped(title)}</text>`;
  return `<g>${shape}${inner}${name}${rows.map((row, index) => drawRow(row, textX, textY + (index + 1) * sizes.line)).join('')}</g>`;
}

const drawRow = ({ kind, text }: Row, x: number, y: number): string =>
  `<text class="${kind}" x="${x}" y="${y}">${kind === 'actor' ? '▸ ' : '· '}${escaped(text)}</text>`;

function drawLine({ from, points }: Arrow): string {
  const [start] = points;
  const dot =
    from === null && start ? `<circle class="tip" cx="${start.x}" cy="${start.y}" r="${sizes.dot / 2}"/>` : '';
  return `<g>${dot}<path class="line" d="${pathOf(points)}" marker-end="url(#tip)"/></g>`;
}

const drawLabels = ({ labels }: Arrow): string[] =>
  labels.map(({ text, x, y }) => `<text class="label" x="${x}" y="${y + 4}">${escaped(text)}</text>`);

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const styles = (): string => `${rules('light')}@media (prefers-color-scheme: dark){${rules('dark')}}`;

function rules(theme: Theme): string {
  const color = (name: ColorName): string => `oklch(${palette[name][theme]})`;
  return [
    `.ground{fill:${color('canvas')};stroke:${color('line')}}`,
    `.group{fill:${color('surface.sunken')};stroke:${color('line.strong')}}`,
    `.parallel{stroke-dasharray:4 3}`,
    `.state{fill:${color('surface')};stroke:${color('line.strong')}}`,
    `.title{font-weight:600;fill:${color('ink')}}`,
    `.actor{fill:${color('brand')}}`,
    `.event{fill:${color('ink.muted')}}`,
    `.line{fill:none;stroke:${color('ink.muted')}}`,
    `.tip{fill:${color('ink.muted')}}`,
    `.label{text-anchor:middle;fill:${color('ink')};stroke:${color('canvas')};stroke-width:4;stroke-linejoin:round;paint-order:stroke}`,
  ].join('');
}
