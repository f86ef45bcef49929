import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aCanvas, aNode, anEdge, at } from '../../../tests/fixtures/a-canvas.ts';
import { eachPart } from '../log/parts.ts';
import type { ShareScope } from './share-scope.ts';
import { sharedPart } from './shared-part.ts';

const canvas = aCanvas(
  [
    aNode({ id: 'frame', kind: 'frame' }),
    aNode({ id: 'group', kind: 'group', parent: 'frame' }),
    aNode({ id: 'deep', parent: 'group', assumption: 'a1' }),
    aNode({ id: 'gone', parent: 'frame', removed: true }),
    aNode({ id: 'beside' }),
    aNode({ id: 'far' }),
    aNode({ id: 'loop', kind: 'group', parent: 'pool' }),
    aNode({ id: 'pool', kind: 'group', parent: 'loop' }),
  ],
  [
    anEdge({ id: 'out', from: at('deep'), to: at('beside') }),
    anEdge({ id: 'within', from: at('deep'), to: at('group') }),
    anEdge({ id: 'free', from: at('deep'), to: { x: 5, y: 5 } }),
    anEdge({ id: 'nowhere', from: { x: 0, y: 500 }, to: { x: 5, y: 505 } }),
    anEdge({ id: 'dropped', from: at('beside'), to: at('far'), removed: true }),
    anEdge({ id: 'to-gone', from: at('beside'), to: at('gone') }),
  ],
);

const shown = (scope: ShareScope) => {
  const part = sharedPart(canvas, scope);
  return part && [part.nodes.map((node) => node.id).sort(), part.edges.map((edge) => edge.id).sort()];
};

test.each([
  [
    'frame',
    [
      ['deep', 'frame', 'group'],
      ['free', 'within'],
    ],
  ],
  [
    'group',
    [
      ['deep', 'group'],
      ['free', 'within'],
    ],
  ],
  [
    'deep',
    [
      ['beside', 'deep', 'group'],
      ['free', 'out', 'within'],
    ],
  ],
  [
    'beside',
    [
      ['beside', 'deep'],
      ['free', 'out'],
    ],
  ],
  ['far', [['far'], []]],
  ['loop', [['loop', 'pool'], []]],
  ['gone', undefined],
  ['never', undefined],
])('a link to %s shows what belongs to it', (id, expected) => {
  expect(shown({ kind: 'node', node: id })).toEqual(expected);
});

test('nothing that is shown names what is not', () => {
  expect(
    sharedPart(canvas, { kind: 'node', node: 'deep' })?.nodes.map(({ id, parent, assumption }) => [
      id,
      parent,
      assumption,
    ]),
  ).toEqual([
    ['group', null, null],
    ['deep', 'group', null],
    ['beside', null, null],
  ]);
});

test.each<[string, ShareScope, unknown]>([
  ['two notes and no more', { kind: 'selection', ids: ['deep', 'far'] }, [['deep', 'far'], ['free']]],
  [
    'an arrow between notes that are shown',
    { kind: 'selection', ids: ['deep', 'beside'] },
    [
      ['beside', 'deep'],
      ['free', 'out'],
    ],
  ],
  [
    'what is inside of a frame',
    { kind: 'selection', ids: ['frame', 'far'] },
    [
      ['deep', 'far', 'frame', 'group'],
      ['free', 'within'],
    ],
  ],
  ['a line between places that was chosen', { kind: 'selection', ids: ['far', 'nowhere'] }, [['far'], ['nowhere']]],
  ['no arrow out of it, though it was chosen', { kind: 'selection', ids: ['deep', 'out'] }, [['deep'], ['free']]],
  ['what is left of it', { kind: 'selection', ids: ['gone', 'far', 'never'] }, [['far'], []]],
  ['nothing, when nothing of it is left', { kind: 'selection', ids: ['gone', 'never'] }, undefined],
  [
    'everything that is there',
    { kind: 'canvas' },
    [
      ['beside', 'deep', 'far', 'frame', 'group', 'loop', 'pool'],
      ['free', 'nowhere', 'out', 'within'],
    ],
  ],
])('a link shows %s', (_, scope, expected) => {
  expect(shown(scope)).toEqual(expected);
});

test('what a removed frame held is on the canvas again, and not in what was around that frame', () => {
  const nested = aCanvas([
    aNode({ id: 'outer', kind: 'frame' }),
    aNode({ id: 'inner', kind: 'frame', parent: 'outer', removed: true }),
    aNode({ id: 'moved', parent: 'inner', text: 'private' }),
  ]);
  expect(sharedPart(nested, { kind: 'node', node: 'outer' })?.nodes.map(({ id }) => id)).toEqual(['outer']);
});

