import { canvasStreamOf } from '#domain/canvas/canvas.ts';
import type { CanvasCommandType } from '#domain/canvas/canvas-commands.ts';
import type { Command } from '#domain/log/command.ts';
import type { Json, JsonObject } from '#domain/log/json.ts';
import { quoted } from './quoted.ts';

type Data = Command['data'];
type Wish = Pick<Command, 'type' | 'stream' | 'data'>;
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
const orders: ReadonlyMap<Json | undefined, (parts: string) => string> = new Map([
  ['front', (parts) => `Bring ${parts} to the front`],
  ['forward', (parts) => `Bring ${parts} forward`],
  ['backward', (parts) => `Send ${parts} backward`],
  ['back', (parts) => `Send ${parts} to the back`],
]);

const wishes: Readonly<Record<CanvasCommandType, (data: Data) => string>> = {
  PlaceNodes: placed,
  MoveNodes: (data) => `Move ${parts(data)}`,
  ResizeNodes: (data) => {
    const isTurn = objects(data['nodes']).every((node) => node['rotation'] !== undefined);
    return `${isTurn ? 'Rotate' : 'Resize'} ${parts(data)}`;
  },
  StyleNodes: (data) => `Restyle ${parts(data)}`,
  EditText: ({ text }) => (text === '' ? 'Clear text' : `Write ${quoted(text)}`),
  ConnectNodes: connected,
  RouteEdge: () => 'Reroute a connection',
  ReorderNodes: (data) => orders.get(data['to'])?.(parts(data)) ?? `Reorder ${parts(data)}`,
  GroupNodes: (data) => `Group ${parts(data)}`,
  ReparentNodes: (data) => `Move ${parts(data)} ${data['parent'] === null ? 'out of a frame' : 'into a frame'}`,
  LockNodes: (data) => `${data['locked'] === false ? 'Unlock' : 'Lock'} ${parts(data)}`,
  RemoveNodes: (data) => `Remove ${parts(data)}`,
  RestoreNodes: (data) => `Restore ${parts(data)}`,
  LinkAssumption: ({ assumption }) =>
    assumption === null ? 'Convert an assumption to a note' : 'Convert a note to an assumption',
  ShareNode: () => 'Share an item with a link',
  ShareSelection: (data) => `Share ${parts(data)} with a link`,
  ShareCanvas: () => 'Share a canvas with a link',
  RevokeShare: () => 'Revoke a link',
};

/** What commands of one change want of a canvas, in words; undefined where that is not told by them. */
export function canvasWords(commands: readonly Wish[]): string | undefined {
  const [first] = commands;
  if (!first?.stream.startsWith(canvasStreamOf(''))) return undefined;
  if (commands.some(({ stream }) => stream !== first.stream)) return undefined;
  const types = new Set(commands.map(({ type }) => type));
  const data = (type: CanvasCommandType) => merged(commands.filter((each) => each.type === type));
  const only = (...of: readonly CanvasCommandType[]) => [...types].every((type) => of.some((each) => each === type));
  if (only('PlaceNodes', 'ConnectNodes') && types.size === 2) return placed(merged(commands));
  if (types.has('MoveNodes') && only('MoveNodes', 'ReparentNodes')) return wishes.MoveNodes(data('MoveNodes'));
  for (const type of ['PlaceNodes', 'ResizeNodes'] as const)
    if (types.has(type) && only(type, 'ReparentNodes')) return wishes[type](data(type));
  if (types.has('EditText') && only('RestoreNodes', 'EditText', 'ResizeNodes'))
    return wishes.EditText(data('EditText'));
  if (types.size === 2 && only('ReparentNodes', 'RemoveNodes')) return `Ungroup ${parts(data('ReparentNodes'))}`;
  const isKnown = types.size === 1 && Object.hasOwn(wishes, first.type);
  return isKnown ? wishes[first.type as CanvasCommandType](merged(commands)) : undefined;
}

/** The data of commands as if one had brought all: lists joined, and of all else the last. */
function merged(commands: readonly Wish[]): Data {
  const all: Record<string, Json | undefined> = {};
  for (const { data } of commands) {
    for (const [name, value] of Object.entries(data)) {
      const before = all[name];
      all[name] = Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value;
    }
  }
  return all;
}

function placed(data: Data): string {
  const nodes = objects(data['nodes']);
  const named = new Set(nodes.map(({ kind }) => kind));
  const [kind] = named;
  const isOneKind = named.size === 1 && (nodes.length === 1 || objects(data['edges']).length === 0);
  return nodes.length === 0
    ? connected(data)
    : `Add ${isOneKind ? counted(nodes.length, kinds.get(kind) ?? part) : parts(data)}`;
}

function connected(data: Data): string {
  const edges = objects(data['edges']);
  const [edge] = edges;
  if (edges.length > 1) return `Add ${counted(edges.length, ['a connection', 'connections'])}`;
  const holds = (end: Json | undefined) => objects([end ?? null]).some(({ node }) => node !== undefined);
  return edge && holds(edge['from']) && holds(edge['to']) ? 'Connect two items' : 'Draw a line';
}

/** How many parts are named, each once. */
function parts(data: Data): string {
  const named = [...objects(data['nodes']), ...objects(data['edges'])].map(({ id }) => id);
  return counted(new Set([...named, ...list(data['ids'])]).size, part);
}

function counted(count: number, [one, many]: Noun): string {
  return count === 1 ? one : `${figures.format(count)} ${many}`;
}

/** A command that waits may be of another version. */
const list = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
const objects = (value: Json | undefined): readonly JsonObject[] =>
  list(value).filter((each): each is JsonObject => typeof each === 'object' && each !== null && !Array.isArray(each));
