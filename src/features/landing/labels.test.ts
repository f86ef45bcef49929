import { expect, test } from 'vitest';
import { corridorOf } from '#domain/verdict/corridor.ts';
import { corridorOutcomes, verdictAmong } from '#domain/verdict/outcomes.ts';
import { planText, settlingText } from './labels.ts';

const corridor = corridorOf(0.1, 120);

test.each([
  [18, 120, 'At 15%, about 190 visitors would settle it.'],
  [11, 120, 'At 9.2%, about 6,520 visitors would settle it.'],
  [12, 120, 'At exactly your target, no number of visitors would settle it.'],
  [20, 120, 'That settles it.'],
  [5, 120, 'That settles it.'],
])('%i of %i at 10%%: %s', (signUps, visitors, text) => {
  expect(settlingText(signUps / visitors, verdictAmong(corridorOutcomes(corridor), signUps))).toBe(text);
});

test('what every result of 120 visitors would mean is said before', () => {
  expect(planText(corridor)).toBe(
    '120 visitors. 20 or more sign-ups support it; 5 or fewer refute it; between them it stays open. It decides at visitor 77 on average if the truth is 20%.',
  );
});
