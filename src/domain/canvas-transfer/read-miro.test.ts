import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMiroClip } from './miro-clip.ts';
import { judged, type ReadForeign } from './read-foreign-canvas.ts';
import { plainText, readMiro } from './read-miro.ts';

const isFull = process.env['TEST_FULL'] !== undefined;
const html = readFileSync(
  new URL('../../../tests/fixtures/imports/canvas/miro-clipboard.html', import.meta.url),
  'utf8',
);

/** HTML as Miro writes it, with each byte moved by a number. */
function clipHtml(clip: unknown, by = 59): string {
  const bytes = new TextEncoder().encode(JSON.stringify(clip)).map((byte) => byte + by);
  const letters = btoa(bytes.reduce((all, byte) => all + String.fromCharCode(byte), '')).replace(/=+$/, '');
  return `<span data-meta="<--(miro-data-v1)${letters}(/miro-data-v1)-->"></span>`;
}

function partsOf(objects: readonly unknown[]): ReadForeign {
  const clip = readMiroClip(clipHtml({ data: { objects } }));
  if (clip?.kind !== 'objects') throw new Error('no objects');
  return judged(readMiro(clip.objects));
}

const widget = (type: string, json: object) => ({ type: 14, widgetData: { type, json } });
const at = (x: number, y: number) => ({ _position: { offsetPx: { x, y }, schema: 'canvasOffsetPx' } });

test('a clipboard of Miro gives notes, texts, shapes, a frame, a group, freehand, a card, a link and connections', () => {
  const clip = readMiroClip(html);
  if (clip?.kind !== 'objects') throw new Error('no objects');
  const { tool, dropped, read } = judged(readMiro(clip.objects));
  if (read.kind !== 'read') throw new Error(JSON.stringify(read.problems));
  const { nodes, edges } = read.file;
  const names = new Map(nodes.map(({ id, kind, text = '' }) => [id, `${kind} ${text.split('\n')[0]}`.trim()]));
  const none = { rotation: 0, textAlign: 'start' };
  expect(
    nodes.map(({ id: _, parent, ...node }) => ({ ...node, parent: parent == null ? null : names.get(parent) })),
  ).toEqual([
    { kind: 'group', x: 0, y: 0, width: 8, height: 8, parent: null },
    { kind: 'frame', x: 0, y: 0, width: 1000, height: 600, text: 'Swapping guides', parent: null },
    {
      ...{ kind: 'note', x: 100, y: 103, width: 100, height: 114, rotation: 0, fill: 'straw', textAlign: 'center' },
      ...{ text: 'We call, and call again', parent: 'frame Swapping guides' },
    },
    {
      ...{ kind: 'note', x: 350, y: 103, width: 100, height: 114, rotation: 0, fill: 'clay', textAlign: 'center' },
      ...{ text: 'I waited\nan hour & a half', parent: 'frame Swapping guides' },
    },
    {
      ...{ kind: 'ellipse', x: 640, y: 120, width: 120, height: 80, rotation: 0, fill: 'none', textAlign: 'center' },
      ...{ text: 'Office', textSize: 'medium', parent: 'frame Swapping guides' },
    },
    {
      ...{ kind: 'diamond', x: 1250, y: 50, width: 100, height: 100, rotation: 350, fill: 'sage', textAlign: 'start' },
      ...{ text: '', parent: 'group' },
    },
    {
      ...{ kind: 'rectangle', x: 1460, y: 50, width: 80, height: 100, ...none, fill: 'paper' },
      ...{ text: 'Bookings', textSize: 'large', parent: 'group' },
    },
    {
      ...{ kind: 'text', x: 1150, y: 280, width: 300, height: 40, rotation: 0, fill: 'none', textAlign: 'end' },
      ...{ text: 'twice a week\nor more', textSize: 'huge', parent: null },
    },
    {
      ...{ kind: 'drawing', x: 380, y: 126.5, width: 40, height: 10 },
      ...{ points: [0, 0, 5000, 10_000, 10_000, 0], parent: 'frame Swapping guides' },
    },
    {
      ...{ kind: 'text', x: 1175, y: 455.5, width: 250, height: 289, ...none, fill: 'none' },
      ...{ text: 'https://example.org/ferries', parent: null },
    },
    {
      kind: 'note',
      x: 1940,
      y: 53,
      width: 320,
      height: 94,
      ...none,
      fill: 'paper',
      text: 'Ask three inns',
      parent: null,
    },
  ]);
  const endOf = (end: (typeof edges)[number]['from']) => ('node' in end ? `${names.get(end.node)} ${end.side}` : end);
  expect(edges.map(({ id: _, from, to, ...edge }) => ({ ...edge, from: endOf(from), to: endOf(to) }))).toEqual([
    { from: 'note We call, and call again auto', to: 'ellipse Office auto', heads: 'end', text: 'calls' },
    { from: 'rectangle Bookings auto', to: 'diamond auto', heads: 'end', text: '' },
  ]);
  expect([tool, dropped]).toEqual(['miro', { image: 1, embed: 1, shape: 1, 'loose-end': 1 }]);
});

