import { ignoreUnknown } from '../log/define-stream.ts';
import { evolveMoments, type MomentFact } from '../log/name-moment.ts';
import { withParts } from '../log/parts.ts';
import type { Dated } from '../log/recorded-event.ts';
import { type Canvas, canvasIdOf, emptyCanvas, type Share } from './canvas.ts';
import type { CanvasEdge } from './canvas-edge.ts';
import type { CanvasFact, CanvasFactOf } from './canvas-facts.ts';
import type { CanvasNode } from './canvas-node.ts';
import { type CanvasPart, isEdge, partById } from './live-parts.ts';

/** Folds one fact into a canvas. Facts of other kinds, and facts before the beginning, change nothing. */
export function evolveCanvas(canvas: Canvas | undefined, fact: Dated<CanvasFact>, stream: string): Canvas | undefined {
  if (fact.type === 'MomentNamed') return canvas && { ...canvas, moments: evolveMoments(canvas.moments, fact.data) };
  if (!canvas && fact.type !== 'NodesPlaced') return undefined;
  const before = canvas ?? { ...emptyCanvas, id: canvasIdOf(stream), startedAt: fact.at };
  const after = evolve(before, fact, fact.at);
  return after === before ? canvas : { ...after, changedAt: fact.at };
}

function evolve(canvas: Canvas, fact: Exclude<CanvasFact, MomentFact>, at: string): Canvas {
  switch (fact.type) {
    case 'NodesPlaced':
      return placed(canvas, fact.data.nodes, fact.data.edges);
    case 'NodesConnected':
      return placed(canvas, [], fact.data.edges);
    case 'NodesGrouped':
      return changed(placed(canvas, [fact.data.group], []), fact.data.ids, { parent: fact.data.group.id });
    case 'NodesMoved':
      return merged(canvas, [...fact.data.nodes, ...fact.data.edges]);
    case 'NodesResized':
      return merged(canvas, fact.data.nodes);
    case 'NodesStyled':
      return fact.data.styles.reduce((next, { ids, style }) => changed(next, ids, style), canvas);
    case 'TextEdited':
    case 'EdgeRouted':
    case 'AssumptionLinked':
      return merged(canvas, [fact.data]);
    case 'NodesReordered':
      return stacked(merged(canvas, fact.data.parts), fact.data.parts);
    case 'NodesReparented':
      return changed(canvas, fact.data.ids, { parent: fact.data.parent });
    case 'NodesLocked':
      return changed(canvas, fact.data.ids, { locked: fact.data.locked });
    case 'NodesRemoved':
      return counted(canvas, fact.data, true);
    case 'NodesRestored':
      return counted(canvas, fact.data, false);
    case 'NodeShared':
      return shared(canvas, fact.data, at);
    case 'SelectionShared':
    case 'CanvasShared':
      return shared(canvas, { ...fact.data, node: null }, at);
    case 'ShareRevoked':
      return revoked(canvas, fact.data);
    default:
      return ignoreUnknown(fact, canvas);
  }
}

function placed(canvas: Canvas, nodes: readonly CanvasNode[], edges: readonly CanvasEdge[]): Canvas {
  const next = {
    ...canvas,
    nodes: nodes.length === 0 ? canvas.nodes : withParts(canvas.nodes, nodes),
    edges: edges.length === 0 ? canvas.edges : withParts(canvas.edges, edges),
    nodeCount: canvas.nodeCount + nodes.length,
    edgeCount: canvas.edgeCount + edges.length,
  };
  return stacked(next, [...nodes, ...edges]);
}

function stacked(canvas: Canvas, parts: readonly { readonly z: string }[]): Canvas {
  let { top, bottom } = canvas;
  for (const { z } of parts) {
    if (z > top) top = z;
    if (bottom === '' || z < bottom) bottom = z;
  }
  return { ...canvas, top, bottom };
}

type Change = { readonly id: string };

/** Each part with the members that its change has. */
function merged(canvas: Canvas, changes: readonly Change[]): Canvas {
  const nodes: CanvasNode[] = [];
  const edges: CanvasEdge[] = [];
  for (const change of changes) {
    const part: CanvasPart | undefined = partById(canvas, change.id);
    if (!part) continue;
    if (isEdge(part)) edges.push({ ...part, ...change });
    else nodes.push({ ...part, ...change });
  }
  return {
    ...canvas,
    nodes: nodes.length === 0 ? canvas.nodes : withParts(canvas.nodes, nodes),
    edges: edges.length === 0 ? canvas.edges : withParts(canvas.edges, edges),
  };
}

const changed = (canvas: Canvas, ids: readonly string[], change: Partial<CanvasPart>): Canvas =>
  merged(
    canvas,
    ids.map((id) => ({ ...change, id })),
  );

function counted(canvas: Canvas, { nodes, edges }: CanvasFactOf<'NodesRemoved'>, removed: boolean): Canvas {
  const sign = removed ? -1 : 1;
  return {
    ...changed(canvas, [...nodes, ...edges], { removed }),
    nodeCount: canvas.nodeCount + sign * nodes.length,
    edgeCount: canvas.edgeCount + sign * edges.length,
  };
}

type NewShare = Omit<Share, 'revoked' | 'sharedAt'>;

function shared(canvas: Canvas, { grant, node, ids, expiresAt }: NewShare, sharedAt: string): Canvas {
  const share = { grant, node, ...(ids && { ids }), expiresAt, revoked: false, sharedAt };
  return { ...canvas, shares: { ...canvas.shares, [grant]: share } };
}

function revoked(canvas: Canvas, { grant }: CanvasFactOf<'ShareRevoked'>): Canvas {
  const share = canvas.shares[grant];
  return share ? { ...canvas, shares: { ...canvas.shares, [grant]: { ...share, revoked: true } } } : canvas;
}
