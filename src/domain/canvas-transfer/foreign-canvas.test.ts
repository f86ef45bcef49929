import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CanvasFile } from './canvas-file.ts';
import { linesToNotes } from './cells-to-notes.ts';
import { fillOfColor } from './foreign-fill.ts';
import { writeJsonCanvas } from './json-canvas.ts';
import { readDataUrl, withAssets } from './pictures.ts';
import { type ReadForeign, readForeignCanvas } from './read-foreign-canvas.ts';
import { writeExcalidraw } from './write-excalidraw.ts';

const isFull = process.env['TEST_FULL'] !== undefined;
const fixture = (name: string): string =>
  readFileSync(new URL(`../../../tests/fixtures/imports/canvas/${name}`, import.meta.url), 'utf8');

function fileOf(foreign: ReadForeign | undefined): CanvasFile {
  if (foreign?.read.kind !== 'read') throw new Error(JSON.stringify(foreign?.read ?? 'not known'));
  return foreign.read.file;
}

/** Parts with short names in place of their ids, by what they say. */
function told({ nodes, edges }: CanvasFile) {
  const names = new Map(nodes.map(({ id, kind, text }) => [id, `${kind} ${text?.split('\n')[0] ?? ''}`.trim()]));
  const nameOf = (id: string | null | undefined) => (id == null ? null : (names.get(id) ?? id));
  const endOf = (end: CanvasFile['edges'][number]['from']) =>
    'node' in end ? `${nameOf(end.node)}${end.side === 'auto' ? '' : ` ${end.side}`}` : [end.x, end.y];
  return {
    nodes: nodes.map(({ id, parent, z: _, ...node }) => ({ ...node, parent: nameOf(parent) })),
    edges: edges.map(({ from, to, heads, text, route }) => ({ from: endOf(from), to: endOf(to), heads, text, route })),
  };
}

test.each([
  ['left', 396],
  ['center', 296.8],
  ['right', 197.6],
])('a free text of Excalidraw, aligned %s, has room for letters that are wider here', (textAlign, x) => {
  const words = { type: 'text', text: 'twice a week\nor more', fontSize: 36, textAlign };
  const box = { x: 400, y: 10, width: 24.8, height: 25 };
  const read = (more: object) => {
    const elements = [{ id: 't', ...words, ...box, ...more }];
    const scene = JSON.stringify({ type: 'excalidraw/clipboard', elements });
    return fileOf(readForeignCanvas(scene)).nodes.map(({ x, y, width, height }) => ({ x, y, width, height }));
  };
  // 12 letters of 31 pixels, and two lines.
  expect(read({})).toEqual([
    { x: expect.closeTo(x, 5), y: 6, width: expect.closeTo(231.2, 5), height: expect.closeTo(97.9, 5) },
  ]);
  // It breaks its lines to fit.
  expect(read({ autoResize: false })).toEqual([box]);
});

test('the clipboard of Excalidraw gives a box with its text, an ellipse, and an arrow that follows both', () => {
  const { nodes, edges } = told(fileOf(readForeignCanvas(fixture('excalidraw-clipboard.json'))));
  expect(nodes).toMatchObject([
    { kind: 'rectangle', x: 0, y: 0, width: 160, height: 80, text: 'Reception', fill: 'straw', textSize: 'medium' },
    { kind: 'ellipse', x: 320, y: 0, width: 120, height: 80, text: '', fill: 'none' },
  ]);
  expect(edges).toEqual([{ from: 'rectangle Reception', to: 'ellipse', heads: 'end', text: '', route: 'straight' }]);
});