/** Random canvases: each node has a text of its own, which nothing else has. */
const anyCanvas = fc
  .array(
    fc.record({
      kind: fc.constantFrom('note', 'frame', 'section', 'group', 'text' as const),
      parent: fc.option(fc.nat(11)),
      removed: fc.boolean(),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .chain((made) => {
    const end = fc.option(fc.nat(made.length - 1));
    const edges = fc.array(fc.record({ from: end, to: end, removed: fc.boolean() }), { maxLength: 12 });
    return fc.record({ made: fc.constant(made), edges, ids: fc.array(fc.nat(13), { minLength: 1, maxLength: 6 }) });
  })
  .map(({ made, edges, ids }) => {
    const endAt = (n: number | null) => (n === null ? { x: 0, y: 0 } : at(`n${n}`));
    const nodes = made.map(({ parent, ...node }, n) =>
      aNode({ ...node, id: `n${n}`, text: `<text of n${n}>`, parent: parent === null ? null : `n${parent}` }),
    );
    const lines = edges.map(({ from, to, removed }, n) =>
      anEdge({ id: `e${n}`, from: endAt(from), to: endAt(to), text: `<text of e${n}>`, removed }),
    );
    return { canvas: aCanvas(nodes, lines), nodes, ids: ids.map((n) => `n${n}`) };
  });

test('no text and no id of what is out of scope is in the answer, whatever lies on the canvas', () => {
  fc.assert(
    fc.property(anyCanvas, fc.boolean(), ({ canvas: any, nodes, ids }, isOne) => {
      const [node = ''] = ids;
      const scope: ShareScope = isOne ? { kind: 'node', node } : { kind: 'selection', ids };
      const answer = JSON.stringify(sharedPart(any, scope) ?? null);
      const byId = new Map(nodes.map((each) => [each.id, each]));
      const isWithin = (id: string): boolean => {
        const seen = new Set<string>();
        for (let n = byId.get(id); n && !n.removed && !seen.has(n.id); n = byId.get(n.parent ?? '')) {
          if ((isOne ? [node] : ids).includes(n.id)) return true;
          seen.add(n.id);
        }
        return false;
      };
      const holds = new Set(['frame', 'section', 'group']);
      const isNeighbor = (id: string): boolean =>
        isOne &&
        !holds.has(byId.get(node)?.kind ?? '') &&
        [...eachPart(any.edges)].some(({ from, to, removed }) => {
          const ends = [from, to].flatMap((end) => ('node' in end ? [end.node] : []));
          return !removed && ends.length === 2 && ends.includes(node) && ends.includes(id);
        });
      for (const each of nodes) {
        const isThere = !each.removed && byId.get(node)?.removed !== true;
        const mayBeSeen = !each.removed && (isWithin(each.id) || (isThere && isNeighbor(each.id)));
        if (!mayBeSeen) {
          expect(answer).not.toContain(each.text);
          expect(answer).not.toContain(`"${each.id}"`);
        }
      }
    }),
    { numRuns: 2000 },
  );
});

test('a line between two places is shown with the smallest frame that both lie in, and with what that is in', () => {
  const box = (side: number) => ({ width: side, height: side });
  const line = (id: string, x: number, more: object = {}) =>
    anEdge({ id, from: { x, y: 50 }, to: { x: x + 30, y: 60 }, heads: 'none', ...more });
  const framed = aCanvas(
    [
      aNode({ id: 'outer', kind: 'frame', ...box(400) }),
      aNode({ id: 'inner', kind: 'section', parent: 'outer', ...box(200) }),
      aNode({ id: 'note', parent: 'inner' }),
    ],
    [
      line('in-inner', 100),
      line('in-outer', 300),
      line('across', 190),
      line('out', 390),
      line('gone', 100, { removed: true }),
    ],
  );
  const edgesOf = (scope: ShareScope) => sharedPart(framed, scope)?.edges.map(({ id }) => id);
  expect(edgesOf({ kind: 'node', node: 'inner' })).toEqual(['in-inner']);
  expect(edgesOf({ kind: 'node', node: 'outer' })).toEqual(['in-inner', 'in-outer', 'across']);
  expect(edgesOf({ kind: 'selection', ids: ['inner', 'out'] })).toEqual(['in-inner', 'out']);
  expect(edgesOf({ kind: 'node', node: 'note' })).toEqual([]);
  expect(edgesOf({ kind: 'selection', ids: ['note'] })).toEqual([]);
});
