import { isDrawable } from '#domain/sharing/is-drawable.ts';
import { partsFault, sizeOfTemplate } from '#domain/vault/own-template.ts';
import { queryOfParams } from '#domain/vault/query-params.ts';
import {
  exactly,
  heldBy,
  isWellFormed,
  type Limit,
  least,
  type Message,
  most,
  only,
  partOf,
  stateOf,
  takes,
  times,
  uuid,
  x,
} from './limit.ts';

const idea = `idea-${uuid}`;
const captured: readonly Message[] = [['CaptureIdea', { title: 'Bees' }]];
const onIdea = (message: Message, changed: object = {}) => takes(idea, stateOf(idea, captured, changed), message);
const ratings = (n: number) => Object.fromEntries(times(n, (k) => [`c${k}`, 3]));
const moments = (n: number) => times(n, (k) => ({ version: k + 1, name: `m${k}` }));

const project = `project-${uuid}`;
const started = () => stateOf(project, [['StartProject', { ideaId: uuid, canvasId: uuid }]]);

const vault = `vault-${uuid}`;
const emptyVault = { criteria: [], filters: [], templates: [] };
const query = {
  text: '',
  statuses: [],
  tags: [],
  isStale: false,
  isArchived: false,
  order: 'captured',
  isDescending: true,
};
const criteria = (name: string, weight: number) => [{ id: 'a', name, weight }];
const filters = (n: number) => times(n, (k) => ({ id: `f${k}`, name: `Filter ${k}`, query }));
const note = (n: number, text = '') =>
  ({ id: partOf(n), kind: 'note', x: 0, y: 0, width: 200, height: 96, text }) as const;
const line = (n: number) => ({ id: partOf(1_000_000 + n), from: { x: 0, y: 0 }, to: { x: 9, y: 9 } });
const template = (n: number, nodes: readonly object[] = [note(0)]) => ({
  id: `t${n}`,
  name: `Template ${n}`,
  nodes,
  edges: [],
});
const onVault = (message: Message, changed: object = {}) => takes(vault, { ...emptyVault, ...changed }, message);
/** A template of exactly so many characters of JSON. */
function templateOf(size: number) {
  const empty = sizeOfTemplate({ nodes: times(20, (k) => note(k)), edges: [] });
  const texts = times(20, (k) => Math.min(10_000, Math.max(0, size - empty - k * 10_000)));
  return times(20, (k) => note(k, x(texts[k] ?? 0)));
}

const canvas = `canvas-${uuid}`;
const placed: readonly Message[] = [
  [
    'PlaceNodes',
    {
      nodes: [note(0), note(1), note(2)],
      edges: [{ id: partOf(3), from: { node: partOf(0), side: 'auto' }, to: { node: partOf(1), side: 'auto' } }],
    },
  ],
];
const removed: readonly Message[] = [...placed, ['RemoveNodes', { ids: [partOf(0)] }]];
const onCanvas = (message: Message, changed: object = {}, before = placed) =>
  takes(canvas, stateOf(canvas, before, changed), message);
const nodes = (n: number) => ({ nodeCount: n });
const edges = (n: number) => ({ edgeCount: n });
const back = { undoes: 'u', fields: { [`${partOf(0)}.removed`]: { from: true, to: false } } };
const backWithEdge = { undoes: 'u', fields: { ...back.fields, [`${partOf(3)}.removed`]: { from: true, to: false } } };
const shares = (n: number) =>
  Object.fromEntries(times(n, (k) => [`g${k}`, { grant: `g${k}`, node: null, expiresAt: null, revoked: false }]));
const widthKept = (width: number): number => {
  const state = stateOf(canvas, [['PlaceNodes', { nodes: [{ ...note(0), width }] }]]) as {
    nodes: Record<string, Record<string, { width: number }>>;
  };
  return state.nodes['0']?.[partOf(0)]?.width ?? 0;
};
const drawn = (points: readonly number[]) =>
  takes(canvas, undefined, ['PlaceNodes', { nodes: [{ ...note(0), kind: 'drawing', points }] }]);
const grant = x(22);

