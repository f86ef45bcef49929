import type { Box, CanvasNode, Point } from '#domain/canvas/canvas-node.ts';
import { distanceTo } from '#drawing/edge-path.ts';
import { isInside, middleOf } from '#drawing/node-outline.ts';
import { distanceToStroke } from '#drawing/stroke-path.ts';
import { turned } from '#drawing/turned.ts';
import { type Area, areaOfBox, contains } from './area.ts';
import { bendHandle, bendNormal, canReroute } from './bend.ts';
import { titleRoom } from './items.ts';
import type { Scene } from './scene.ts';
import type { SceneItem } from './scene-item.ts';
import type { Selection } from './selection.ts';
import type { Handle } from './selection-frame.ts';

/** The part of the canvas under a point of the scene. */
export type Hit =
  | { readonly kind: 'node'; readonly id: string }
  | { readonly kind: 'edge'; readonly id: string }
  | { readonly kind: 'handle'; readonly handle: Handle }
  | { readonly kind: 'edge-end'; readonly id: string; readonly end: 'from' | 'to' }
  /** The middle of an edge that is selected: `normal` is the direction, of length 1, into which a positive bend moves it. */
  | { readonly kind: 'edge-bend'; readonly id: string; readonly bend: number; readonly normal: Point }
  | { readonly kind: 'canvas' };

/** CSS pixels around the point: handles are targets of 24, edges and borders of 16. */
const handleReach = 12;
const edgeReach = 8;

/**
 * The topmost thing under the point, handles of the selection first. A frame or a section is met at its border and its
 * title; within it lies the canvas, so that what is in it can be chosen by a marquee.
 */
export function hitTest(scene: Scene, selection: Selection, point: Point, zoom: number): Hit {
  const handle = handleAt(scene, selection, point, zoom);
  if (handle) return handle;
  const reach = edgeReach / zoom;
  const near = { minX: point.x - reach, minY: point.y - reach, maxX: point.x + reach, maxY: point.y + reach };
  const found = scene
    .within(near)
    .sort((a, b) => b.rank - a.rank)
    .find((item) => isMet(item, point, reach));
  return found ? { kind: found.node ? 'node' : 'edge', id: found.id } : { kind: 'canvas' };
}

/** Nodes and edges that a marquee chooses: nodes that it touches; frames, sections and edges that it encloses. */
export function chosenWithin(scene: Scene, box: Box): string[] {
  const area = areaOfBox(box);
  return scene.within(area).flatMap((item) => (isChosen(item, area) ? [item.id] : []));
}

function isChosen(item: SceneItem, area: Area): boolean {
  if (!item.node) return contains(area, areaOfBox(item.geometry.box));
  return !isHollow(item.node) || contains(area, areaOfBox(item.node));
}

function handleAt(scene: Scene, selection: Selection, point: Point, zoom: number): Hit | undefined {
  const reach = handleReach / zoom;
  const isNear = (at: Point): boolean => Math.abs(at.x - point.x) <= reach && Math.abs(at.y - point.y) <= reach;
  const edge = selection.onlyEdge;
  if (edge) {
    if (!canReroute(edge.edge)) return undefined;
    if (isNear(edge.geometry.end)) return { kind: 'edge-end', id: edge.id, end: 'to' };
    if (isNear(edge.geometry.start)) return { kind: 'edge-end', id: edge.id, end: 'from' };
    if (!isNear(bendHandle(edge, zoom))) return undefined;
    return { kind: 'edge-bend', id: edge.id, bend: edge.edge.bend, normal: bendNormal(edge, (id) => scene.node(id)) };
  }
  const frame = selection.frame(zoom);
  if (!frame) return undefined;
  // A frame too small for its handles keeps room to be taken hold of.
  if (Math.min(frame.box.width, frame.box.height) * zoom < 3 * handleReach && isWithin(frame.box, point))
    return undefined;
  const nearest = frame.handles
    .filter(({ at }) => isNear(at))
    .sort((a, b) => distance(a.at, point) - distance(b.at, point))[0];
  return nearest && { kind: 'handle', handle: nearest.handle };
}

function isMet(item: SceneItem, point: Point, reach: number): boolean {
  if (item.edge) {
    const isLabel = item.edge.text !== '' && isNearLabel(item.geometry.labelAt, point);
    return isLabel || distanceTo(item.geometry, point) <= reach;
  }
  const { node } = item;
  if (node.kind === 'drawing') return distanceToStroke(node, turned(point, middleOf(node), -node.rotation)) <= reach;
  if (!isHollow(node)) return isInside(node, point) || isTinyAndNear(node, point, reach);
  if (node.kind === 'frame' && isWithin({ ...node, y: node.y - titleRoom, height: titleRoom }, point)) return true;
  if (node.kind === 'section' && isWithin({ ...node, height: Math.min(node.height, 40) }, point)) return true;
  return isWithin(grown(node, reach / 2), point) && !isWithin(grown(node, -reach / 2), point);
}

const isHollow = (node: CanvasNode): boolean => node.kind === 'frame' || node.kind === 'section';

/** Half of the smallest label. */
const isNearLabel = (at: Point, point: Point): boolean =>
  Math.abs(at.x - point.x) <= 16 && Math.abs(at.y - point.y) <= 10;

const isTinyAndNear = (node: CanvasNode, point: Point, reach: number): boolean =>
  Math.min(node.width, node.height) < reach && isWithin(grown(node, reach / 2), point);

const isWithin = (box: Box, { x, y }: Point): boolean =>
  x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;

const grown = (box: Box, by: number): Box => ({
  x: box.x - by,
  y: box.y - by,
  width: box.width + 2 * by,
  height: box.height + 2 * by,
});

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