test('a scene of Excalidraw gives frames, groups, turns, freehand and labels, and counts what it leaves out', () => {
  const foreign = readForeignCanvas(fixture('swaps.excalidraw'));
  const { nodes, edges } = told(fileOf(foreign));
  expect(nodes.map(({ kind, text = '', parent }) => [kind, text, parent])).toEqual([
    ['group', '', 'frame How slots are swapped'],
    ['frame', 'How slots are swapped', null],
    ['rectangle', 'Guide calls', 'group'],
    ['diamond', '', 'group'],
    ['text', 'twice a week', null],
    ['drawing', '', null],
  ]);
  expect(nodes[2]).toMatchObject({ fill: 'clay', textSize: 'large', textAlign: 'center' });
  expect(nodes[3]).toMatchObject({ fill: 'sage', rotation: 45, locked: true });
  expect(nodes[4]).toMatchObject({ textSize: 'huge', textAlign: 'end' });
  expect(nodes[5]).toMatchObject({ x: 0, y: 500, width: 60, height: 30, points: [0, 0, 5000, 10_000, 10_000, 0] });
  expect(edges).toEqual([
    { from: 'diamond', to: 'rectangle Guide calls', heads: 'end', text: 'asks', route: 'straight' },
    { from: 'diamond', to: [400, 40], heads: 'end', text: '', route: 'curved' },
    { from: [0, 400], to: [100, 400], heads: 'none', text: '', route: 'straight' },
  ]);
  expect([foreign?.tool, foreign?.dropped]).toEqual(['excalidraw', { image: 1, embed: 1 }]);
});

test('images of Excalidraw are parts with their pixels, whole where they are cropped', () => {
  const foreign = readForeignCanvas(fixture('ferry.excalidraw'));
  const { nodes, edges } = told(fileOf(foreign));
  const image = { kind: 'image', rotation: 0, text: '', locked: false, parent: null };
  expect(nodes.slice(1)).toEqual([
    { ...image, x: 300, y: 0, width: 240, height: 160, rotation: 90 },
    { ...image, x: 590, y: 95, width: 100, height: 50 },
    { ...image, x: 0, y: 300, width: 80, height: 80, locked: true },
  ]);
  expect(edges).toMatchObject([{ from: 'rectangle', to: 'image', heads: 'end' }]);
  const { files } = JSON.parse(fixture('ferry.excalidraw')) as { files: Record<string, { dataURL: string }> };
  const ids = fileOf(foreign).nodes.map(({ id: each }) => each);
  expect([...(foreign?.pictures ?? [])]).toEqual([
    [ids[1], files['f1']?.dataURL],
    [ids[2], files['f1']?.dataURL],
    [ids[3], files['f2']?.dataURL],
  ]);
  expect(foreign?.dropped).toEqual({ image: 1 });
});

test('images that were exported to Excalidraw come back with their pixels, and without pixels are left out', () => {
  const foreign = readForeignCanvas(fixture('ferry.excalidraw'));
  const pictures = foreign?.pictures ?? new Map<string, string>();
  const assets = new Map([...pictures.keys()].map((each) => [each, `asset-${each}`]));
  const file = withAssets(fileOf(foreign), pictures, assets);
  const pixels = new Map([...pictures].map(([each, url]) => [`asset-${each}`, url]));
  const again = readForeignCanvas(writeExcalidraw(file, pixels));
  expect(told(fileOf(again))).toEqual(told(fileOf(foreign)));
  expect([...(again?.pictures?.values() ?? [])]).toEqual([...pictures.values()]);
  const without = readForeignCanvas(writeExcalidraw(file));
  expect([fileOf(without).nodes.length, without?.pictures, without?.dropped]).toEqual([1, undefined, {}]);
});

test('a picture that is no image goes, with the connections to it and nothing else', () => {
  const foreign = readForeignCanvas(fixture('ferry.excalidraw'));
  const file = fileOf(foreign);
  const [box, first, second, third] = file.nodes;
  const assets = new Map([[second?.id ?? '', 'asset0000000']]);
  expect(withAssets(file, foreign?.pictures ?? new Map(), assets)).toEqual({
    ...file,
    nodes: [box, { ...second, asset: 'asset0000000' }],
    edges: [],
  });
  const all = new Map([first, second, third].map((each, n) => [each?.id ?? '', `asset000000${n}`]));
  expect(withAssets(file, foreign?.pictures ?? new Map(), all).edges).toEqual(file.edges);
});

test.each([
  ['data:image/png;base64,AQID', { type: 'image/png', bytes: Uint8Array.of(1, 2, 3) }],
  ['data:image/svg+xml;charset=utf-8;base64,AQID', { type: 'image/svg+xml', bytes: Uint8Array.of(1, 2, 3) }],
  ['data:image/png;base64,%', undefined],
  ['data:image/svg+xml,<svg/>', undefined],
  ['data:text/html;base64,AQID', undefined],
  ['https://example.org/a.png', undefined],
])('the data URL %s gives its image', (url, picture) => {
  expect(readDataUrl(url)).toEqual(picture);
});

