import type { Box, Point } from '#domain/canvas/canvas-node.ts';
import { baselineIn, type DrawnLine } from './node-text.ts';
import { layOutText } from './text-layout.ts';
import { lineHeightOf } from './text-sizes.ts';

export interface EdgeLabel {
  readonly fontPx: number;
  readonly lines: readonly DrawnLine[];
  /** Box around the text, with some room: the ground is painted here so that the edge does not cross it. */
  readonly box: Box;
}

const size = { fontPx: 12, width: 176, height: 64, room: 4 } as const;

/** An edge's text about the middle of its path, in scene units; undefined if it has none. */
export function edgeLabel(text: string, { x, y }: Point): EdgeLabel | undefined {
  if (text.trim() === '') return undefined;
  const { lines, height } = layOutText(text, size.width, size.fontPx, size.height);
  const lineHeight = lineHeightOf(size.fontPx);
  const first = y - height / 2 + baselineIn(lineHeight, size.fontPx);
  const width = Math.max(...lines.map((line) => line.width));
  return {
    fontPx: size.fontPx,
    lines: lines.map((line, index) => ({
      ...line,
      text: line.text.trimEnd(),
      x,
      y: first + index * lineHeight,
      align: 'center',
    })),
    box: { x: x - width / 2 - size.room, y: y - height / 2, width: width + 2 * size.room, height },
  };
}
