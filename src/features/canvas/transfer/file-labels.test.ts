import { expect, test } from 'vitest';
import { kindWords, problemLabel } from './file-labels.ts';

test.each([
  ['nodes[3].x', 'isn’t a number', 'Item 4, “x”: isn’t a number'],
  ['edges[0]', 'is off the canvas', 'Connection 1: is off the canvas'],
  [
    'edges[1].from.node',
    'is missing or has the wrong format',
    'Connection 2, “from.node”: is missing or has the wrong format',
  ],
  ['canvas', 'is too long', '“canvas” is too long'],
])('%s %s', (path, problem, words) => {
  expect(problemLabel({ path, problem })).toBe(words);
});

test('kinds are counted', () => {
  expect([kindWords('note', 1), kindWords('connector', 1200)]).toEqual(['1 note', '1,200 connections']);
});
