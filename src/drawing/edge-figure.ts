import type { CanvasEdge } from '#domain/canvas/canvas-edge.ts';
import { union } from './bounds.ts';
import type { DrawingTheme } from './drawing-theme.ts';
import type { NodeLookup } from './edge-ends.ts';
import { type EdgeHead, edgeGeometry } from './edge-geometry.ts';
import { edgeLabel } from './edge-label.ts';
import { hundredths as n, pathData } from './edge-path.ts';
import type { Figure, Mark } from './figure.ts';
import { linkedLines } from './linked-lines.ts';
import { boxPath } from './shape-path.ts';

const width = 1.5;
/** Scene units, and radians to each side. */
const head = { length: 10, spread: 0.42 } as const;

/** How an edge is drawn in a file; undefined while one of its ends has no node. */
export function edgeFigure(edge: CanvasEdge, theme: DrawingTheme, lookup: NodeLookup): Figure | undefined {
  const geometry = edgeGeometry(edge, lookup);
  if (!geometry) return undefined;
  const label = edgeLabel(edge.text, geometry.labelAt);
  const marks: Mark[] = [
    { kind: 'path', d: pathData(geometry) + geometry.heads.map(headPath).join(''), stroke: theme.muted, width },
  ];
  if (label)
    marks.push(
      { kind: 'path', d: boxPath(label.box), fill: theme.paper },
      {
        kind: 'text',
        lines: linkedLines(edge.text, label.lines),
        fontPx: label.fontPx,
        isStrong: false,
        color: theme.ink,
      },
    );
  return {
    id: edge.id,
    box: (label ? union([geometry.box, label.box]) : undefined) ?? geometry.box,
    turn: undefined,
    marks,
  };
}

function headPath({ at, angle }: EdgeHead): string {
  const wing = (side: number): string =>
    `${n(at.x - head.length * Math.cos(angle + side))} ${n(at.y - head.length * Math.sin(angle + side))}`;
  return `M${wing(-head.spread)}L${n(at.x)} ${n(at.y)}L${wing(head.spread)}`;
}
