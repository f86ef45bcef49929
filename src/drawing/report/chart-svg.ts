import type { Chart, ChartPanel, ChartShape, ChartSign, ChartTone } from '../charts/chart.ts';
import type { DrawingTheme } from '../drawing-theme.ts';
import { measureText } from '../measure-text.ts';
import { htmlText } from '../page/write-markup.ts';
import { layOutText } from '../text-layout.ts';
import { lineHeightOf } from '../text-sizes.ts';

/** Colors that a chart is painted with. */
export type ChartPaint = Pick<
  DrawingTheme,
  'ink' | 'muted' | 'strongLine' | 'supports' | 'inconclusive' | 'refutes' | 'surface'
>;

/** On wide screens; on phones, where its letters would be too small; and on paper, where they would be too large. In pixels. */
export const chartWidths = { wide: 640, narrow: 336, paper: 780 } as const;
/** For flags and signs that stand at the edges, and for the line of labels below. */
const side = 8;
const above = 8;
const below = 22;
/** Between two panels. */
const gap = 16;
const fontPx = 12;
const titleLine = lineHeightOf(fontPx);
const titleGap = 4;
/** Between a title and the value on its line; a title that has less room than `leastTitle` gets a line of its own. */
const valueGap = 16;
const leastTitle = 200;

/** A chart as an SVG of fixed size, for paper and for pages without a script. Its numbers are in the table beside it. */
export function chartSvg({ panels }: Chart, paint: ChartPaint, width: number = chartWidths.wide): string {
  let y = above;
  const drawn = panels.map((panel) => {
    const head = headOf(panel, width);
    const top = y + head.height;
    const markup = drawHead(panel, head, { y, width }, paint) + drawPanel(panel, { top, width }, paint);
    y = top + panel.height + (panel.labels.some((label) => label.y === 100) ? below : gap);
    return markup;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" width="${width}" height="${y}" font-family="Inter, Arial, sans-serif" font-size="${fontPx}" aria-hidden="true">${drawn.join('')}</svg>`;
}

interface Head {
  readonly lines: readonly string[];
  /** Whether the value stands on a line of its own below the title. */
  readonly isBelow: boolean;
  readonly height: number;
}

/** A title in at most two lines, beside its value or above it. */
function headOf({ title, value = '' }: ChartPanel, width: number): Head {
  if (title === undefined) return { lines: [], isBelow: false, height: 0 };
  const inner = width - 2 * side;
  const beside = inner - (value === '' ? 0 : measureText(value, fontPx) + valueGap);
  const isBelow = value !== '' && beside < leastTitle;
  const { lines } = layOutText(title, isBelow ? inner : beside, fontPx, 2 * titleLine);
  return {
    lines: lines.map(({ text }) => text),
    isBelow,
    height: (lines.length + (isBelow ? 1 : 0)) * titleLine + titleGap,
  };
}

function drawHead(
  { tone = 'plain', value = '' }: ChartPanel,
  { lines, isBelow }: Head,
  { y, width }: { readonly y: number; readonly width: number },
  paint: ChartPaint,
): string {
  if (lines.length === 0) return '';
  const baseline = (line: number): number => y + line * titleLine + 10;
  const title = lines.map(
    (line, n) => `<text x="${side}" y="${baseline(n)}" fill="${paint.ink}">${htmlText(line)}</text>`,
  );
  const at = isBelow ? `x="${side}"` : `x="${width - side}" text-anchor="end"`;
  const row = isBelow ? lines.length : 0;
  return `${title.join('')}<text ${at} y="${baseline(row)}" fill="${toneOf(tone, paint)}">${htmlText(value)}</text>`;
}

function drawPanel(
  panel: ChartPanel,
  { top, width }: { readonly top: number; readonly width: number },
  paint: ChartPaint,
): string {
  const inner = width - 2 * side;
  const x = (percent: number): number => rounded(side + (percent / 100) * inner);
  const y = (percent: number): number => rounded(top + (percent / 100) * panel.height);
  const shapes = panel.shapes.map((shape) => drawShape(shape, placed(shape.path, x, y), paint));
  const signs = panel.signs.map((sign) => drawSign(sign, x(sign.x), y(sign.y), y(sign.top ?? 0), paint));
  const labels = panel.labels.map(
    ({ x: at, y: height, dx, dy, anchor, text, tone }) =>
      `<text x="${x(at) + dx}" y="${y(height) + dy}" text-anchor="${anchor}" fill="${tone === 'plain' ? paint.muted : toneOf(tone, paint)}">${htmlText(text)}</text>`,
  );
  return [...shapes, ...signs, ...labels].join('');
}

/** A path of a square of 100 by 100 in its place, since a stretched one would stretch its lines too. */
function placed(path: string, x: (percent: number) => number, y: (percent: number) => number): string {
  let isX = true;
  return path.replace(/([A-Z])|(-?\d+(?:\.\d+)?)[ ,]*/g, (_, command: string | undefined, number: string) => {
    if (command !== undefined) {
      isX = command !== 'V';
      return command;
    }
    const value = isX ? x(Number(number)) : y(Number(number));
    isX = !isX;
    return `${value} `;
  });
}

function drawShape({ look, tone }: ChartShape, d: string, paint: ChartPaint): string {
  const color = toneOf(tone, paint);
  const dash = tone === 'refutes' ? '2 3' : '7 3';
  const style = {
    zone: `fill="${color}" fill-opacity="0.1"`,
    band: `fill="${color}" fill-opacity="0.22" stroke="${color}"`,
    base: `fill="none" stroke="${paint.strongLine}"`,
    bound: `fill="none" stroke="${color}" stroke-width="1.5" stroke-dasharray="${dash}"`,
    faint: `fill="none" stroke="${color}" stroke-dasharray="1 3"`,
    walk: `fill="none" stroke="${paint.ink}" stroke-width="2" stroke-linejoin="round"`,
  }[look];
  return `<path d="${d}" ${style}/>`;
}

/** Up, at half, down: as the flags of the verdicts are. */
const figures = { supports: 'M0-6l6 10h-12z', inconclusive: 'M-5-5h10v10h-10z', refutes: 'M0 6l6-10h-12z' };

function drawSign({ sign, x: at }: ChartSign, x: number, y: number, top: number, paint: ChartPaint): string {
  if (sign === 'dot') return `<circle cx="${x}" cy="${y}" r="4" fill="${paint.ink}"/>`;
  if (sign !== 'stake')
    return `<path transform="translate(${x} ${y})" d="${figures[sign]}" fill="${toneOf(sign, paint)}"/>`;
  const flag = at > 80 ? 'l-18 6 18 6z' : 'l18 6-18 6z';
  return `<path d="M${x} ${top}V${y}" stroke="${paint.ink}" stroke-width="1.5"/><path d="M${x} ${top}${flag}" fill="${paint.ink}"/>`;
}

const toneOf = (tone: ChartTone, paint: ChartPaint): string => (tone === 'plain' ? paint.ink : paint[tone]);
const rounded = (value: number): number => Math.round(value * 100) / 100;
