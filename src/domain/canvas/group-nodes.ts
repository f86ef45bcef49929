import { accept, type Decision, reject } from '../log/decision.ts';
import { partOf } from '../log/parts.ts';
import { fact } from '../log/recorded-event.ts';
import { keysBetween } from '../order/keys-between.ts';
import { type Canvas, canvasLimits } from './canvas.ts';
import type { CanvasCommandData } from './canvas-commands.ts';
import type { CanvasFact } from './canvas-facts.ts';
import type { CanvasNode } from './canvas-node.ts';
import { isNode, liveNode, partById } from './live-parts.ts';
import { isContainer, isInside } from './members-of.ts';
import { wholeNode } from './new-parts.ts';
import { partsFor } from './targets.ts';

/** Edges among what is grouped follow their nodes. What is inside of something that is grouped stays there. */
export function groupNodes(canvas: Canvas, { id, ids }: CanvasCommandData<'GroupNodes'>): Decision<CanvasFact> {
  const parts = partsFor(canvas, ids, 'regroup');
  if (typeof parts === 'string') return reject(parts);
  if (partById(canvas, id)) return reject('id-taken');
  if (canvas.nodeCount >= canvasLimits.nodes) return reject('canvas-full');
  const members = outermost(canvas, parts.filter(isNode));
  if (members.length === 0) return reject('node-missing');
  const [z = ''] = keysBetween(canvas.top, '', 1) ?? [];
  const blank = wholeNode({ id, kind: 'group', x: 0, y: 0, width: 0, height: 0 }, z);
  if (!blank) return reject('not-finite');
  const parents = new Set(members.map(({ parent }) => parent));
  const [parent = null] = parents;
  const group = parents.size === 1 && parent !== null && liveNode(canvas, parent) ? { ...blank, parent } : blank;
  return accept(fact('NodesGrouped', { group, ids: members.map((member) => member.id) }));
}

/** Edges belong to no group, and stay as they are. */
export function reparentNodes(
  canvas: Canvas,
  { ids, parent }: CanvasCommandData<'ReparentNodes'>,
): Decision<CanvasFact> {
  const parts = partsFor(canvas, ids, 'regroup');
  if (typeof parts === 'string') return reject(parts);
  const container = parent === null ? null : liveNode(canvas, parent);
  if (container === undefined || (container && !isContainer(container))) return reject('node-missing');
  // What was removed counts too, since it may come back.
  const anyNode = (id: string): CanvasNode | undefined => partOf(canvas.nodes, id);
  const nodes = parts.filter(isNode).filter((node) => node.parent !== parent);
  if (nodes.some((node) => isInside(anyNode, parent, node.id))) return reject('group-cycle');
  if (nodes.length === 0) return accept();
  return accept(fact('NodesReparented', { ids: nodes.map(({ id }) => id), parent }));
}

function outermost(canvas: Canvas, nodes: readonly CanvasNode[]): readonly CanvasNode[] {
  const ids = new Set(nodes.map(({ id }) => id));
  return nodes.filter((node) => {
    const seen = new Set<string>();
    for (let at = node.parent; at !== null && !seen.has(at); at = liveNode(canvas, at)?.parent ?? null) {
      if (ids.has(at)) return false;
      seen.add(at);
    }
    return true;
  });
}
