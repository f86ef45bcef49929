import type { Chart, ChartPanel, ChartShape, ChartSign, ChartTone } from '../charts/chart.ts';
import type { DrawingTheme } from '../drawing-theme.ts';
import { htmlText } from '../page/write-markup.ts';

/** What a chart is painted with. */
export type ChartPaint = Pick<
  DrawingTheme,
  'ink' | 'muted' | 'strongLine' | 'supports' | 'inconclusive' | 'refutes' | 'surface'
>;

const width = 640;
/** For flags and signs that stand at the edges, and for the line of labels below. In pixels. */
const side = 8;
const above = 8;
const below = 22;
const titleHeight = 20;

/** A chart as an SVG of fixed size, for paper and for pages without a script. Its numbers are in the table beside it. */
export function chartSvg({ panels }: Chart, paint: ChartPaint): string {
  let y = above;
  const drawn = panels.map((panel) => {
    const top = y + (panel.title === undefined ? 0 : titleHeight);
    y = top + panel.height + (panel.labels.some((label) => label.y === 100) ? below : 10);
    return drawPanel(panel, top, paint);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" width="${width}" height="${y}" font-family="Inter, Arial, sans-serif" font-size="12" aria-hidden="true">${drawn.join('')}</svg>`;
}

function drawPanel(panel: ChartPanel, top: number, paint: ChartPaint): string {
  const inner = width - 2 * side;
  const x = (percent: number): number => rounded(side + (percent / 100) * inner);
  const y = (percent: number): number => rounded(top + (percent / 100) * panel.height);
  const head =
    panel.title === undefined
      ? ''
      : `<text x="${side}" y="${top - 6}" fill="${paint.ink}">${htmlText(panel.title)}</text><text x="${width - side}" y="${top - 6}" text-anchor="end" fill="${toneOf(panel.tone ?? 'plain', paint)}">${htmlText(panel.value ?? '')}</text>`;
  const shapes = panel.shapes.map((shape) => drawShape(shape, placed(shape.path, x, y), paint));
  const signs = panel.signs.map((sign) => drawSign(sign, x(sign.x), y(sign.y), y(sign.top ?? 0), paint));
  const labels = panel.labels.map(
    ({ x: at, y: height, dx, dy, anchor, text, tone }) =>
      `<text x="${x(at) + dx}" y="${y(height) + dy}" text-anchor="${anchor}" fill="${tone === 'plain' ? paint.muted : toneOf(tone, paint)}">${htmlText(text)}</text>`,
  );
  return [head, ...shapes, ...signs, ...labels].join('');
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
