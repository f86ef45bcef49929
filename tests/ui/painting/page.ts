import { seededRandom } from '#domain/random/seeded-random.ts';
import { zoomedAt } from '../../../machines/canvas/camera.ts';
import { withParts } from '../../../src/domain/log/parts.ts';
import { paintChangeMarks } from '../../../src/painter/paint-change-marks.ts';
import { paintCursors } from '../../../src/painter/paint-cursors.ts';
import { createPainter } from '../../../src/painter/painter.ts';
import { aCanvas, aNode, anEdge, at } from '../../fixtures/a-canvas.ts';
import { aLargeCanvas } from '../../fixtures/a-large-canvas.ts';
import { themeOf } from './theme.ts';

const viewport = { width: 640, height: 480 };
const host = document.getElementById('host') as HTMLElement;

function newPainter(look: 'light' | 'dark' = 'light') {
  host.replaceChildren();
  const painter = createPainter(host, { theme: themeOf(look) });
  painter.size(viewport.width, viewport.height, devicePixelRatio);
  return painter;
}

function seen(): CanvasRenderingContext2D {
  const ctx = host.querySelector('canvas')?.getContext('2d');
  if (!ctx) throw new Error('nothing is painted');
  return ctx;
}

/** The color that is seen at a point of the viewport, as `r,g,b`. */
function colorAt(x: number, y: number): string {
  const [r, g, b] = seen().getImageData(x * devicePixelRatio, y * devicePixelRatio, 1, 1).data;
  return `${r},${g},${b}`;
}

/** Returns the color on a canvas of a color of the style sheet. */
function asPainted(color: string): string {
  const ctx = document.createElement('canvas').getContext('2d');
  if (!ctx) return '';
  ctx.fillStyle = color;
  ctx.fillRect(0, 0, 1, 1);
  const [r, g, b] = ctx.getImageData(0, 0, 1, 1).data;
  return `${r},${g},${b}`;
}

const everyPixel = (): Uint8ClampedArray => seen().getImageData(0, 0, seen().canvas.width, seen().canvas.height).data;

/** How many pixels of two pictures differ by more than what a long line that is painted piece by piece does. */
function differing(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let count = 0;
  for (let index = 0; index < a.length; index += 4) {
    const by = [0, 1, 2].map((part) => Math.abs((a[index + part] ?? 0) - (b[index + part] ?? 0)));
    if (Math.max(...by) > 24) count += 1;
  }
  return count;
}

/** Globals for a test in the page: a painter and all that it takes to make things for it. */
const painting = {
  newPainter,
  paintCursors,
  paintChangeMarks,
  colorAt,
  asPainted,
  everyPixel,
  differing,
  zoomedAt,
  themeOf,
  withParts,
  seededRandom,
  aCanvas,
  aNode,
  anEdge,
  at,
  aLargeCanvas,
  viewport,
};
export type Painting = typeof painting;
Object.assign(globalThis, { painting });
