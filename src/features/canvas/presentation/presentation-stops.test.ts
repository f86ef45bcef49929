import { expect, test } from 'vitest';
import { aCanvas, aNode } from '../../../../tests/fixtures/a-canvas.ts';
import { presentationStops } from './presentation-stops.ts';

const size = { width: 400, height: 300 };

test('frames as they are read, then sections, then the whole; none that is gone', () => {
  const frame = (id: string, x: number, y: number) => aNode({ id, kind: 'frame', x, y, ...size });
  const section = (id: string, x: number, text: string) => aNode({ id, kind: 'section', x, y: 1400, ...size, text });
  const canvas = aCanvas(
    [
      frame('below', 0, 900),
      section('second', 400, 'Solution'),
      section('first', 0, 'The\nproblem'),
      frame('right', 800, 0),
      { ...frame('left', 0, 0), text: 'Who lends' },
      { ...frame('gone', -400, 0), removed: true },
      aNode({ id: 'note', x: 100, y: 100, width: 200, height: 96 }),
    ],
    [],
  );
  expect(presentationStops(canvas)).toEqual([
    {
      id: 'left',
      kind: 'frame',
      title: 'Who lends',
      number: 1,
      count: 3,
      box: { x: 0, y: -28, width: 400, height: 328 },
    },
    { id: 'right', kind: 'frame', title: '', number: 2, count: 3, box: { x: 800, y: 0, ...size } },
    { id: 'below', kind: 'frame', title: '', number: 3, count: 3, box: { x: 0, y: 900, ...size } },
    { id: 'first', kind: 'section', title: 'The problem', number: 1, count: 2, box: { x: 0, y: 1400, ...size } },
    { id: 'second', kind: 'section', title: 'Solution', number: 2, count: 2, box: { x: 400, y: 1400, ...size } },
    { id: 'whole', kind: 'whole', title: '', number: 1, count: 1, box: { x: 0, y: -28, width: 1200, height: 1728 } },
  ]);
});

test('without frames and sections the whole alone, and nothing where nothing is', () => {
  const note = aNode({ id: 'note', x: 100, y: 100, width: 200, height: 96 });
  expect(presentationStops(aCanvas([note], [])).map(({ id, box }) => [id, box])).toEqual([
    ['whole', { x: 100, y: 100, width: 200, height: 96 }],
  ]);
  expect(presentationStops(aCanvas([{ ...note, removed: true }], []))).toEqual([]);
  expect(presentationStops(undefined)).toEqual([]);
});
