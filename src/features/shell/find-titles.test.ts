import { expect, test } from 'vitest';
import { findTitles } from './find-titles.ts';

const all = ['A beehive map', 'Bees', 'Old bees', 'Frisbee', 'Bee hotel'].map((title, n) => ({ id: `${n}`, title }));
const titles = (query: string, most = 9) => findTitles(all, query, most).map(({ title }) => title);

test.each([
  ['', []],
  ['  ', []],
  ['zebra', []],
  ['BEE', ['Bees', 'Bee hotel', 'A beehive map', 'Old bees', 'Frisbee']],
  [' bee  h ', ['Bee hotel']],
])('%j finds %j', (query, found) => {
  expect(titles(query)).toEqual(found);
});

test('no more than asked for, the best of them', () => {
  expect(titles('bee', 3)).toEqual(['Bees', 'Bee hotel', 'A beehive map']);
});
