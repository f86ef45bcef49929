import { expect, test } from 'vitest';
import { aCanvas, aNode, anEdge, at } from '../../../../tests/fixtures/a-canvas.ts';
import { commandsForChange } from './commands-for-change.ts';

const canvas = aCanvas(
  [aNode({ id: 'a' }), aNode({ id: 'b', x: 400 }), aNode({ id: 'c', x: 800 }), aNode({ id: 'group', kind: 'group' })],
  [anEdge({ id: 'edge', from: at('a'), to: at('b') })],
);
const drafts = (change: Parameters<typeof commandsForChange>[0]) =>
  commandsForChange(change, { canvas, selection: [], newId: () => 'new' }).drafts;

test('an end that is put onto the node of the other end stays where it was', () => {
  expect(drafts({ kind: 'routed', id: 'edge', to: at('a') })).toEqual([]);
  expect(drafts({ kind: 'routed', id: 'edge', from: at('b') })).toEqual([]);
  expect(drafts({ kind: 'routed', id: 'edge', to: at('c') })).toEqual([
    { type: 'RouteEdge', data: { id: 'edge', to: at('c') } },
  ]);
  expect(drafts({ kind: 'routed', id: 'edge', bend: 8 })).toEqual([
    { type: 'RouteEdge', data: { id: 'edge', bend: 8 } },
  ]);
});

test('nothing grows from a group, to which nothing can be connected', () => {
  expect(drafts({ kind: 'grown', of: 'group', side: 'right', nodeId: 'n', edgeId: 'e' })).toEqual([]);
  expect(drafts({ kind: 'grown', of: 'a', side: 'right', nodeId: 'n', edgeId: 'e' })).toMatchObject([
    { type: 'PlaceNodes', data: { nodes: [{ id: 'n' }], edges: [{ from: { node: 'a' }, to: { node: 'n' } }] } },
  ]);
});

test('a look is given to what is chosen and to what is in a group, not to what lies in a frame or a section', () => {
  const board = aCanvas(
    [
      aNode({ id: 'frame', kind: 'frame' }),
      aNode({ id: 'inFrame', parent: 'frame' }),
      aNode({ id: 'outer', kind: 'group' }),
      aNode({ id: 'inner', kind: 'group', parent: 'outer' }),
      aNode({ id: 'inGroup', parent: 'inner' }),
      aNode({ id: 'section', kind: 'section', parent: 'inner' }),
      aNode({ id: 'inSection', parent: 'section' }),
    ],
    [],
  );
  const chosen = (kind: 'styled' | 'removed', selection: readonly string[]) => {
    const change = kind === 'styled' ? ({ kind, style: { fill: 'sky' } } as const) : ({ kind } as const);
    const [draft] = commandsForChange(change, { canvas: board, selection, newId: () => 'new' }).drafts;
    return new Set((draft?.data as { readonly ids: readonly string[] } | undefined)?.ids);
  };
  expect(chosen('styled', ['frame'])).toEqual(new Set(['frame']));
  expect(chosen('styled', ['outer'])).toEqual(new Set(['outer', 'inner', 'inGroup', 'section']));
  expect(chosen('removed', ['frame'])).toEqual(new Set(['frame', 'inFrame']));
});

test('a note grows with what is written upon it, and never becomes smaller', () => {
  const worded = (text: string) => drafts({ kind: 'worded', id: 'a', text, base: '' }).slice(1);
  expect(worded('Short')).toEqual([]);
  expect(worded(Array(8).fill('A line').join('\n'))).toEqual([
    { type: 'ResizeNodes', data: { nodes: [{ id: 'a', x: 0, y: 0, width: 200, height: 8 * 20 + 24 }] } },
  ]);
});

test('a new note in a section is as wide as the section, below its title and within it', () => {
  const section = aNode({ id: 'section', kind: 'section', x: 100, y: 100, width: 280, height: 480 });
  const put = (y: number) => {
    const node = { id: 'n', kind: 'note', x: 150, y, width: 176, height: 176 } as const;
    return commandsForChange({ kind: 'placed', node }, { canvas: aCanvas([section]), selection: [], newId: () => '' })
      .drafts;
  };
  const placed = (y: number) => [
    {
      type: 'PlaceNodes',
      data: { nodes: [{ id: 'n', kind: 'note', x: 112, y, width: 256, height: 64, parent: 'section' }] },
    },
  ];
  expect([put(200), put(20), put(480)]).toEqual([placed(256), placed(148), placed(504)]);
});

