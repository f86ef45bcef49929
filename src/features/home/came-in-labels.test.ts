import { expect, test } from 'vitest';
import { arrivalsText } from './came-in-labels.ts';

test.each([
  [
    { visitors: 1_034, signUps: 5, responses: 2, interviews: 1 },
    '1,034 visitors, 5 sign-ups, 2 survey answers, 1 interview',
  ],
  [{ visitors: 1, signUps: 1, responses: 1, interviews: 2 }, '1 visitor, 1 sign-up, 1 survey answer, 2 interviews'],
  [{ visitors: 0, signUps: 0, responses: 3, interviews: 0 }, '3 survey answers'],
])('what came is counted: %o', (arrivals, text) => {
  expect(arrivalsText(arrivals)).toBe(text);
});