export const ideasAndCanvases: readonly Limit[] = [
  most('idea/ideaLimits.title', 140, (n) => takes(idea, undefined, ['CaptureIdea', { title: x(n) }])),
  most('idea/ideaLimits.title', 140, (n) => onIdea(['RenameIdea', { title: x(n) }]), 'renamed'),
  most('idea/ideaLimits.problem', 2000, (n) => onIdea(['DescribeIdea', { problem: x(n) }])),
  most('idea/ideaLimits.audience', 500, (n) => onIdea(['DescribeIdea', { audience: x(n) }])),
  most('idea/ideaLimits.pitch', 500, (n) => onIdea(['DescribeIdea', { pitch: x(n) }])),
  most('idea/ideaLimits.tag', 40, (n) => onIdea(['TagIdea', { tags: [x(n)] }])),
  most('idea/ideaLimits.tags', 20, (n) => onIdea(['TagIdea', { tags: times(n, (k) => `t${k}`) }])),
  most('idea/ideaLimits.ratings', 100, (n) =>
    onIdea(['RateIdea', { criterion: 'new', rating: 3 }], { ratings: ratings(n - 1) }),
  ),
  most(
    'idea/ideaLimits.ratings',
    100,
    (n) => takes(idea, undefined, ['ImportIdea', { title: 'Bees', ratings: ratings(n) }]),
    'imported',
  ),
  least('idea/ideaLimits.ratingMin', 1, (n) => onIdea(['RateIdea', { criterion: 'a', rating: n }])),
  most('idea/ideaLimits.ratingMax', 5, (n) => onIdea(['RateIdea', { criterion: 'a', rating: n }])),
  most('log/momentLimits.name', 60, (n) => onIdea(['NameMoment', { version: 1, name: x(n) }])),
  most('log/momentLimits.moments', 100, (n) =>
    onIdea(['NameMoment', { version: 999, name: 'New' }], { moments: moments(n - 1) }),
  ),
  most('project/projectLimits.title', 140, (n) => takes(project, started(), ['RenameProject', { title: x(n) }])),

  most('vault/vaultLimits.criterionName', 60, (n) =>
    onVault(['SetCriteria', { criteria: criteria(x(n), 10_000), base: [] }]),
  ),
  most('vault/vaultLimits.criteria', 12, (n) =>
    onVault([
      'SetCriteria',
      { criteria: times(n, (k) => ({ id: `c${k}`, name: `C ${k}`, weight: k === 0 ? 10_001 - n : 1 })), base: [] },
    ]),
  ),
  most('vault/vaultLimits.filterName', 60, (n) => onVault(['SaveFilter', { id: 'f', name: x(n), query }])),
  most('vault/vaultLimits.filters', 50, (n) =>
    onVault(['SaveFilter', { id: 'new', name: 'New', query }], { filters: filters(n - 1) }),
  ),
  exactly('vault/vaultLimits.weights', 10_000, (n) =>
    onVault(['SetCriteria', { criteria: criteria('Reach', n), base: [] }]),
  ),
  most('vault/templateLimits.name', 60, (n) => onVault(['SaveTemplate', { ...template(0), name: x(n) }])),
  most('vault/templateLimits.templates', 50, (n) =>
    onVault(['SaveTemplate', template(n)], { templates: times(n - 1, (k) => template(k)) }),
  ),
  most('vault/templateLimits.nodes', 400, (n) =>
    onVault([
      'SaveTemplate',
      template(
        0,
        times(n, (k) => note(k)),
      ),
    ]),
  ),
  most('vault/templateLimits.edges', 400, (n) => onVault(['SaveTemplate', { ...template(0), edges: times(n, line) }])),
  most('vault/templateLimits.size', 120_000, (n) => partsFault({ nodes: templateOf(n), edges: [] }) === undefined),
  most('vault/templateLimits.sizeOfAll', 600_000, (n) => {
    const others = [120_000, 120_000, 120_000, 120_000, n - 480_000 - 1_000].map((size, k) =>
      template(k, templateOf(size - 2_000)),
    );
    const missing = n - others.reduce((sum, { nodes: held }) => sum + JSON.stringify([held, []]).length, 0);
    return onVault(['SaveTemplate', template(99, templateOf(missing))], { templates: others });
  }),
  most('vault/textMax', 200, (n) => queryOfParams({ q: x(n) }).query.text.length === n),

  most('canvas/canvasLimits.text', 10_000, (n) => takes(canvas, undefined, ['PlaceNodes', { nodes: [note(0, x(n))] }])),
  most('canvas/canvasLimits.text', 10_000, (n) => onCanvas(['EditText', { id: partOf(0), text: x(n) }]), 'edited'),
  most('canvas/canvasLimits.place', 1e6, (n) => onCanvas(['MoveNodes', { nodes: [{ id: partOf(0), x: n, y: -n }] }])),
  most('canvas/canvasLimits.place', 1e6, (n) => onCanvas(['RouteEdge', { id: partOf(3), bend: -n }]), 'bend'),
  least('canvas/canvasLimits.side.min', 8, (n) => widthKept(n) === n),
  most('canvas/canvasLimits.side.max', 100_000, (n) =>
    onCanvas(['ResizeNodes', { nodes: [{ id: partOf(0), x: 0, y: 0, width: n, height: 9 }] }]),
  ),
  most(
    'canvas/canvasLimits.nodes',
    20_000,
    (n) => onCanvas(['PlaceNodes', { nodes: [note(9)] }], nodes(n - 1)),
    'placed',
  ),
  most(
    'canvas/canvasLimits.nodes',
    20_000,
    (n) => onCanvas(['GroupNodes', { id: partOf(9), ids: [partOf(0)] }], nodes(n - 1)),
    'grouped',
  ),
  most(
    'canvas/canvasLimits.nodes',
    20_000,
    (n) => onCanvas(['RestoreNodes', { ids: [partOf(0)] }], nodes(n - 1), removed),
    'restored',
  ),
  most('canvas/canvasLimits.nodes', 20_000, (n) => onCanvas(['UndoChange', back], nodes(n - 1), removed), 'undone'),
  most(
    'canvas/canvasLimits.edges',
    40_000,
    (n) => onCanvas(['PlaceNodes', { nodes: [], edges: [line(9)] }], edges(n - 1)),
    'placed',
  ),
  most(
    'canvas/canvasLimits.edges',
    40_000,
    (n) => onCanvas(['ConnectNodes', { edges: [line(9)] }], edges(n - 1)),
    'connected',
  ),
  most(
    'canvas/canvasLimits.edges',
    40_000,
    (n) => onCanvas(['RestoreNodes', { ids: [partOf(0), partOf(3)] }], edges(n - 1), removed),
    'restored',
  ),
  most(
    'canvas/canvasLimits.edges',
    40_000,
    (n) => onCanvas(['UndoChange', backWithEdge], edges(n - 1), removed),
    'undone',
  ),
  heldBy(
    'canvas/canvasLimits.size',
    32_000_000,
    'src/domain/canvas/canvas-size.test.ts',
    'a canvas takes 32 million characters and no more, whatever brings them',
  ),
  most('canvas/canvasLimits.shares', 200, (n) =>
    onCanvas(['ShareCanvas', { grant, expiresAt: null }], { shares: shares(n - 1) }),
  ),
  most('canvas/canvasCommandLimits.nodes', 500, (n) =>
    takes(canvas, undefined, ['PlaceNodes', { nodes: times(n, (k) => note(k)) }]),
  ),
  most('canvas/canvasCommandLimits.edges', 1000, (n) => onCanvas(['ConnectNodes', { edges: times(n, line) }])),
  most('canvas/canvasCommandLimits.ids', 20_000, (n) =>
    isWellFormed(canvas, stateOf(canvas, placed), ['RemoveNodes', { ids: times(n, partOf) }]),
  ),
  least('canvas/strokeLimits.points.min', 2, (n) => drawn(times(2 * n, () => 1))),
  most('canvas/strokeLimits.points.max', 1000, (n) => drawn(times(2 * n, () => 1))),
  most('canvas/strokeLimits.grid', 10_000, (n) => drawn([0, 0, n, n])),
  most('sharing/sharedIdsAtMost', 500, (n) =>
    isWellFormed(canvas, stateOf(canvas, placed), [
      'ShareSelection',
      { ids: times(n, partOf), grant, expiresAt: null },
    ]),
  ),
  most('sharing/markupAtMost', 500_000, (n) => isDrawable({ nodes: [{ text: x(n - 250) }], edges: [] } as never)),
  only('canvas/chunkMax', 400 * 1024, 'how a paste is cut; the size of a command is log/commandMaxBytes'),
];
