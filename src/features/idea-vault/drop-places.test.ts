import { expect, test } from 'vitest';
import type { Idea } from '#domain/idea/idea.ts';
import { anIdea } from '../../../tests/fixtures/an-idea.ts';
import { dropPlaces } from './drop-places.ts';

const idea = (id: string, rank: string): Idea => anIdea({ id, rank });
const column = [idea('a', 'a0'), idea('b', 'a1')];

test('ideas that are dropped on a column of the board get its status and a place among its ideas', () => {
  expect([
    dropPlaces('testing', column, { ids: ['c'], beside: { id: 'b', position: 'before' } }),
    dropPlaces('testing', column, { ids: ['c'], beside: null }),
  ]).toEqual([[{ id: 'c', rank: 'a0V', status: 'testing' }], [{ id: 'c', rank: 'a2', status: 'testing' }]]);
});

test('among pivoted ideas those from elsewhere are not taken, and their own change their order alone', () => {
  expect([
    dropPlaces('pivoted', column, { ids: ['c'], beside: null }),
    dropPlaces('pivoted', column, { ids: ['c', 'a'], beside: null }),
  ]).toEqual([[], [{ id: 'a', rank: 'a2' }]]);
});
