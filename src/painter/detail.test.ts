import { expect, test } from 'vitest';
import { edgeDetail, nodeDetail, textDetail } from './detail.ts';

test.each([
  [12, 1, 'text'],
  [12, 0.42, 'text'],
  [12, 0.41, 'bars'],
  [31, 0.17, 'text'],
  [12, 0.17, 'bars'],
  [12, 0.16, 'none'],
] as const)('a text of %d units at a zoom of %d is painted as %s', (fontPx, zoom, detail) => {
  expect(textDetail(fontPx, zoom)).toBe(detail);
});

test('a node becomes a speck, and an edge a chord, when hardly anything is seen of them', () => {
  expect([0.5, 0.2, 0.05].map((zoom) => nodeDetail(96, zoom))).toEqual(['whole', 'plain', 'speck']);
  expect([0.5, 0.2, 0.05].map(edgeDetail)).toEqual(['whole', 'plain', 'chord']);
});
