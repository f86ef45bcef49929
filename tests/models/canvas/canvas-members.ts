import fc from 'fast-check';
import { type Board, hasCycle, type ModelCommand, next, type Outcome, undone } from './canvas-model.ts';
import { byId, ProductCanvas } from './product-canvas.ts';

/** Few enough that commands meet; the last two are edges. */
const nodeIds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((letter) => letter.repeat(12));
const edgeIds = ['y', 'z'].map((letter) => letter.repeat(12));
const node = fc.constantFrom(...nodeIds);
const any = fc.constantFrom(...nodeIds, ...edgeIds);
const some = fc.uniqueArray(any, { minLength: 1, maxLength: 3 });
const fill = fc.constantFrom('straw', 'sky', 'clay');
const heads = fc.constantFrom('none', 'end', 'both');
const parent = fc.option(node, { nil: null, freq: 3 });
const place = fc.integer({ min: -3, max: 3 });

const placed = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .record({
        id: node,
        kind: fc.constantFrom('note', 'note', 'section', 'group'),
        x: place,
        y: place,
        fill,
        parent,
        locked: fc.boolean(),
      })
      .map((each) => ({ ...each, ...(each.kind === 'group' && { x: 0, y: 0 }), ends: null, heads: '' })),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({ id: fc.constantFrom(...edgeIds), ends: fc.tuple(node, node), heads, locked: fc.boolean() })
      .map((each) => ({ ...each, kind: 'edge', x: 0, y: 0, fill: '', parent: null })),
  },
);

const command = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('place'),
      parts: fc.uniqueArray(placed, { minLength: 1, maxLength: 4, selector: ({ id }) => id }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('group'), id: node, ids: some }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reparent'), ids: some, parent }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('lock'), ids: some, locked: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('remove', 'restore'), ids: some }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('move'), id: any, x: place, y: place }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('style'), ids: some, fill, heads }) },
) as fc.Arbitrary<ModelCommand>;

const [a = '', b = '', c = '', d = '', e = '', f = '', g = ''] = nodeIds;
const plain = { x: 0, y: 0, fill: 'straw', locked: false, parent: null, ends: null, heads: '' } as const;
/** A group in a group in a group, with notes inside and outside of them, one in a section, and an arrow between two. */
const beginning: ModelCommand = {
  do: 'place',
  parts: [
    { ...plain, id: a, kind: 'note', parent: c },
    { ...plain, id: b, kind: 'note', parent: g },
    { ...plain, id: c, kind: 'group', fill: 'none' },
    { ...plain, id: d, kind: 'group', fill: 'none', parent: c },
    { ...plain, id: e, kind: 'group', fill: 'none', parent: d },
    { ...plain, id: f, kind: 'note', parent: e },
    { ...plain, id: g, kind: 'section' },
    { ...plain, id: edgeIds[0] ?? '', kind: 'edge', fill: '', ends: [a, b], heads: 'end' },
  ],
};

/** `back` counts from the newest change: 0 takes back what was done last, which may be an undo. */
const undo = fc.record({ do: fc.constant('undo' as const), back: fc.oneof(fc.constant(0), fc.nat(6)) });
const step = fc.oneof({ weight: 2, arbitrary: command }, { weight: 1, arbitrary: undo });
const group = fc.constantFrom(c, d, e);
/** Groups that come and go, and are put into each other meanwhile. */
const nesting = fc.oneof(
  fc.record({
    do: fc.constantFrom('remove', 'restore', 'restore'),
    ids: fc.uniqueArray(group, { minLength: 1, maxLength: 2 }),
  }),
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('reparent'),
      ids: fc.tuple(group),
      parent: fc.option(group, { nil: null, freq: 3 }),
    }),
  },
  undo,
) as fc.Arbitrary<Step>;
export const steps: fc.Arbitrary<readonly Step[]> = fc.oneof(
  { weight: 4, arbitrary: fc.array(step, { minLength: 4, maxLength: 40, size: 'max' }) },
  { weight: 1, arbitrary: fc.array(nesting, { minLength: 4, maxLength: 20, size: 'max' }) },
);
export type Step = ModelCommand | { readonly do: 'undo'; readonly back: number };

/** Where the model and the product part: undefined if they agree to the end. */
export function difference(all: readonly Step[]): unknown {
  const product = new ProductCanvas();
  let board: Board = [];
  const changes: { readonly before: Board; readonly after: Board }[] = [];
  for (const [n, each] of [beginning, ...all].entries()) {
    const was = board;
    const target = each.do === 'undo' ? changes.length - 1 - each.back : -1;
    if (each.do === 'undo' && target < 0) continue;
    const change = changes[target];
    const outcome: Outcome =
      each.do === 'undo' ? (change ? undone(board, change.before, change.after) : board) : next(board, each);
    const said = each.do === 'undo' ? product.undo(target) : product.apply(each);
    const expected = typeof outcome === 'string' ? outcome : undefined;
    if (said !== expected) return { n, step: each, said, expected, board };
    if (typeof outcome !== 'string') {
      board = outcome;
      changes.push({ before: was, after: board });
    }
    const [shown, wanted] = [product.parts(), board.toSorted(byId)];
    if (JSON.stringify(shown.map(ordered)) !== JSON.stringify(wanted.map(ordered)))
      return { n, step: each, shown, wanted };
    if (hasCycle(shown)) return { n, step: each, cycle: shown };
    const counts = [product.canvas?.nodeCount ?? 0, product.canvas?.edgeCount ?? 0];
    const there = board.filter(({ removed }) => !removed);
    const edges = there.filter(({ kind }) => kind === 'edge').length;
    if (counts[0] !== there.length - edges || counts[1] !== edges) return { n, step: each, counts };
  }
  return undefined;
}

const ordered = (part: object): unknown => Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1));
