import type { CanvasNode, Point } from '#domain/canvas/canvas-node.ts';
import { type LinkedLine, linkedLines } from './linked-lines.ts';
import { measureText } from './measure-text.ts';
import { middleOf } from './node-outline.ts';
import { type DrawnLine, nodeText } from './node-text.ts';
import { lineHeightOf } from './text-sizes.ts';
import { turned } from './turned.ts';

/** Where a web address stands in a line of text, in scene units. */
export interface LinkPlace {
  readonly href: string;
  readonly text: string;
  readonly left: number;
  readonly width: number;
}

/** The left end of a line. */
export const leftOf = ({ x, width, align }: DrawnLine): number =>
  align === 'left' ? x : align === 'right' ? x - width : x - width / 2;

/** Where the addresses of a line stand; of one that is read from right to left all of it. */
export function linkPlaces(line: LinkedLine, fontPx: number): readonly LinkPlace[] {
  const { text, links, width, isRtl } = line;
  const left = leftOf(line);
  if (isRtl) return links.slice(0, 1).map(({ href }) => ({ href, text, left, width }));
  const stretch = width / Math.max(1, measureText(text, fontPx));
  return links.map(({ href, start, end }) => ({
    href,
    text: text.slice(start, end),
    left: left + measureText(text.slice(0, start), fontPx) * stretch,
    width: measureText(text.slice(start, end), fontPx) * stretch,
  }));
}

/** The web address that is written at a point of the scene upon a node. */
export function linkAt(node: CanvasNode, point: Point): string | undefined {
  const said = nodeText(node);
  if (!said) return undefined;
  const { x, y } = turned(point, middleOf(node), -node.rotation);
  const height = lineHeightOf(said.fontPx);
  for (const line of linkedLines(node.text, said.lines)) {
    if (y > line.y + height / 4 || y < line.y - (3 * height) / 4) continue;
    const place = linkPlaces(line, said.fontPx).find(({ left, width }) => x >= left && x <= left + width);
    if (place) return place.href;
  }
  return undefined;
}
