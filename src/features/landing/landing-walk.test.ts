import { expect, test } from 'vitest';
import { corridorOf } from '#domain/verdict/corridor.ts';
import { corridorOutcomes, verdictAmong } from '#domain/verdict/outcomes.ts';
import { landingWalk } from './landing-walk.ts';

test('a walk ends as its count says, whatever visitors of the page set', () => {
  for (let visitors = 60; visitors <= 400; visitors += 20) {
    const corridor = corridorOf(0.1, visitors);
    for (let signUps = 0; signUps <= visitors / 4; signUps++) {
      const { answers, judged } = landingWalk(corridor, signUps);
      expect(answers.filter(Boolean)).toHaveLength(signUps);
      expect(judged?.verdict).toBe(verdictAmong(corridorOutcomes(corridor), signUps));
    }
  }
});
