import { accept, type Decision, reject } from '../log/decision.ts';
import type { Json } from '../log/json.ts';
import { partOf } from '../log/parts.ts';
import { fact } from '../log/recorded-event.ts';
import { sameJson } from '../log/same-json.ts';
import { canDo } from './can-do.ts';
import type { Canvas } from './canvas.ts';
import type { CanvasCommandData } from './canvas-commands.ts';
import type { CanvasFact, CanvasFactOf } from './canvas-facts.ts';
import { fitLength } from './fit-numbers.ts';
import { liveNodesOf } from './live-parts.ts';
import { fitEnd } from './new-parts.ts';
import { isEnd, isLoop } from './place-nodes.ts';

export function routeEdge(canvas: Canvas, { id, ...wanted }: CanvasCommandData<'RouteEdge'>): Decision<CanvasFact> {
  const edge = partOf(canvas.edges, id);
  if (!edge || edge.removed) return reject('node-missing');
  if (!canDo(canvas, edge, 'reroute')) return reject('node-locked');
  const bend = fitLength(wanted.bend ?? edge.bend);
  const [from, to] = [fitEnd(wanted.from ?? edge.from), fitEnd(wanted.to ?? edge.to)];
  if (bend === undefined || !from || !to) return reject('not-finite');
  if (!isEnd(liveNodesOf(canvas), from) || !isEnd(liveNodesOf(canvas), to) || isLoop(from, to))
    return reject('end-missing');
  const { route = edge.route, heads = edge.heads } = wanted;
  const next = { from, to, route, bend, heads };
  const changed = Object.entries(next).filter(([name, value]) => !sameJson(asJson(edge[name as never]), asJson(value)));
  if (changed.length === 0) return accept();
  return accept(fact('EdgeRouted', { id, ...Object.fromEntries(changed) } as CanvasFactOf<'EdgeRouted'>));
}

const asJson = (value: unknown): Json => value as Json;
