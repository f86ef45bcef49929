import type { Box, CanvasNode } from '#domain/canvas/canvas-node.ts';
import { hundredths as n } from './edge-path.ts';

const corners = { note: 3, rectangle: 4 } as const;

/** A node's outline before it is turned, as the `d` of an SVG path. */
export function shapePath({ kind, ...box }: Box & Pick<CanvasNode, 'kind'>): string {
  if (kind === 'ellipse') return ellipse(box);
  if (kind === 'diamond') return diamond(box);
  return kind === 'note' || kind === 'rectangle' ? rounded(box, corners[kind]) : boxPath(box);
}

export const boxPath = ({ x, y, width, height }: Box): string =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`;

function ellipse({ x, y, width, height }: Box): string {
  const [rx, ry, middle] = [width / 2, height / 2, y + height / 2];
  const arc = (to: number): string => `A${n(rx)} ${n(ry)} 0 0 1 ${n(to)} ${n(middle)}`;
  return `M${n(x)} ${n(middle)}${arc(x + width)}${arc(x)}Z`;
}

const diamond = ({ x, y, width, height }: Box): string =>
  `M${n(x + width / 2)} ${n(y)}L${n(x + width)} ${n(y + height / 2)}L${n(x + width / 2)} ${n(y + height)}L${n(x)} ${n(y + height / 2)}Z`;

function rounded({ x, y, width, height }: Box, most: number): string {
  const r = Math.min(most, width / 2, height / 2);
  const [right, bottom] = [x + width, y + height];
  return [
    `M${n(x + r)} ${n(y)}L${n(right - r)} ${n(y)}Q${n(right)} ${n(y)} ${n(right)} ${n(y + r)}`,
    `L${n(right)} ${n(bottom - r)}Q${n(right)} ${n(bottom)} ${n(right - r)} ${n(bottom)}`,
    `L${n(x + r)} ${n(bottom)}Q${n(x)} ${n(bottom)} ${n(x)} ${n(bottom - r)}`,
    `L${n(x)} ${n(y + r)}Q${n(x)} ${n(y)} ${n(x + r)} ${n(y)}Z`,
  ].join('');
}
