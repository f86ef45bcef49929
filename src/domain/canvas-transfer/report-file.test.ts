import { expect, test } from 'vitest';
import type { CanvasFile } from './canvas-file.ts';
import { failureOfProblems } from './canvas-file-failure.ts';
import { readCanvasFile } from './read-canvas-file.ts';
import { reportFile } from './report-file.ts';

const box = { x: 0, y: 0, width: 40, height: 40 };
const file: CanvasFile = {
  format: 'groundwork-canvas',
  version: 1,
  canvas: 'mine',
  nodes: [
    { id: 'AAAAAAAAAAAA', kind: 'group', ...box },
    { id: 'BBBBBBBBBBBB', kind: 'note', ...box, assumption: 'they-pay' },
    { id: 'CCCCCCCCCCCC', kind: 'image', ...box, asset: 'kitchen' },
    { id: 'DDDDDDDDDDDD', kind: 'note', ...box, text: 'Rent' },
  ],
  edges: [{ id: 'EEEEEEEEEEEE', from: { x: 0, y: 0 }, to: { x: 9, y: 9 } }],
};
const counts = [
  { kind: 'note', count: 2 },
  { kind: 'image', count: 1 },
  { kind: 'connector', count: 1 },
];

test.each([
  ['its own canvas', 'mine', 0],
  ['another one', 'other', 1],
])('what a file would bring to %s', (_, canvasId, cards) => {
  expect(reportFile(file, canvasId)).toEqual({ parts: 5, counts, cards, images: 1 });
});

test.each([
  ['no JSON', 'pitch', { kind: 'no-json' }],
  ['other JSON', '{"ideas":[]}', { kind: 'not-ours' }],
  ['a list', '[]', { kind: 'not-ours' }],
  ['a later version', JSON.stringify({ ...file, version: 2 }), { kind: 'newer' }],
  [
    'a part that is not whole',
    JSON.stringify({ ...file, nodes: [{ id: 'AAAAAAAAAAAA', kind: 'note', ...box, x: null }] }),
    { kind: 'wrong', problems: [{ path: 'nodes[0].x', problem: 'isn’t a number' }] },
  ],
])('%s comes down to what there are words for', (_, text, failure) => {
  const outcome = readCanvasFile(text);
  expect(outcome.kind === 'refused' && failureOfProblems(outcome.problems)).toEqual(failure);
});