test('a JSON Canvas gives notes, frames with what lies inside, links as texts and edges with their sides', () => {
  const foreign = readForeignCanvas(fixture('prices.canvas'));
  const { nodes, edges } = told(fileOf(foreign));
  expect(nodes).toMatchObject([
    { kind: 'frame', text: 'Price', x: -50, y: -50, width: 700, height: 400, parent: null },
    { kind: 'note', text: '# 12 euros\nper ride', fill: 'straw', parent: 'frame Price' },
    { kind: 'note', text: 'Too much?', fill: 'sky', parent: 'frame Price' },
    { kind: 'text', text: 'https://example.org/prices', parent: null },
    { kind: 'text', text: 'Notes/Prices.md#Winter', parent: null },
  ]);
  expect(edges).toMatchObject([
    { from: 'note # 12 euros right', to: 'note Too much? left', heads: 'end', text: 'asks' },
    { from: 'text https://example.org/prices', to: 'note Too much?', heads: 'end', text: '' },
  ]);
  expect(foreign?.dropped).toEqual({ file: 1, 'loose-end': 1 });
});

test('a group holds what lies in it as a whole, the smallest group first', () => {
  const box = (id: string, type: string, x: number, width: number) => ({
    id,
    type,
    x,
    y: 0,
    width,
    height: width,
    text: id,
  });
  const nodes = [
    { ...box('g', 'group', 0, 400), label: 'large' },
    { ...box('h', 'group', 0, 200), label: 'small' },
    ...[box('in', 'text', 10, 50), box('within', 'text', 250, 50), box('across', 'text', 380, 50)],
  ];
  const { nodes: read } = told(fileOf(readForeignCanvas(JSON.stringify({ nodes }))));
  expect(read.slice(2).map(({ text, parent }) => [text, parent])).toEqual([
    ['in', 'frame small'],
    ['within', 'frame large'],
    ['across', null],
  ]);
});

test('lines become notes in about as many columns as rows', () => {
  expect(linesToNotes(['a', 'b', 'c', 'd', 'e']).nodes.map(({ x, y, text }) => [x / 224, y / 120, text])).toEqual([
    [0, 0, 'a'],
    [1, 0, 'b'],
    [2, 0, 'c'],
    [0, 1, 'd'],
    [1, 1, 'e'],
  ]);
});

test.each([
  ['#ffec99', 'straw'],
  ['#ffc9c9', 'clay'],
  ['#f00', 'clay'],
  ['#b2f2bb', 'sage'],
  ['#a5d8ff', 'sky'],
  ['#eebefa', 'heather'],
  ['#ffffff', 'paper'],
  ['#e9ecef', 'paper'],
  ['transparent', 'none'],
  ['4', 'sage'],
  ['red', 'paper'],
  [undefined, 'none'],
])('the color %s is the fill %s', (color, fill) => {
  expect(fillOfColor(color)).toBe(fill);
});

const place = fc.integer({ min: -5000, max: 5000 });
const side = fc.integer({ min: 8, max: 900 });
const words = fc.constantFrom('', 'Rent', 'two\nlines', '“Quotes” & <b>', '漢字 🧭');
const fill = fc.constantFrom('straw', 'clay', 'sage', 'sky', 'heather', 'paper', 'none');
const box = { x: place, y: place, width: side, height: side };
const id = (n: number): string => n.toString(36).padStart(12, '0');

function canvases(kinds: readonly string[], fills: fc.Arbitrary<string>, sides: fc.Arbitrary<string>) {
  const nodes = fc.array(fc.record({ kind: fc.constantFrom(...kinds), ...box, text: words, fill: fills }), {
    minLength: 2,
    maxLength: 8,
  });
  return nodes.chain((some) => {
    const node = fc.integer({ min: 0, max: some.length - 1 });
    const edge = fc
      .record({ a: node, b: node, from: sides, to: sides, heads: fc.constantFrom('none', 'end', 'both'), text: words })
      .filter(({ a, b }) => a !== b);
    return fc.array(edge, { maxLength: 6 }).map(
      (edges) =>
        ({
          format: 'groundwork-canvas',
          version: 1,
          canvas: '',
          nodes: some.map((each, n) => ({ ...each, id: id(n) })),
          edges: edges.map(({ a, b, from, to, ...each }, n) => ({
            ...each,
            id: id(100 + n),
            from: { node: id(a), side: from },
            to: { node: id(b), side: to },
          })),
        }) as CanvasFile,
    );
  });
}

