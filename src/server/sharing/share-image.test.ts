import { expect, test } from 'vitest';
import { themeFrom } from '#drawing/drawing-theme.ts';
import { measureText } from '#drawing/measure-text.ts';
import { aNode } from '../../../tests/fixtures/a-canvas.ts';
import { shareImageSvg } from './share-image.ts';

const theme = themeFrom(() => '#000000');

/** Where the lines of a note of 200 by 96 begin, from its left edge. */
function leftOf(textAlign: 'start' | 'center' | 'end'): number {
  const starts: number[] = [];
  const part = { nodes: [aNode({ id: 'a', text: 'Plan', textAlign })], edges: [] };
  shareImageSvg(part, '', theme, ({ x }) => {
    starts.push(x);
    return '';
  });
  return starts.at(-1) ?? Number.NaN;
}

test('texts are aligned as on the canvas', () => {
  const [start, center, end] = [leftOf('start'), leftOf('center'), leftOf('end')];
  expect(start).toBeLessThan(40);
  expect(center).toBeGreaterThan(60);
  expect(end).toBeGreaterThan(center + 40);
  expect(end).toBeLessThan(200);
});

test('a right-aligned line ends within its note, a little before the edge', () => {
  const ends: number[] = [];
  const part = { nodes: [aNode({ id: 'a', text: 'Plan', textAlign: 'end' })], edges: [] };
  shareImageSvg(part, '', theme, ({ x, text, fontPx }) => {
    ends.push(x + measureText(text, fontPx));
    return '';
  });
  // The note's inset is 12 units.
  expect(ends.at(-1)).toBeCloseTo(188, 1);
});

test('nothing that is written gets into the markup', () => {
  const part = { nodes: [aNode({ id: 'a', text: '<script>alert(1)</script>' })], edges: [] };
  const svg = shareImageSvg(part, '"><script>', theme, () => 'M0 0');
  expect(svg).not.toMatch(/script|alert/);
});