test.each([0, 1, 59, 128, 255])('the parts are read whatever number moves their bytes, as %i', (by) => {
  expect(readMiroClip(clipHtml({ data: { objects: [{ id: 0, text: '漢字 🧭' }] } }, by))).toEqual({
    kind: 'objects',
    objects: [{ id: 0, text: '漢字 🧭' }],
  });
});

test.each([
  ['a newer version', clipHtml({ data: { objects: [] } }).replace('data-v1)', 'data-v2)')],
  ['a copy that ends early', html.replace(/\(miro-data-v1\)(.{900}).*/s, '(miro-data-v1)$1')],
  ['a copy without its letters', '<span data-meta="<--(miro-data-v1)(/miro-data-v1)-->"></span>'],
  ['a copy of another form', clipHtml({ objects: [] })],
  ['a copy that is a list', clipHtml([])],
])('%s is known to be of Miro, and not read', (_, given) => {
  expect(readMiroClip(given)).toEqual({ kind: 'unknown' });
});

test('HTML of another program is none of Miro', () => {
  expect([readMiroClip(''), readMiroClip('<p data-meta="x">miro-data-v1</p>')]).toEqual([undefined, undefined]);
});

test('a group within a frame stays there, and what would be alone in a group has none', () => {
  const within = (x: number) => ({
    _position: { offsetPx: { x, y: 50 }, schema: 'parentOffsetPx' },
    _parent: { index: 0 },
    size: { width: 20, height: 20 },
  });
  const { read } = partsOf([
    widget('frame', { ...at(0, 0), width: 400, height: 400, text: 'Frame' }),
    widget('sticker', { ...within(50), text: '<p>a</p>' }),
    widget('sticker', { ...within(90), text: '<p>b</p>' }),
    { type: 10, items: [1, 2] },
    widget('sticker', { ...at(900, 0), text: '<p>c</p>' }),
    { type: 10, items: [4, 77] },
  ]);
  if (read.kind !== 'read') throw new Error(JSON.stringify(read.problems));
  const { nodes } = read.file;
  const kinds = new Map(nodes.map(({ id, kind }) => [id, kind]));
  expect(nodes.map(({ kind, text = '', parent }) => [kind, text, kinds.get(parent ?? '') ?? null])).toEqual([
    ['group', '', 'frame'],
    ['frame', 'Frame', null],
    ['note', 'a', 'group'],
    ['note', 'b', 'group'],
    ['note', 'c', null],
  ]);
});

test('a part that lies in itself is read where it says', () => {
  const json = { ...at(10, 20), _parent: { index: 0 }, size: { width: 20, height: 20 }, text: '<p>a</p>' };
  const { read } = partsOf([widget('sticker', json)]);
  expect(read).toMatchObject({ kind: 'read', file: { nodes: [{ x: 0, y: 10, text: 'a', parent: null }] } });
});

test.each([
  ['<p>one</p><p>two</p>', 'one\ntwo'],
  ['<p>a<br>b</p>', 'a\nb'],
  ['<ul><li>a</li><li><strong>b</strong></li></ul>', 'a\nb'],
  ['5 &lt; 6 &amp;&amp; &#128512;', '5 < 6 && 😀'],
  ['plain', 'plain'],
  ['', ''],
])('the text of %s is %j', (given, text) => {
  expect(plainText(given)).toBe(text);
});

test('no clipboard makes it throw, and what it gives can be placed or is refused by name', () => {
  const value = fc.oneof(
    fc.constantFrom<unknown>(
      null,
      '',
      '<p>a</p>',
      -1,
      0,
      1,
      2,
      1e9,
      Number.MAX_VALUE,
      true,
      [],
      {},
      [0, 1],
      '{"sbc":-1}',
    ),
    fc.constantFrom<unknown>({ index: 0 }, { index: 1 }, { widgetIndex: 1 }, { scale: 0 }, { width: 20, height: 9 }),
    fc.constantFrom<unknown>(
      { offsetPx: { x: 1, y: 2 }, schema: 'parentOffsetPx' },
      [{ x: 0, y: 1 }, { x: 'a' }],
      '\ud800',
    ),
  );
  const keys = [
    '_position',
    '_parent',
    'scale',
    'rotation',
    'size',
    'crop',
    'width',
    'height',
    'text',
    'title',
    'style',
  ];
  const more = ['shape', 'points', 'primary', 'secondary', 'line', 'path', 'openGraph', 'custom_data'];
  const types = ['sticker', 'text', 'shape', 'frame', 'paint', 'line', 'image', 'preview', 'embed', 'card', 'x'];
  const part = fc
    .record({ type: fc.constantFrom(...types), json: fc.dictionary(fc.constantFrom(...keys, ...more), value) })
    .map(({ type, json }) => widget(type, json));
  const group = fc.array(fc.integer({ min: -1, max: 12 }), { maxLength: 4 }).map((items) => ({ type: 10, items }));
  fc.assert(
    fc.property(fc.array(fc.oneof(part, group, value), { maxLength: 12 }), (objects) => {
      expect(['read', 'refused']).toContain(partsOf(objects).read.kind);
    }),
    { numRuns: isFull ? 10_000 : 300 },
  );
});
