import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { canvasLimits, emptyCanvas } from '#domain/canvas/canvas.ts';
import type { CanvasFile } from '#domain/canvas-transfer/canvas-file.ts';
import { clipHtml } from '#domain/canvas-transfer/clip-html.ts';
import { pasteContent } from './paste-content.ts';

const nothing = { html: '', text: '', files: [] };

function pasting(content: Partial<Parameters<typeof pasteContent>[0]>, nodeCount = 0) {
  const done: unknown[] = [];
  const note = (what: string) => (given: unknown) => void done.push([what, given]);
  const canvas = { ...emptyCanvas, id: 'c', nodeCount };
  const outcome = pasteContent(
    { ...nothing, ...content },
    {
      place: () => ({ canvasId: 'c', canvas, middle: { x: 100, y: 100 } }),
      issue: note('issue'),
      select: note('select'),
      addNote: note('note'),
      addImages: note('images'),
      addCells: note('cells'),
      addPictures: note('pictures'),
      askLines: note('lines'),
      askTitle: note('title'),
      addSvg: note('svg'),
    },
  );
  return { outcome, done };
}

const node = { id: 'AAAAAAAAAAAA', kind: 'note', x: 0, y: 0, width: 40, height: 20, text: 'Rent a stall' } as const;
const file: CanvasFile = { format: 'groundwork-canvas', version: 1, canvas: 'other', nodes: [node], edges: [] };

test('text becomes a note', () => {
  expect(pasting({ text: ' Sellers wait for weeks\n' })).toEqual({
    outcome: { outcome: 'pasted', words: 'Pasted as a note.' },
    done: [['note', 'Sellers wait for weeks']],
  });
});

test('an image is added, whatever text comes with it', () => {
  const files = [new File(['x'], 'stall.png', { type: 'image/png' })];
  expect(pasting({ files, html: '<img src="https://example.org/stall.png">' })).toEqual({
    outcome: { outcome: 'pasted', words: '' },
    done: [['images', files]],
  });
});

