import type { NewEdge, NewNode } from '../canvas/canvas-commands.ts';
import type { Point } from '../canvas/canvas-node.ts';
import { strokeInScene } from '../canvas/stroke-points.ts';
import type { CanvasFile } from './canvas-file.ts';
import { pixelsOf } from './foreign-canvas.ts';
import { excalidrawColor } from './foreign-fill.ts';
import { endAt } from './node-geometry.ts';

const look = {
  strokeColor: '#1e1e1e',
  backgroundColor: 'transparent',
  fillStyle: 'solid',
  strokeWidth: 2,
  strokeStyle: 'solid',
  roughness: 0,
  opacity: 100,
  seed: 1,
  version: 1,
  versionNonce: 1,
  isDeleted: false,
  updated: 1,
  link: null,
  boundElements: null as { id: string; type: string }[] | null,
};

/** The parts of a canvas as a scene of Excalidraw, with the images of which there are pixels: data URLs by their assets. */
export function writeExcalidraw({ nodes, edges }: CanvasFile, pixels: ReadonlyMap<string, string> = new Map()): string {
  const isDrawn = ({ kind, asset }: NewNode): boolean =>
    kind !== 'group' && (kind !== 'image' || pixels.has(asset ?? ''));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const arrows = Map.groupBy(
    edges.flatMap((edge) =>
      [edge.from, edge.to].flatMap((end) => ('node' in end ? [[end.node, edge.id] as const] : [])),
    ),
    ([node]) => node,
  );
  const holdersOf = (node: NewNode) => {
    const chain: NewNode[] = [];
    for (let at = byId.get(node.parent ?? ''); at && !chain.includes(at); at = byId.get(at.parent ?? ''))
      chain.push(at);
    return {
      groupIds: chain.filter(({ kind }) => kind === 'group').map(({ id }) => id),
      frameId: chain.find(({ kind }) => isFrame(kind))?.id ?? null,
    };
  };
  const drawn = nodes.filter(isDrawn);
  const elements = drawn.flatMap((node) => {
    const bound = (arrows.get(node.id) ?? []).map(([, id]) => ({ id, type: 'arrow' }));
    return elementsOf(node, holdersOf(node), bound);
  });
  const lines = edges.flatMap((edge) => linesOf(edge, (id) => byId.get(id)));
  const scene = {
    type: 'excalidraw',
    version: 2,
    source: 'groundwork',
    elements: [...elements, ...lines],
    appState: { viewBackgroundColor: '#ffffff' },
    files: Object.fromEntries(
      [...pixels].map(([id, dataURL]) => [
        id,
        { id, dataURL, mimeType: dataURL.slice(5).split(/[;,]/)[0], created: 1 },
      ]),
    ),
  };
  return `${JSON.stringify(scene, null, 2)}\n`;
}

const isFrame = (kind: NewNode['kind']): boolean => kind === 'frame' || kind === 'section';

type Holders = { readonly groupIds: readonly string[]; readonly frameId: string | null };
type Bound = { id: string; type: string };

function elementsOf(node: NewNode, holders: Holders, bound: Bound[]): readonly object[] {
  const { id, kind, x, y, width, height, text = '', fill = 'none', rotation = 0, locked = false } = node;
  const base = { ...look, ...holders, id, x, y, width, height, angle: (rotation * Math.PI) / 180, locked };
  const holds = { ...base, boundElements: bound.length > 0 ? bound : null };
  if (isFrame(kind)) return [{ ...holds, type: 'frame', name: text, frameId: null }];
  if (kind === 'text') return [{ ...holds, ...wordsOf(node), type: 'text', containerId: null }];
  if (kind === 'drawing') {
    const points = strokeInScene(node.points ?? [], { x, y, width, height }).map((at) => [at.x - x, at.y - y]);
    return [{ ...base, type: 'freedraw', points, pressures: [], simulatePressure: true, lastCommittedPoint: null }];
  }
  if (kind === 'image')
    return [{ ...holds, type: 'image', fileId: node.asset, status: 'saved', scale: [1, 1], crop: null }];
  const shape = {
    ...holds,
    type: kind === 'ellipse' || kind === 'diamond' ? kind : 'rectangle',
    backgroundColor: excalidrawColor[fill],
    roundness: kind === 'note' ? { type: 3 } : null,
  };
  if (text === '') return [shape];
  const label = `${id}-text`;
  return [
    { ...shape, boundElements: [{ id: label, type: 'text' }, ...bound] },
    { ...base, ...wordsOf(node), id: label, type: 'text', containerId: id, locked },
  ];
}

function wordsOf({
  text = '',
  textSize = 'medium',
  textAlign = 'start',
}: Pick<NewNode, 'text' | 'textSize' | 'textAlign'>) {
  const align = textAlign === 'start' ? 'left' : textAlign === 'end' ? 'right' : 'center';
  const size = { fontSize: pixelsOf[textSize], lineHeight: 1.25, fontFamily: 2 };
  return { text, originalText: text, ...size, textAlign: align, verticalAlign: 'middle', autoResize: false };
}

function linesOf(edge: NewEdge, nodeOf: (id: string) => NewNode | undefined): readonly object[] {
  const { id, from, to, heads = 'end', route = 'straight', text = '', locked = false } = edge;
  const start = endAt(from, to, nodeOf).point;
  const end = endAt(to, from, nodeOf).point;
  const label = `${id}-text`;
  const bindingOf = (each: NewEdge['from']) => ('node' in each ? { elementId: each.node, focus: 0, gap: 1 } : null);
  const across = { width: Math.abs(end.x - start.x), height: Math.abs(end.y - start.y) };
  const way = { x: end.x - start.x, y: end.y - start.y };
  const line = {
    ...look,
    ...{ id, type: 'arrow', x: start.x, y: start.y, ...across, angle: 0, locked, groupIds: [], frameId: null },
    points: [[0, 0], ...(route === 'curved' ? [besideMiddle(way)] : []), [way.x, way.y]],
    startBinding: bindingOf(from),
    endBinding: bindingOf(to),
    startArrowhead: heads === 'both' ? 'arrow' : null,
    endArrowhead: heads === 'none' ? null : 'arrow',
    elbowed: route === 'elbow',
    roundness: route === 'curved' ? { type: 2 } : null,
    lastCommittedPoint: null,
    boundElements: text === '' ? null : [{ id: label, type: 'text' }],
  };
  if (text === '') return [line];
  const words = { ...look, ...wordsOf({ text, textAlign: 'center' }), id: label, type: 'text', containerId: id };
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2, width: 100, height: 20, angle: 0 };
  return [line, { ...words, ...middle, groupIds: [], frameId: null, locked }];
}

/** A curve needs a third point there, aside from the straight way. */
const besideMiddle = ({ x, y }: Point): readonly number[] => [x / 2 - y * 0.15, y / 2 + x * 0.15];
