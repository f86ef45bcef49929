import { expect, test } from 'vitest';
import { corridorOf } from '#domain/verdict/corridor.ts';
import { corridorOutcomes, verdictAmong } from '#domain/verdict/outcomes.ts';
import { sampleForPlan } from '#domain/verdict/test-plan.ts';
import { planText, settlingLabels, settlingText } from './labels.ts';

const corridor = corridorOf(0.1, 120);
const test120 = { n: 120, criterion: 0.1 };

test.each([
  [18, '230 more would settle it if the truth is 15%.'],
  [11, 'Too many would be needed to settle it if the truth is 9.2%.'],
  [12, 'No number would settle it if the truth is exactly 10%.'],
  [20, 'That settles it.'],
  [5, 'That settles it.'],
])('%i of 120 at 10%%: %s', (signUps, text) => {
  const settling = sampleForPlan({ formula: 'corridor-1', criterion: 0.1 }, signUps / 120);
  const verdict = verdictAmong(corridorOutcomes(corridor), signUps);
  expect(settlingText({ ...test120, k: signUps, settling }, { verdict, isWorking: false })).toBe(text);
});

test('what would settle it is said to be worked out meanwhile, and to be unknown where that failed', () => {
  const unknown = { ...test120, k: 18, settling: undefined };
  const said = [true, false].map((isWorking) => settlingText(unknown, { verdict: 'inconclusive', isWorking }));
  expect(said).toEqual([settlingLabels.working, settlingLabels.failed]);
});

test('what every result of 120 visitors would mean is said before', () => {
  expect(planText(corridor)).toBe(
    '120 visitors. 20 or more sign-ups support it; 5 or fewer refute it; between them it stays open. It decides at visitor 77 on average if the truth is 20%.',
  );
});
