import fc from 'fast-check';
import { expect, test } from 'vitest';
import { difference, rules, visits } from './intake-steps.ts';

const runs = process.env['TEST_FULL'] ? 20_000 : 400;

test('visitors, what they send, and who counts for an experiment are those of two plain lists', () => {
  fc.assert(
    fc.property(visits, rules, (all, rule) => {
      expect(difference(all, rule)).toBeUndefined();
    }),
    { numRuns: runs, seed: 1 },
  );
});
