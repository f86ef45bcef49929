import { type CanvasCommandData, canvasCommandLimits, type NewEdge, type NewNode } from '../canvas/canvas-commands.ts';
import type { EdgeEnd } from '../canvas/canvas-edge.ts';
import type { Point } from '../canvas/canvas-node.ts';
import { cutUp } from '../canvas/cut-up.ts';
import { keysBetween } from '../order/keys-between.ts';
import type { CanvasFile } from './canvas-file.ts';

export interface PlaceRequest {
  readonly type: 'PlaceNodes';
  readonly data: CanvasCommandData<'PlaceNodes'>;
}

export interface Placement {
  /** For the part that has `id` in the file: 12 characters of base 62 by chance, another one each time. */
  readonly newId: (id: string) => string;
  /** The highest key of the canvas; empty if there is nothing on it, so that the keys of the file stay. */
  readonly top: string;
  /** In scene units. */
  readonly offset?: Point;
  /** Without them, cards become ordinary nodes: what is pasted into another project has no part in its assumptions. */
  readonly keepsAssumptions: boolean;
}

/** The commands that place a file's parts under new ids above all else, to be issued as one change. */
export function placeFile({ nodes, edges }: CanvasFile, placement: Placement): readonly PlaceRequest[] {
  const { newId, top, offset = { x: 0, y: 0 }, keepsAssumptions } = placement;
  const ids = new Map([...nodes, ...edges].map(({ id }) => [id, newId(id)]));
  const keyOf = keysFor([...nodes, ...edges], top);
  const shifted = ({ x, y }: Point): Point => ({ x: x + offset.x, y: y + offset.y });
  const endOf = (end: EdgeEnd): EdgeEnd =>
    'node' in end ? { ...end, node: ids.get(end.node) ?? end.node } : shifted(end);
  const placed = parentsFirst(nodes).map((node): NewNode => {
    const parent = node.parent == null ? null : (ids.get(node.parent) ?? null);
    const at = node.kind === 'group' ? { x: 0, y: 0 } : shifted(node);
    return {
      ...node,
      ...at,
      parent,
      id: ids.get(node.id) ?? node.id,
      z: keyOf(node),
      ...(keepsAssumptions ? {} : { assumption: null }),
    };
  });
  const connected = edges.map((edge): NewEdge => {
    const ends = { from: endOf(edge.from) as NewEdge['from'], to: endOf(edge.to) as NewEdge['to'] };
    return { ...edge, ...ends, id: ids.get(edge.id) ?? edge.id, z: keyOf(edge) };
  });
  return cutUp({ nodes: placed, edges: connected }, canvasCommandLimits).map(
    ({ nodes: some = [], edges: between }) => ({
      type: 'PlaceNodes',
      data: { nodes: [...some], ...(between && { edges: [...between] }) },
    }),
  );
}

type Part = NewNode | NewEdge;

/** Keeps the file's keys on an empty canvas, if every part has one of its own; otherwise gives others in the same order. */
function keysFor(parts: readonly Part[], top: string): (part: Part) => string {
  const given = new Set(parts.map(({ z }) => z));
  const isKept = top === '' && given.size === parts.length && !given.has(undefined);
  if (isKept) return ({ z = '' }) => z;
  const ordered = parts.toSorted((a, b) => compareKeys(a.z, b.z) || compareKeys(a.id, b.id));
  const keys = keysBetween(top, '', ordered.length) ?? [];
  const byId = new Map(ordered.map(({ id }, n) => [id, keys[n] ?? '']));
  return ({ id }) => byId.get(id) ?? '';
}

/** Compares two keys; a part without a key lies above a part with one. */
function compareKeys(a: string | undefined, b: string | undefined): number {
  if (a === b) return 0;
  return a === undefined || (b !== undefined && a > b) ? 1 : -1;
}

/** A part that is inside of another comes after it, since commands are taken one after the other. */
function parentsFirst(nodes: readonly NewNode[]): readonly NewNode[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Set(nodes.map(({ parent }) => parent));
  const depths = new Map<string, number>();
  const isKnown = (id: string): boolean => depths.has(id) || !byId.has(id);
  for (const node of nodes) {
    const path: string[] = [];
    let at: string | null | undefined = node.id;
    for (; at != null && !isKnown(at); at = byId.get(at)?.parent) {
      path.push(at);
      // So that what is inside of itself, which the canvas refuses, comes to an end.
      depths.set(at, 0);
    }
    let steps = at == null ? -1 : (depths.get(at) ?? 0);
    for (const id of path.reverse()) depths.set(id, ++steps);
  }
  const depthOf = ({ id }: NewNode): number => (parents.has(id) ? (depths.get(id) ?? 0) : Number.POSITIVE_INFINITY);
  return nodes.toSorted((a, b) => (depthOf(a) === depthOf(b) ? 0 : depthOf(a) - depthOf(b)));
}
