import type { Rejection } from '../log/decision.ts';
import type { Json, JsonObject } from '../log/json.ts';
import { fact } from '../log/recorded-event.ts';
import { sameJson } from '../log/same-json.ts';
import type { Canvas } from './canvas.ts';
import type { CanvasEdge } from './canvas-edge.ts';
import type { CanvasFact, CanvasFactOf, PartStyle } from './canvas-facts.ts';
import type { CanvasNode } from './canvas-node.ts';
import { type CanvasPart, isEdge, liveNodesOf, partById } from './live-parts.ts';
import { isEnd, isLoop } from './place-nodes.ts';
import { styleFact } from './style-nodes.ts';
import type { Wanted } from './wanted-parts.ts';

type Members = Partial<CanvasNode & CanvasEdge>;

const styleNames = ['fill', 'textSize', 'textAlign', 'route', 'heads'] as const;

/** The facts that give parts the wanted places, sizes, ends, looks, texts and heights in the stack; or why they cannot. */
export function restoredMembers(canvas: Canvas, all: readonly Wanted[]): readonly CanvasFact[] | Rejection {
  const changed = all.flatMap(({ part, members }) => {
    const now = partById(canvas, part.id);
    return now ? [[now, differing(now, members)] as const] : [];
  });
  const ends = restoredEnds(canvas, changed);
  if (typeof ends === 'string') return ends;
  const styles = styleFact(changed.map(([part, members]) => [part, pick(members)]));
  return [
    ...places(changed),
    ...ends,
    ...(styles.kind === 'accepted' ? styles.facts : []),
    ...changed.flatMap(([{ id }, { text }]) => (text === undefined ? [] : [fact('TextEdited', { id, text })])),
    ...stack(changed.flatMap(([{ id }, { z }]) => (z === undefined ? [] : [{ id, z }]))),
    ...changed.flatMap(([{ id }, { assumption }]) =>
      assumption === undefined ? [] : [fact('AssumptionLinked', { id, assumption })],
    ),
  ];
}

type Changed = readonly (readonly [CanvasPart, Members])[];

function differing(part: CanvasPart, members: Wanted['members']): Members {
  const has: JsonObject = part;
  return Object.fromEntries(Object.entries(members).filter(([name, value]) => !sameJson(has[name], value as Json)));
}

function places(changed: Changed): readonly CanvasFact[] {
  const moved: CanvasFactOf<'NodesMoved'>['nodes'][number][] = [];
  const resized: CanvasFactOf<'NodesResized'>['nodes'][number][] = [];
  for (const [node, wanted] of changed) {
    if (isEdge(node)) continue;
    const { id, x, y, width, height, rotation } = { ...node, ...wanted };
    const isResized = ['width', 'height', 'rotation'].some((name) => name in wanted);
    if (isResized) resized.push({ id, x, y, width, height, rotation });
    else if ('x' in wanted || 'y' in wanted) moved.push({ id, x, y });
  }
  return [
    ...(moved.length > 0 ? [fact('NodesMoved', { nodes: moved, edges: [] })] : []),
    ...(resized.length > 0 ? [fact('NodesResized', { nodes: resized })] : []),
  ];
}

function restoredEnds(canvas: Canvas, changed: Changed): readonly CanvasFact[] | Rejection {
  const facts: CanvasFact[] = [];
  const nodes = liveNodesOf(canvas);
  for (const [edge, wanted] of changed) {
    if (!isEdge(edge)) continue;
    const names = (['from', 'to', 'bend'] as const).filter((name) => name in wanted);
    if (names.length === 0) continue;
    const { from, to } = { ...edge, ...wanted };
    // The ends of what is gone are judged when it comes back.
    if (!edge.removed && (!isEnd(nodes, from) || !isEnd(nodes, to) || isLoop(from, to))) return 'end-missing';
    const members = Object.fromEntries(names.map((name) => [name, wanted[name]]));
    facts.push(fact('EdgeRouted', { id: edge.id, ...members }));
  }
  return facts;
}

const pick = (members: Members): PartStyle =>
  Object.fromEntries(styleNames.flatMap((name) => (name in members ? [[name, members[name]]] : [])));

const stack = (parts: readonly { readonly id: string; readonly z: string }[]): readonly CanvasFact[] =>
  parts.length === 0 ? [] : [fact('NodesReordered', { parts })];