test.each<[string, { text: string; html?: string }, string, unknown]>([
  ['cells of a spreadsheet', { text: 'a\tb\nc\td\n' }, 'cells', 'a\tb\nc\td\n'],
  ['cells of one row', { text: 'a\tb', html: '<table><tr><td>a<td>b</table>' }, 'cells', 'a\tb'],
  ['lines of a list', { text: '- Flour\n- Rent\n\n' }, 'lines', ['Flour', 'Rent']],
  [
    'an SVG',
    { text: '<svg xmlns="http://www.w3.org/2000/svg"></svg>' },
    'svg',
    '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  ],
  ['a tab within one line', { text: 'a\tb' }, 'note', 'a\tb'],
  ['an address', { text: ' https://example.org/stall\n' }, 'title', 'https://example.org/stall'],
  ['an address among words', { text: 'See https://example.org/stall' }, 'note', 'See https://example.org/stall'],
  ['an address of mail', { text: 'mailto:ada@example.org' }, 'note', 'mailto:ada@example.org'],
  ['half an address', { text: 'https://' }, 'note', 'https://'],
])('%s are told apart from words', (_, content, what, given) => {
  expect(pasting(content).done).toEqual([[what, given]]);
});

test('a scene of Excalidraw comes as parts, and what is left out is said', () => {
  const elements = [
    { id: 'a', type: 'rectangle', x: 0, y: 0, width: 40, height: 20, backgroundColor: '#ffec99' },
    { id: 'i', type: 'image', x: 0, y: 0, width: 40, height: 20 },
  ];
  const { outcome, done } = pasting({ text: JSON.stringify({ type: 'excalidraw/clipboard', elements }) });
  expect(outcome).toEqual({ outcome: 'pasted', words: 'Pasted 1 item. Left out: 1 image.' });
  expect(done[0]).toMatchObject([
    'issue',
    [{ type: 'PlaceNodes', data: { nodes: [{ kind: 'rectangle', fill: 'straw' }] } }],
  ]);
});

const miro = readFileSync('tests/fixtures/imports/canvas/miro-clipboard.html', 'utf8');

test('a copy of Miro comes as parts, whatever picture is beside it, and what is left out is said', () => {
  const files = [new File(['x'], 'image.png', { type: 'image/png' })];
  const { outcome, done } = pasting({ html: miro, text: 'We call, and call again', files });
  const left = 'Left out: 1 image, 1 embedded page, 1 shape of another kind, and 1 connection without both ends.';
  expect(outcome).toEqual({ outcome: 'pasted', words: `Pasted 13 items. ${left}` });
  expect(done.map((each) => (each as unknown[])[0])).toEqual(['issue', 'select']);
});

test('a picture of Miro comes as its file, and without one it is said what was left out', () => {
  const json = { _position: { offsetPx: { x: 0, y: 0 } }, crop: { width: 30, height: 20 } };
  const clip = { data: { objects: [{ widgetData: { type: 'image', json } }] } };
  const html = `<span data-meta="<--(miro-data-v1)${btoa(JSON.stringify(clip))}(/miro-data-v1)-->"></span>`;
  const files = [new File(['x'], 'image.png', { type: 'image/png' })];
  expect(pasting({ html, files })).toEqual({ outcome: { outcome: 'pasted', words: '' }, done: [['images', files]] });
  const words = 'The clipboard has nothing you can paste on a canvas. Left out: 1 image.';
  expect(pasting({ html })).toEqual({ outcome: { outcome: 'refused', words }, done: [] });
});

test.each([
  ['beside it', { text: 'We call\n\nPaper is fine\n', html: miro.replace('data-v1)', 'data-v9)') }],
  ['within it', { html: '<span data-meta="(miro-data-v9)x"></span><div>We call</div><div>Paper is fine</div>' }],
])('a copy of Miro that cannot be read gives a note for each line of the text %s', (_, content) => {
  const { outcome, done } = pasting(content);
  const words =
    'Pasted 2 items. Only the text could be read from Miro. Colors, positions, shapes and connections are left out.';
  expect(outcome).toEqual({ outcome: 'pasted', words });
  expect(done[0]).toMatchObject([
    'issue',
    [{ type: 'PlaceNodes', data: { nodes: [{ kind: 'note', text: 'We call' }, { text: 'Paper is fine' }] } }],
  ]);
});

test('a scene of Excalidraw with images waits until they are sent', () => {
  const text = readFileSync('tests/fixtures/imports/canvas/ferry.excalidraw', 'utf8');
  const { outcome, done } = pasting({ text });
  expect(outcome).toEqual({ outcome: 'pasted', words: '' });
  expect(done).toMatchObject([['pictures', { tool: 'excalidraw', read: { kind: 'read' }, dropped: { image: 1 } }]]);
});

test.each([
  ['the clipboard', { html: clipHtml(file, 'Rent a stall'), text: 'Rent a stall' }],
  ['a file of ours as text', { text: JSON.stringify(file, null, 2) }],
])('parts of another canvas come from %s into the middle of what is seen', (_, content) => {
  const { outcome, done } = pasting(content);
  expect(outcome).toEqual({ outcome: 'pasted', words: 'Pasted 1 item.' });
  const id = expect.stringMatching(/^[0-9A-Za-z]{12}$/) as unknown;
  const placed = {
    ...node,
    id,
    x: 80,
    y: 90,
    locked: false,
    assumption: null,
    parent: null,
    z: expect.any(String) as unknown,
  };
  expect(done).toEqual([
    ['issue', [{ type: 'PlaceNodes', stream: 'canvas-c', data: { nodes: [placed] } }]],
    ['select', [id]],
  ]);
});

test.each([
  ['nothing', {}, 'The clipboard has nothing you can paste on a canvas.'],
  [
    'a text that is too long',
    { text: 'a'.repeat(canvasLimits.text + 1) },
    'This text is too long for a note: 10,001 characters, and the limit is 10,000. Nothing was pasted.',
  ],
  [
    'a copy of Miro without text that cannot be read',
    { html: '<span data-meta="<--(miro-data-v9)AAAA(/miro-data-v9)-->"></span>' },
    'We couldn’t read what you copied in Miro, so nothing was pasted. In Miro, export the board as CSV and import that file.',
  ],
  [
    'damaged parts',
    { text: JSON.stringify({ ...file, nodes: [{ ...node, x: 'left' }] }) },
    'We couldn’t read what you copied, so nothing was pasted. “nodes[0].x” isn’t a number.',
  ],
])('%s changes nothing and says why', (_, content, words) => {
  expect(pasting(content)).toEqual({ outcome: { outcome: 'refused', words }, done: [] });
});

test('a canvas that would be too full takes nothing', () => {
  const words = 'This would go over the canvas limits: 20,000 items and 40,000 connections. Nothing was pasted.';
  expect(pasting({ html: clipHtml(file, '') }, canvasLimits.nodes)).toEqual({
    outcome: { outcome: 'refused', words },
    done: [],
  });
});
