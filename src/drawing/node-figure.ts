import type { Box, CanvasNode } from '#domain/canvas/canvas-node.ts';
import { boxOf, union } from './bounds.ts';
import type { CardLook, CardLooks } from './card-look.ts';
import { markerBox, markerMarks, tagBox, tagMarks } from './card-marks.ts';
import { type DrawingTheme, fillColor } from './drawing-theme.ts';
import { hundredths as n } from './edge-path.ts';
import type { Figure, Mark } from './figure.ts';
import { linkedLines } from './linked-lines.ts';
import { middleOf } from './node-outline.ts';
import { type NodeText, nodeText } from './node-text.ts';
import { boxPath, shapePath } from './shape-path.ts';
import { strokePath, strokeWidth } from './stroke-path.ts';
import { fontPxOf } from './text-sizes.ts';

/**
 * Lines of ruled paper, in scene units, at the survey grid's own step. A sheet with more than `most` lines has none.
 */
const rules = { first: 48, step: 24, top: 2, hairline: 1, most: 200 } as const;
const outline = 1.5;
/** A frame's title stands above it. */
const titleRoom = 26;

/** How a node is drawn in a file, after the same rules as on the screen. A group has no marks. */
export function nodeFigure(
  node: CanvasNode,
  theme: DrawingTheme,
  hasImage: (asset: string) => boolean,
  looks?: CardLooks,
): Figure {
  const text = nodeText(node);
  const box =
    (text?.isOutside ? union([boxOf(node), { ...node, y: node.y - titleRoom, height: titleRoom }]) : undefined) ??
    boxOf(node);
  const look = node.assumption === null || node.kind === 'group' ? undefined : looks?.get(node.assumption);
  return {
    id: node.id,
    box: look ? withCard(box, node, look) : box,
    turn: node.rotation === 0 ? undefined : { degrees: node.rotation, about: middleOf(node) },
    marks: [
      ...ground(node, theme, hasImage),
      ...(text ? [written(node.text, text, theme.ink)] : []),
      ...flag(node, theme),
      ...(look ? tagMarks(node, look, theme) : []),
      ...(look?.isNext ? markerMarks(node, theme) : []),
    ],
    ...(node.kind === 'drawing' && { description: node.text }),
  };
}

const withCard = (box: Box, node: CanvasNode, look: CardLook): Box =>
  union([box, tagBox(node, look), ...(look.isNext ? [markerBox(node)] : [])]) ?? box;

const written = (text: string, { lines, fontPx, isStrong }: NodeText, color: string): Mark => ({
  kind: 'text',
  lines: linkedLines(text, lines),
  fontPx,
  isStrong,
  color,
});

function ground(node: CanvasNode, theme: DrawingTheme, hasImage: (asset: string) => boolean): Mark[] {
  const fill = fillColor(theme, node.fill);
  if (node.kind === 'text' || node.kind === 'group') return [];
  if (node.kind === 'section') return ruledPaper(node, fill ?? theme.surface, theme);
  if (node.kind === 'image') return picture(node, theme, hasImage);
  if (node.kind === 'drawing') return [{ kind: 'path', d: strokePath(node), stroke: theme.ink, width: strokeWidth }];
  if (node.kind === 'frame') return [{ kind: 'path', d: boxPath(node), fill, stroke: theme.strongLine, width: 1 }];
  const shape = { kind: 'path', d: shapePath(node), fill } as const;
  if (node.kind !== 'note') return [{ ...shape, stroke: theme.muted, width: outline }];
  return node.fill === 'paper' || node.fill === 'none' ? [{ ...shape, stroke: theme.line, width: 1 }] : [shape];
}

/** Not a box: a strong rule with the cell's title, and paper that is ruled below it. */
function ruledPaper(node: CanvasNode, fill: string, theme: DrawingTheme): Mark[] {
  const { x, y, width, height } = node;
  const lines: string[] = [];
  const isRuled = (height - rules.first) / rules.step <= rules.most;
  for (let at = rules.first; isRuled && at < height; at += rules.step) lines.push(`M${n(x)} ${n(y + at)}h${n(width)}`);
  lines.push(`M${n(x)} ${n(y)}v${n(height)}h${n(width)}v${n(-height)}`);
  return [
    { kind: 'path', d: boxPath(node), fill },
    { kind: 'path', d: lines.join(''), stroke: theme.line, width: rules.hairline },
    { kind: 'path', d: boxPath({ x, y, width, height: rules.top }), fill: theme.ink },
  ];
}

function picture(node: CanvasNode, theme: DrawingTheme, hasImage: (asset: string) => boolean): Mark[] {
  const { asset, text } = node;
  const box: Box = { x: node.x, y: node.y, width: node.width, height: node.height };
  if (asset !== null && hasImage(asset)) return [{ kind: 'image', box, asset, text }];
  const said = nodeText({ ...node, kind: 'rectangle', textSize: 'small' });
  const missing: Mark = { kind: 'path', d: boxPath(box), fill: theme.sunken, stroke: theme.line, width: 1 };
  return said ? [missing, { ...written(text, { ...said, fontPx: fontPxOf('small') }, theme.muted) }] : [missing];
}

/** The stake with a flag that makes a note an assumption card. */
function flag(node: CanvasNode, { brand }: DrawingTheme): Mark[] {
  if (node.kind !== 'note' || node.assumption === null) return [];
  const [x, y] = [node.x + node.width - 18, node.y + 6];
  return [
    {
      kind: 'path',
      d: `M${n(x)} ${n(y)}h1.5v14h-1.5ZM${n(x + 1.5)} ${n(y)}L${n(x + 11)} ${n(y + 3.5)}L${n(x + 1.5)} ${n(y + 7)}Z`,
      fill: brand,
    },
  ];
}