test('a cell of a template takes its sheet along when it is moved; a section without one goes alone', () => {
  const board = aCanvas([
    aNode({ id: 'frame', kind: 'frame', width: 900, height: 900 }),
    aNode({ id: 'problem', kind: 'section', cell: 'lean:problem', parent: 'frame' }),
    aNode({ id: 'solution', kind: 'section', cell: 'lean:solution', x: 280, parent: 'frame' }),
    aNode({ id: 'old', kind: 'section', cell: 'lean:costs', x: 2000 }),
  ]);
  const moved = (selection: readonly string[]) =>
    commandsForChange({ kind: 'moved', dx: 10, dy: 0 }, { canvas: board, selection, newId: () => '' }).drafts.flatMap(
      ({ type, data }) => (type === 'MoveNodes' ? data.nodes.map(({ id, x }) => [id, x]) : []),
    );
  expect(moved(['problem', 'solution'])).toEqual([
    ['frame', 10],
    ['problem', 10],
    ['solution', 290],
  ]);
  expect(moved(['old'])).toEqual([['old', 2010]]);
});

test('what is removed with a frame is all that lies in it, the line between two places too', () => {
  const framed = aCanvas(
    [aNode({ id: 'frame', kind: 'frame', width: 300, height: 300 }), aNode({ id: 'note', parent: 'frame' })],
    [
      anEdge({ id: 'inside', from: { x: 10, y: 10 }, to: { x: 20, y: 90 } }),
      anEdge({ id: 'outside', from: { x: 10, y: 10 }, to: { x: 20, y: 900 } }),
    ],
  );
  const removal = (selection: readonly string[]) =>
    commandsForChange({ kind: 'removed' }, { canvas: framed, selection, newId: () => 'new' }).drafts;
  expect(removal(['frame'])).toEqual([{ type: 'RemoveNodes', data: { ids: ['frame', 'note', 'inside'] } }]);
  expect(removal(['note'])).toEqual([{ type: 'RemoveNodes', data: { ids: ['note'] } }]);
});

test('what a locked group holds stays as it is, and so does what lies deeper in it', () => {
  const board = aCanvas([
    aNode({ id: 'free' }),
    aNode({ id: 'group', kind: 'group', locked: true }),
    aNode({ id: 'member', parent: 'group' }),
    aNode({ id: 'inner', kind: 'group', parent: 'group' }),
    aNode({ id: 'deep', parent: 'inner' }),
  ]);
  const changes = [
    { kind: 'moved', dx: 8, dy: 0 },
    { kind: 'styled', style: { fill: 'sky' } },
    { kind: 'removed' },
    { kind: 'rotated', box: { x: 0, y: 0, width: 200, height: 96 }, degrees: 90 },
  ] as const;
  for (const change of changes) {
    const ask = (...selection: string[]) =>
      commandsForChange(change, { canvas: board, selection, newId: () => 'new' }).drafts;
    for (const id of ['group', 'member', 'inner', 'deep'])
      expect([change.kind, id, ask(id)]).toEqual([change.kind, id, []]);
    expect(ask('free', 'group')).toEqual(ask('free'));
  }
});

test('what is locked, also by a group around it, is neither grouped nor ungrouped', () => {
  const board = aCanvas([
    aNode({ id: 'free' }),
    aNode({ id: 'other' }),
    aNode({ id: 'loose', kind: 'group' }),
    aNode({ id: 'inLoose', parent: 'loose' }),
    aNode({ id: 'group', kind: 'group', locked: true }),
    aNode({ id: 'member', parent: 'group' }),
    aNode({ id: 'inner', kind: 'group', parent: 'group' }),
    aNode({ id: 'deep', parent: 'inner' }),
  ]);
  const ask = (kind: 'grouped' | 'ungrouped', ...selection: string[]) =>
    commandsForChange({ kind }, { canvas: board, selection, newId: () => 'new' });
  for (const id of ['group', 'inner']) expect([id, ask('ungrouped', id)]).toEqual([id, { drafts: [] }]);
  expect(ask('ungrouped', 'loose', 'inner')).toEqual({
    drafts: [
      { type: 'ReparentNodes', data: { ids: ['inLoose'], parent: null } },
      { type: 'RemoveNodes', data: { ids: ['loose'] } },
    ],
    selection: ['inner', 'inLoose'],
  });
  expect(ask('grouped', 'member', 'inner')).toEqual({ drafts: [] });
  expect(ask('grouped', 'free', 'member')).toEqual({ drafts: [] });
  expect(ask('grouped', 'free', 'deep', 'other')).toEqual({
    drafts: [{ type: 'GroupNodes', data: { id: 'new', ids: ['free', 'other'] } }],
    selection: ['new'],
  });
});
