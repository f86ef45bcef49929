import { expect, test } from 'vitest';
import { factTitle } from '../log/all-labels.ts';
import type { JsonObject } from '../log/json.ts';

const words = { status: String, criterion: String };

test.each<[string, JsonObject, string]>([
  ['PageCreated', { title: 'Crumb' }, 'Created “Crumb”'],
  ['BlocksPlaced', { blocks: [{}] }, 'Added a block'],
  ['BlocksMoved', { blocks: [{}, {}] }, 'Moved 2 blocks'],
  ['BlocksRemoved', { blocks: Array.from({ length: 1200 }, () => 'b') }, 'Removed 1,200 blocks'],
  ['BlocksAssigned', { blocks: ['b'], in: 'both' }, 'Put a block into both versions'],
  ['BlocksAssigned', { blocks: ['b'], in: 'b' }, 'Put a block into version B'],
  ['PageSet', { title: 'Loaf' }, 'Renamed the page to “Loaf”'],
  ['PageSet', { slug: 'loaf' }, 'Changed the address to /p/loaf'],
  ['PageSet', { theme: 'essay', palette: {} }, 'Changed the theme'],
  ['PageSet', { palette: {} }, 'Changed the colors'],
  ['PageSet', { goal: 'pre-order' }, 'Changed what counts as a yes'],
  ['PageSet', { description: 'Bread' }, 'Changed the page'],
  ['PagePublished', { version: 2, of: null }, 'Published version 2'],
  ['PagePublished', { version: 3, of: 1 }, 'Published version 1 again, as 3'],
  ['PageUnpublished', {}, 'Took the page off the web'],
  ['PageReassigned', {}, 'Moved the page to another idea'],
])('%s %j', (type, data, title) => {
  expect(factTitle({ type, data }, words)).toBe(title);
});
