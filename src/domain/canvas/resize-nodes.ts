import { accept, type Decision, reject } from '../log/decision.ts';
import { fact } from '../log/recorded-event.ts';
import type { Canvas } from './canvas.ts';
import type { CanvasCommandData } from './canvas-commands.ts';
import type { CanvasFact, CanvasFactOf } from './canvas-facts.ts';
import { fitBox, fitRotation } from './fit-numbers.ts';
import { isEdge } from './live-parts.ts';
import { partsFor } from './targets.ts';

/** Without a rotation a node stays turned as it is. Groups have no size of their own. */
export function resizeNodes(canvas: Canvas, { nodes }: CanvasCommandData<'ResizeNodes'>): Decision<CanvasFact> {
  const parts = partsFor(
    canvas,
    nodes.map(({ id }) => id),
    'resize',
  );
  if (typeof parts === 'string') return reject(parts);
  const wanted = new Map(nodes.map((each) => [each.id, each]));
  const resized: CanvasFactOf<'NodesResized'>['nodes'][number][] = [];
  for (const node of parts) {
    const given = wanted.get(node.id);
    if (!given || isEdge(node) || node.kind === 'group') continue;
    const box = fitBox(node.kind, given);
    const rotation = fitRotation(node.kind, given.rotation ?? node.rotation);
    if (!box || rotation === undefined) return reject('not-finite');
    const next = { id: node.id, ...box, rotation };
    const { x, y, width, height } = box;
    const isSame = node.x === x && node.y === y && node.width === width && node.height === height;
    if (!isSame || node.rotation !== rotation) resized.push(next);
  }
  return resized.length === 0 ? accept() : accept(fact('NodesResized', { nodes: resized }));
}
