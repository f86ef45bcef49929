import { expect, test } from 'vitest';
import { aNode } from '../../../../tests/fixtures/a-canvas.ts';
import { presentedBox } from './presented-box.ts';

test('a frame is shown with the title that stands above it', () => {
  const frame = aNode({ id: 'frame', kind: 'frame', x: 10, y: 100, width: 300, height: 200 });
  expect(presentedBox(frame)).toEqual({ x: 10, y: 100, width: 300, height: 200 });
  expect(presentedBox({ ...frame, text: 'Who lends' })).toEqual({ x: 10, y: 72, width: 300, height: 228 });
});
