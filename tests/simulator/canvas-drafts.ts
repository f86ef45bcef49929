import type { Canvas } from '#domain/canvas/canvas.ts';
import { partById } from '#domain/canvas/live-parts.ts';
import type { JsonObject } from '#domain/log/json.ts';
import { type CommandKind, canvasOf, simply, type View } from './command-kind.ts';
import type { Dice } from './dice.ts';

/** Few parts on few canvases, so that commands meet. */
const canvases = 2;
const ids = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => letter.repeat(12));
const places = [-300, 0, 12.345, 480, 2e6];
const texts = ['', 'one two three', 'one 2 three', '1 two three', 'one two three four'];
const kinds = ['note', 'rectangle', 'frame', 'group', 'text'];

const on = (dice: Dice, more: JsonObject): JsonObject => ({ canvas: dice.below(canvases), ...more });
const point = (dice: Dice): JsonObject => ({ x: dice.pick(places), y: dice.pick(places.slice(0, 4)) });
const end = (dice: Dice): JsonObject => (dice.chance(0.8) ? { node: dice.pick(ids), side: 'auto' } : point(dice));
const two = (dice: Dice): string[] => [...new Set([dice.pick(ids), dice.pick(ids)])];

type Rolled = { readonly canvas: number; readonly data: JsonObject };

/** One that sends what was rolled as it is. */
function plain(weight: number, type: string, data: (dice: Dice) => JsonObject): CommandKind {
  return {
    weight,
    roll: (dice) => on(dice, { data: data(dice) }),
    draft: ({ canvas, data: rolled }: Rolled) => simply(type, canvasOf(canvas), rolled),
  };
}

/** Every kind of command that changes a canvas, valid and not. */
export const canvasCommandKinds = {
  place: plain(6, 'PlaceNodes', (dice) => ({
    nodes: two(dice).map((id) => ({
      ...{ id, kind: dice.pick(kinds), ...point(dice), width: 200, height: 96, text: dice.pick(texts) },
      parent: dice.chance(0.3) ? dice.pick(ids) : null,
    })),
  })),
  moveNodes: plain(6, 'MoveNodes', (dice) => ({ nodes: two(dice).map((id) => ({ id, ...point(dice) })) })),
  resize: plain(2, 'ResizeNodes', (dice) => ({
    nodes: [{ id: dice.pick(ids), ...point(dice), width: dice.pick([3, 90, 400]), height: 120, rotation: 450 }],
  })),
  style: plain(2, 'StyleNodes', (dice) => ({ ids: two(dice), style: { fill: dice.pick(['sky', 'sage']) } })),
  write: {
    weight: 4,
    roll: (dice) => on(dice, { id: dice.pick(ids), text: dice.pick(texts), isStale: dice.chance(0.3) }),
    draft({ canvas, id, text, isStale }: { canvas: number; id: string; text: string; isStale: boolean }, view: View) {
      const state = view.shown(canvasOf(canvas)) as Canvas | undefined;
      const seen = (state && partById(state, id)?.text) ?? '';
      return simply('EditText', canvasOf(canvas), { id, text, base: isStale ? 'one two three' : seen });
    },
  },
  connect: plain(4, 'ConnectNodes', (dice) => ({ edges: [{ id: dice.pick(ids), from: end(dice), to: end(dice) }] })),
  route: plain(2, 'RouteEdge', (dice) => ({ id: dice.pick(ids), to: end(dice), bend: dice.pick([0, 40]) })),
  reorder: plain(3, 'ReorderNodes', (dice) => ({
    ids: two(dice),
    to: dice.pick(['front', 'forward', 'backward', 'back']),
  })),
  group: plain(2, 'GroupNodes', (dice) => ({ id: dice.pick(ids), ids: two(dice) })),
  reparent: plain(2, 'ReparentNodes', (dice) => ({ ids: two(dice), parent: dice.pick([...ids, null]) })),
  lock: plain(2, 'LockNodes', (dice) => ({ ids: two(dice), locked: dice.chance(0.4) })),
  removeNodes: plain(3, 'RemoveNodes', (dice) => ({ ids: two(dice) })),
  restoreNodes: plain(2, 'RestoreNodes', (dice) => ({ ids: two(dice) })),
  link: plain(1, 'LinkAssumption', (dice) => ({ id: dice.pick(ids), assumption: dice.pick(['belief', null]) })),
  share: plain(1, 'ShareNode', (dice) => ({
    node: dice.pick(ids),
    grant: dice.pick(['g', 'h']).repeat(22),
    expiresAt: null,
  })),
  shareSelection: plain(1, 'ShareSelection', (dice) => ({
    ids: two(dice),
    grant: dice.pick(['g', 'i']).repeat(22),
    expiresAt: null,
  })),
  shareCanvas: plain(1, 'ShareCanvas', (dice) => ({ grant: dice.pick(['h', 'i']).repeat(22), expiresAt: null })),
  revoke: plain(1, 'RevokeShare', (dice) => ({ grant: dice.pick(['g', 'h', 'i']).repeat(22) })),
} satisfies Record<string, CommandKind>;