/** A canvas in the terms of both formats, without ids. */
function said({ nodes, edges }: CanvasFile) {
  const places = new Map(nodes.map(({ id: each }, n) => [each, n]));
  const end = (each: CanvasFile['edges'][number]['from']) =>
    'node' in each ? [places.get(each.node), each.side] : each;
  return {
    nodes: nodes.map(({ kind, x, y, width, height, text = '', fill: color }) => [
      kind,
      x,
      y,
      width,
      height,
      text,
      color,
    ]),
    edges: edges.map(({ from, to, heads, text = '' }) => [end(from), end(to), heads, text]),
  };
}

test('a canvas that was exported to Excalidraw comes back with all that both can say', () => {
  const kinds = ['rectangle', 'ellipse', 'diamond'];
  fc.assert(
    fc.property(canvases(kinds, fill, fc.constant('auto')), (file) => {
      expect(said(fileOf(readForeignCanvas(writeExcalidraw(file))))).toEqual(said(file));
    }),
    { numRuns: isFull ? 2000 : 100 },
  );
});

test('a canvas that was exported as JSON Canvas comes back with all that both can say', () => {
  const sides = fc.constantFrom('auto', 'top', 'right', 'bottom', 'left');
  const plain = fill.filter((each) => each !== 'none');
  fc.assert(
    fc.property(canvases(['note'], plain, sides), (file) => {
      expect(said(fileOf(readForeignCanvas(writeJsonCanvas(file))))).toEqual(said(file));
    }),
    { numRuns: isFull ? 2000 : 100 },
  );
});

test('what was imported and is exported again says the same', () => {
  for (const [name, write] of [
    ['swaps.excalidraw', writeExcalidraw],
    ['prices.canvas', writeJsonCanvas],
  ] as const) {
    const once = fileOf(readForeignCanvas(fixture(name)));
    expect(told(fileOf(readForeignCanvas(write(once))))).toEqual(told(once));
  }
});

test('no scene makes it throw, and what it gives can be placed or is refused by name', () => {
  const value = fc.oneof(
    fc.constantFrom<unknown>(
      null,
      '',
      'a',
      'b',
      'g',
      -1,
      1e9,
      Number.MAX_VALUE,
      true,
      [],
      {},
      [
        [0, 0],
        [1, 'x'],
      ],
      [['a']],
    ),
    fc.constantFrom<unknown>({ elementId: 'a' }, { elementId: 'b' }, ['g'], ['g', 'h'], '\ud800', '#fff'),
  );
  const keys = [
    'id',
    'x',
    'y',
    'width',
    'height',
    'text',
    'points',
    'containerId',
    'groupIds',
    'frameId',
    'angle',
    'name',
  ];
  const more = [
    'startBinding',
    'endBinding',
    'fromNode',
    'toNode',
    'fromSide',
    'label',
    'color',
    'url',
    'backgroundColor',
  ];
  const types = ['rectangle', 'text', 'arrow', 'line', 'freedraw', 'frame', 'image', 'group', 'link', 'file', 'x'];
  const element = fc
    .record({ type: fc.constantFrom(...types), rest: fc.dictionary(fc.constantFrom(...keys, ...more), value) })
    .map(({ type, rest }) => ({ ...rest, type }));
  const elements = fc.array(fc.oneof(element, value), { maxLength: 12 });
  fc.assert(
    fc.property(elements, elements, fc.boolean(), (nodes, edges, isScene) => {
      const file = isScene ? { type: 'excalidraw', elements: nodes } : { nodes, edges };
      expect(['read', 'refused']).toContain(readForeignCanvas(JSON.stringify(file))?.read.kind);
    }),
    { numRuns: isFull ? 10_000 : 300 },
  );
});

test('text that is no file of another tool is none', () => {
  for (const text of [
    '',
    '{',
    '{}',
    '[]',
    '{"type":"excalidraw"}',
    '{"nodes":1}',
    '{"format":"groundwork-canvas","nodes":[]}',
    'a',
  ])
    expect(readForeignCanvas(text)).toBe(undefined);
});
