import { expect, test } from 'vitest';
import { verdictOf } from '#domain/verdict/verdict.ts';
import { settlingText } from './labels.ts';

test.each([
  [18, 120, 'At 15%, about 140 visitors would settle it.'],
  [11, 120, 'At 9.2%, about 4,980 visitors would settle it.'],
  [12, 120, 'At exactly your target, no number of visitors would settle it.'],
  [19, 120, 'That settles it.'],
  [5, 120, 'That settles it.'],
])('%i of %i at 10%%: %s', (signUps, visitors, text) => {
  const share = signUps / visitors;
  expect(settlingText(share, verdictOf(signUps, visitors, 0.1))).toBe(text);
});
