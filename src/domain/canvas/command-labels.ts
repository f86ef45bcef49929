import type { Json, JsonObject } from '../log/json.ts';

type Noun = readonly [one: string, many: string];

const figures = new Intl.NumberFormat('en-US');

const part: Noun = ['an item', 'items'];
const kinds: ReadonlyMap<Json | undefined, Noun> = new Map<Json | undefined, Noun>([
  ['note', ['a note', 'notes']],
  ['text', ['text', 'text items']],
  ['rectangle', ['a rectangle', 'rectangles']],
  ['ellipse', ['an ellipse', 'ellipses']],
  ['diamond', ['a diamond', 'diamonds']],
  ['frame', ['a frame', 'frames']],
  ['section', ['a section', 'sections']],
  ['image', ['an image', 'images']],
  ['drawing', ['a drawing', 'drawings']],
]);
export const orders: ReadonlyMap<Json | undefined, (parts: string) => string> = new Map([
  ['front', (parts) => `Bring ${parts} to the front`],
  ['forward', (parts) => `Bring ${parts} forward`],
  ['backward', (parts) => `Send ${parts} backward`],
  ['back', (parts) => `Send ${parts} to the back`],
]);

/** Label for adding nodes and edges: names their kind if they share one. */
export function placedLabel(data: JsonObject): string {
  const nodes = objects(data['nodes']);
  const named = new Set(nodes.map(({ kind }) => kind));
  const [kind] = named;
  const isOneKind = named.size === 1 && (nodes.length === 1 || objects(data['edges']).length === 0);
  return nodes.length === 0
    ? connectedLabel(data)
    : `Add ${isOneKind ? counted(nodes.length, kinds.get(kind) ?? part) : partsLabel(data)}`;
}

export function connectedLabel(data: JsonObject): string {
  const edges = objects(data['edges']);
  const [edge] = edges;
  if (edges.length > 1) return `Add ${counted(edges.length, ['a connection', 'connections'])}`;
  const holds = (end: Json | undefined) => objects([end ?? null]).some(({ node }) => node !== undefined);
  return edge && holds(edge['from']) && holds(edge['to']) ? 'Connect two items' : 'Draw a line';
}

/** How many parts are named, each once. */
export function partsLabel(data: JsonObject): string {
  const named = [...objects(data['nodes']), ...objects(data['edges'])].map(({ id }) => id);
  return counted(new Set([...named, ...list(data['ids'])]).size, part);
}

function counted(count: number, [one, many]: Noun): string {
  return count === 1 ? one : `${figures.format(count)} ${many}`;
}

/** A command that waits may be of another version. */
const list = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
export const objects = (value: Json | undefined): readonly JsonObject[] =>
  list(value).filter((each): each is JsonObject => typeof each === 'object' && each !== null && !Array.isArray(each));
