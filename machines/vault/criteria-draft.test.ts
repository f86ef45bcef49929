import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { vaultLimits } from '#domain/vault/vault.ts';
import { criteriaTemplates, reasonAgainst, spreadWeights } from './criteria-draft.ts';

const weights = fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: vaultLimits.criteria });

describe('100 % is spread', () => {
  test('exactly, in tenths of a percent, and never against the proportion', () => {
    fc.assert(
      fc.property(weights, (given) => {
        const spread = spreadWeights(given);
        expect(spread.reduce((sum, weight) => sum + weight, 0)).toBe(10_000);
        expect(spread.every((weight) => weight >= 0 && weight % 10 === 0)).toBe(true);
        const total = given.reduce((sum, weight) => sum + weight, 0);
        for (const [n, weight] of given.entries()) {
          if (total > 0) expect(Math.abs((spread[n] ?? 0) - (weight * 10_000) / total)).toBeLessThan(10);
          for (const [m, other] of given.entries()) {
            if (weight > other) expect(spread[n]).toBeGreaterThanOrEqual(spread[m] ?? 0);
          }
        }
      }),
    );
  });

  test('to the same again', () => {
    fc.assert(
      fc.property(weights, (given) => {
        expect(spreadWeights(spreadWeights(given))).toEqual(spreadWeights(given));
      }),
    );
  });

  test('with what is left over to the largest remainders, the first of equal ones', () => {
    expect(spreadWeights([0, 0, 0])).toEqual([3340, 3330, 3330]);
    expect(spreadWeights([1, 1, 4])).toEqual([1670, 1670, 6660]);
  });
});

test.each(Object.entries(criteriaTemplates))('the set %s can be saved as it is', (_, template) => {
  expect(reasonAgainst(template.map((each, n) => ({ id: `c${n}`, ...each })))).toBeNull();
});
