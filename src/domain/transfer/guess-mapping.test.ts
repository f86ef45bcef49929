import { expect, test } from 'vitest';
import { guessMapping, mapColumn } from './guess-mapping.ts';

const criteria = [{ id: 'c1', name: 'Reach', weight: 10_000 }];

test('own names go before those of other tools, and nothing is taken twice', () => {
  const headers = ['Description', 'problem', 'NAME', 'Title', 'reach', 'Rating: Reach', 'Owner', 'created_at'];
  expect(guessMapping(headers, criteria)).toEqual([
    null,
    'problem',
    null,
    'title',
    null,
    'rating:c1',
    null,
    'capturedAt',
  ]);
});

test('the headings of earlier exports are still known', () => {
  expect(guessMapping(['Place by hand', 'Made from', 'Named moments'], [])).toEqual(['rank', 'lineage', 'moments']);
  expect(guessMapping(['Manual order', 'Forked from', 'Named versions'], [])).toEqual(['rank', 'lineage', 'moments']);
});

test('a criterion may be headed by its name alone', () => {
  expect(guessMapping(['Idea', 'Reach'], criteria)).toEqual(['title', 'rating:c1']);
});

test('a field moves from one column to another', () => {
  expect(mapColumn(['title', null, 'tags'], 1, 'title')).toEqual([null, 'title', 'tags']);
  expect(mapColumn([null, 'title', null], 1, null)).toEqual([null, null, null]);
});
