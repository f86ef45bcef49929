import { expect, test } from 'vitest';
import { compareNaturally } from './compare-naturally.ts';

test('texts stand in the order of the alphabet whatever their capitals, and numbers by their size', () => {
  const texts = ['tag 10', 'Zebra', 'apple', 'tag 9', 'Äpfel', 'Apple'];
  expect(texts.toSorted(compareNaturally)).toEqual(['Äpfel', 'apple', 'Apple', 'tag 9', 'tag 10', 'Zebra']);
});
