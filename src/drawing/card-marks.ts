import type { Box } from '#domain/canvas/canvas-node.ts';
import type { CardLook } from './card-look.ts';
import type { DrawingTheme } from './drawing-theme.ts';
import { hundredths as n } from './edge-path.ts';
import type { Mark } from './figure.ts';
import { measureText } from './measure-text.ts';
import { baselineIn } from './node-text.ts';
import { shapePath } from './shape-path.ts';

/** In scene units: the tag hangs on the node's lower edge, half of it below. */
export const tag = { fontPx: 12, height: 20, inset: 8, padding: 6, flag: 14 } as const;
/** The marker stands in the upper right corner, its flag above the card. */
const marker = { pole: 30, above: 24, aside: 12, width: 22, height: 14 } as const;
/** Place of a verdict's flag on its pole: at the top, at half, at the foot. */
const flagAt = { supports: 0, inconclusive: 3.5, refutes: 7 } as const;

/** The score of an assumption with the flag of its verdict, as a tag on its card. */
export function tagMarks(node: Box, look: Pick<CardLook, 'text' | 'verdict'>, theme: DrawingTheme): readonly Mark[] {
  const box = tagBox(node, look);
  const { fontPx, height, padding } = tag;
  const start = box.x + padding;
  const x = start + flagRoom(look);
  const width = measureText(look.text, fontPx);
  const line = {
    text: look.text,
    x,
    y: box.y + baselineIn(height, fontPx),
    width,
    isRtl: false,
    align: 'left',
  } as const;
  return [
    {
      kind: 'path',
      d: shapePath({ ...box, kind: 'rectangle' }),
      fill: theme.surface,
      stroke: theme.strongLine,
      width: 1,
    },
    ...(look.verdict === null
      ? []
      : [{ kind: 'path', d: flagPath(start, box.y + 3, flagAt[look.verdict]), fill: theme[look.verdict] } as const]),
    { kind: 'text', lines: [{ ...line, links: [] }], fontPx, isStrong: false, color: theme.ink },
  ];
}

export const tagBox = (node: Box, look: Pick<CardLook, 'text' | 'verdict'>): Box => ({
  x: node.x + tag.inset,
  y: node.y + node.height - tag.height / 2,
  width: measureText(look.text, tag.fontPx) + flagRoom(look) + 2 * tag.padding,
  height: tag.height,
});

const flagRoom = ({ verdict }: Pick<CardLook, 'verdict'>): number => (verdict === null ? 0 : tag.flag);

const flagPath = (x: number, y: number, down: number): string =>
  `M${n(x)} ${n(y)}h1.5v14h-1.5ZM${n(x + 1.5)} ${n(y + down)}l8.5 3.5l-8.5 3.5Z`;

/** The survey's flag for a file, as large as it is on the screen at 100%. */
export function markerMarks(node: Box, theme: DrawingTheme): readonly Mark[] {
  const { x, y } = markerBox(node);
  const { pole, width, height } = marker;
  return [
    { kind: 'path', d: `M${n(x)} ${n(y)}h2v${pole}h-2Z`, fill: theme.ink },
    {
      kind: 'path',
      d: `M${n(x + 2)} ${n(y)}l${width} ${height / 2}l${-width} ${height / 2}Z`,
      fill: theme.marker,
      stroke: theme.ink,
      width: 1,
    },
  ];
}

export const markerBox = (node: Box): Box => ({
  x: node.x + node.width - marker.aside,
  y: node.y - marker.above,
  width: marker.width + 2,
  height: marker.pole,
});
