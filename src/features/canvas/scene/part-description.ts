import type { CanvasEdge } from '#domain/canvas/canvas-edge.ts';
import type { Box, CanvasNode } from '#domain/canvas/canvas-node.ts';
import { endName, type NodeLookup, nodeName } from '#domain/canvas/part-name.ts';

/** The number of a node's connections that are named; the rest are only counted. */
const named = 6;

const round = (length: number): string => String(Math.round(length));

/** Where a box lies within another, in words: "upper left", "middle". */
export function placeWords(box: Box, whole: Box): string {
  const third = (at: number, from: number, size: number): 0 | 1 | 2 => {
    const share = size > 0 ? (at - from) / size : 0.5;
    return share < 1 / 3 ? 0 : share > 2 / 3 ? 2 : 1;
  };
  const across = (['left', 'middle', 'right'] as const)[third(box.x + box.width / 2, whole.x, whole.width)];
  const down = (['upper', 'middle', 'lower'] as const)[third(box.y + box.height / 2, whole.y, whole.height)];
  return down === across ? down : `${down} ${across}`;
}

export interface NodeSurroundings {
  /** The frame, section or group that it is in, if that is there. */
  readonly parent: CanvasNode | undefined;
  /** Around all nodes of the canvas. */
  readonly whole: Box;
  /** Asked by a section while nothing is in it. */
  readonly question?: string | undefined;
  readonly edges: readonly CanvasEdge[];
  readonly lookup: NodeLookup;
}

/** Where a node is, in words and in scene units, and what it is connected with. */
export function nodeDescription(
  node: CanvasNode,
  { parent, whole, question, edges, lookup }: NodeSurroundings,
): string {
  const container = parent && parent.kind !== 'group' ? parent : undefined;
  const inside = container ? `${nodeName(container)}` : 'the canvas';
  const place = `${capital(placeWords(node, container ?? whole))} of ${inside}`;
  const parts = [
    `${place}: left ${round(node.x)}, top ${round(node.y)}, width ${round(node.width)}, height ${round(node.height)} units`,
    ...(node.rotation === 0 ? [] : [`Rotated by ${round(node.rotation)} degrees`]),
    ...(parent?.kind === 'group' ? ['In a group'] : []),
    ...connections(node.id, edges, lookup),
    ...(node.locked ? ['Locked'] : []),
  ];
  return `${parts.join('. ')}.${question === undefined ? '' : ` Empty: ${question}`}`;
}

const routeWords = { straight: 'Straight', elbow: 'With right angles', curved: 'Curved' } as const;

/** How an edge runs. Both points in scene units. */
export function edgeDescription({ route, locked }: CanvasEdge, box: Box | undefined): string {
  const place = box
    ? [
        `${routeWords[route]}, from left ${round(box.x)}, top ${round(box.y)}, over ${round(box.width)} by ${round(box.height)} units`,
      ]
    : [routeWords[route]];
  return `${[...place, ...(locked ? ['Locked'] : [])].join('. ')}.`;
}

function connections(id: string, edges: readonly CanvasEdge[], lookup: NodeLookup): readonly string[] {
  if (edges.length === 0) return ['Not connected'];
  const told = edges.slice(0, named).map(({ from, to, heads }) => {
    const leaves = 'node' in from && from.node === id;
    const other = endName(leaves ? to : from, lookup);
    if (heads !== 'end') return `connected to ${other}`;
    return leaves ? `leads to ${other}` : `connected from ${other}`;
  });
  const rest = edges.length - told.length;
  return [capital([...told, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', '))];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
