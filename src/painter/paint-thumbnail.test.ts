import { expect, test } from 'vitest';
import type { Canvas } from '#domain/canvas/canvas.ts';
import { aCanvas, aNode, anEdge, at } from '../../tests/fixtures/a-canvas.ts';
import { aDrawingTheme } from '../../tests/fixtures/a-drawing-theme.ts';
import type { PaintTheme } from './paint-theme.ts';
import { paintThumbnail } from './paint-thumbnail.ts';

const theme = { ...aDrawingTheme, text: 'Inter', figures: 'Inter' } as unknown as PaintTheme;
const size = { width: 96, height: 64, margin: 6, dpr: 2 };

/** Lists the filled boxes, with color and in device pixels, and counts the strokes. */
function painted(canvas: Pick<Canvas, 'nodes' | 'edges'>) {
  const filled: (readonly [string, ...number[]])[] = [];
  let stroked = 0;
  let now = { scale: 1, x: 0, y: 0 };
  const ctx: Record<string, unknown> = {
    setTransform: (scale: number, _b: number, _c: number, _d: number, x: number, y: number) => {
      now = { scale, x, y };
    },
    fillRect: (x: number, y: number, width: number, height: number) =>
      filled.push([
        String(ctx['fillStyle']),
        ...[now.x + x * now.scale, now.y + y * now.scale, width * now.scale, height * now.scale].map(Math.round),
      ]),
    stroke: () => stroked++,
  };
  const anything = new Proxy(ctx, { get: (target, name) => target[String(name)] ?? (() => {}) });
  paintThumbnail(anything as unknown as CanvasRenderingContext2D, canvas, size, theme);
  return { filled, stroked };
}

test('everything is there, in the middle, the lowest first; nothing of what was removed', () => {
  const canvas = aCanvas([
    aNode({ id: 'right', x: 640, width: 160, height: 80, fill: 'sky', z: 'a1' }),
    aNode({ id: 'left', width: 160, height: 80, z: 'a0' }),
    aNode({ id: 'gone', x: 5000, removed: true }),
    aNode({ id: 'group', kind: 'group', x: -9000 }),
  ]);
  // 804 scene units with their borders in 84 pixels of the screen, each of two device pixels.
  expect(painted(canvas)).toEqual({
    filled: [
      [aDrawingTheme.notes.straw, 12, 56, 33, 17],
      [aDrawingTheme.notes.sky, 146, 56, 33, 17],
    ],
    stroked: 0,
  });
});

test('a single note is no larger than a quarter of what it is', () => {
  const { filled } = painted(aCanvas([aNode({ id: 'only', width: 40, height: 32 })]));
  expect(filled).toEqual([[aDrawingTheme.notes.straw, 86, 56, 20, 16]]);
});

test('edges are painted while they are few, and nothing where nothing is', () => {
  const notes = (count: number) => Array.from({ length: count }, (_, n) => aNode({ id: `n${n}`, x: n * 240 }));
  const edge = anEdge({ id: 'e', from: at('n0'), to: at('n1') });
  expect(painted(aCanvas(notes(3), [edge])).stroked).toBe(1);
  expect(painted(aCanvas(notes(2000), [edge]))).toMatchObject({ stroked: 0, filled: { length: 2000 } });
  expect(painted(aCanvas([]))).toEqual({ filled: [], stroked: 0 });
});
