import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scoreOf } from './score-of.ts';

const criteria = [
  { id: 'reach', name: 'Reach', weight: 7500 },
  { id: 'ease', name: 'Ease', weight: 2500 },
  { id: 'mood', name: 'Mood', weight: 0 },
];

test.each([
  [{}, null],
  [{ gone: 5 }, null],
  [{ mood: 5 }, null],
  [{ reach: 2 }, 2],
  [{ reach: 2, mood: 5 }, 2],
  [{ reach: 4, ease: 2 }, 3.5],
])('ratings %j score %s', (ratings, score) => {
  expect(scoreOf({ ratings }, criteria)).toBe(score);
});

test('a score lies between the lowest and the highest rating that has weight', () => {
  const rating = fc.integer({ min: 1, max: 5 });
  fc.assert(
    fc.property(rating, rating, (reach, ease) => {
      const score = scoreOf({ ratings: { reach, ease } }, criteria) ?? Number.NaN;
      expect(score >= Math.min(reach, ease) && score <= Math.max(reach, ease)).toBe(true);
    }),
  );
});
