import { expect, test } from 'vitest';
import { clipboardLabels, countLabel, itemCount, zoomPercent } from './labels.ts';
import { presentationLabels } from './later-labels.ts';

test.each([
  [0, '0 items'],
  [1, '1 item'],
  [2, '2 items'],
  [1200, '1,200 items'],
])('%d of them are %s', (count, text) => {
  expect(itemCount(count)).toBe(text);
});

test('connections are told only where there are some', () => {
  const counts = [
    { nodeCount: 1, edgeCount: 0 },
    { nodeCount: 12, edgeCount: 1 },
    { nodeCount: 2000, edgeCount: 1500 },
  ];
  expect(counts.map(countLabel)).toEqual(['1 item', '12 items, 1 connection', '2,000 items, 1,500 connections']);
});

test('a zoom is in whole percent', () => {
  expect([0.493, 1, 12].map(zoomPercent)).toEqual(['49%', '100%', '1,200%']);
});

test('a stop of a presentation has its number and its title', () => {
  const stops = [
    { kind: 'frame', number: 1, count: 2, title: 'Who buys bread?' },
    { kind: 'section', number: 2, count: 9, title: '' },
    { kind: 'whole', number: 1, count: 1, title: '' },
  ] as const;
  expect(stops.map((stop) => presentationLabels.stop(stop as never))).toEqual([
    'Frame 1 of 2: Who buys bread?',
    'Section 2 of 9',
    'Whole canvas',
  ]);
});

test('what cannot be pasted says the limit', () => {
  expect([clipboardLabels.tooLong(10_001, 10_000), clipboardLabels.full(20_000, 40_000)]).toEqual([
    'This text is too long for a note: 10,001 characters, and the limit is 10,000. Nothing was pasted.',
    'This would go over the canvas limits: 20,000 items and 40,000 connections. Nothing was pasted.',
  ]);
});
