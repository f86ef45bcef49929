import type { Canvas } from '#domain/canvas/canvas.ts';
import type { CanvasNode, Point } from '#domain/canvas/canvas-node.ts';
import { eachPart } from '#domain/canvas/parts.ts';

/**
 * Looks over a canvas once, and then tells of any point the smallest frame or section around it, which takes in what is
 * put there; null where there is none.
 */
export function holderFinder(canvas: Canvas | undefined, except: ReadonlySet<string>): (point: Point) => string | null {
  const holders: CanvasNode[] = [];
  for (const node of canvas ? eachPart(canvas.nodes) : [])
    if (!node.removed && (node.kind === 'frame' || node.kind === 'section') && !except.has(node.id)) holders.push(node);
  return ({ x, y }) => {
    let holder: CanvasNode | null = null;
    for (const node of holders) {
      const isAround = x >= node.x && y >= node.y && x <= node.x + node.width && y <= node.y + node.height;
      if (isAround && (!holder || area(node) < area(holder))) holder = node;
    }
    return holder?.id ?? null;
  };
}

const area = ({ width, height }: CanvasNode): number => width * height;
