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
