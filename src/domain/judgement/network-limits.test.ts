import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NetworkRule } from '../experiment/experiment.ts';
import { networkOf } from '../intake/intake.ts';
import { createAdmission, networkLimitsOf } from './network-limits.ts';

const rules: readonly NetworkRule[] = ['one', 'shared'];
const planOf = (n: number, networkRule?: NetworkRule) => ({ n, networkRule });

test.each<[number, NetworkRule | undefined, ReturnType<typeof networkLimitsOf>]>([
  [1, 'one', { address: 3, network: 3 }],
  [20, 'one', { address: 3, network: 4 }],
  [79, 'one', { address: 3, network: 15 }],
  [80, 'one', { address: 4, network: 16 }],
  [120, 'one', { address: 6, network: 24 }],
  [5, 'shared', { address: 3, network: 3 }],
  [35, 'shared', { address: 7, network: 21 }],
  [120, 'shared', { address: 24, network: 72 }],
  [120, undefined, null],
])('Of %i planned, one address and one network bring by the rule %s at most %j', (n, rule, limits) => {
  expect(networkLimitsOf(planOf(n, rule))).toEqual(limits);
});

test('An address that is full leaves room to others of its network, until that is full', () => {
  const admits = createAdmission(planOf(20, 'one'));
  const origins = ['n.a', 'n.a', 'n.a', 'n.a', 'n.b', 'n.c', 'm.a', 'n.a', undefined];
  expect(origins.map(admits)).toEqual([true, true, true, false, true, false, true, false, true]);
});

const origins = fc.array(fc.stringMatching(/^[mno]\.[abc]$/), { maxLength: 200 });
const plans = fc.record({ n: fc.integer({ min: 1, max: 300 }), networkRule: fc.constantFrom(...rules) });

describe('Whatever comes in whichever order', () => {
  const most = (names: readonly string[]): number =>
    Math.max(0, ...[...new Set(names)].map((name) => names.filter((each) => each === name).length));

  test('never more count of one address or one network than may', () => {
    fc.assert(
      fc.property(plans, origins, (plan, came) => {
        const admitted = came.filter(createAdmission(plan));
        const limits = networkLimitsOf(plan);
        expect(most(admitted)).toBeLessThanOrEqual(limits?.address ?? 0);
        expect(most(admitted.map(networkOf))).toBeLessThanOrEqual(limits?.network ?? 0);
      }),
    );
  });

  test('what was admitted stays so, whatever comes after it', () => {
    fc.assert(
      fc.property(plans, origins, origins, (plan, came, later) => {
        const admitted = came.map(createAdmission(plan));
        expect([...came, ...later].map(createAdmission(plan)).slice(0, came.length)).toEqual(admitted);
      }),
    );
  });

  test('all count without a rule, and all whose origin is not known', () => {
    fc.assert(
      fc.property(plans, origins, (plan, came) => {
        expect(came.filter(createAdmission(planOf(plan.n)))).toEqual(came);
        expect(came.map(() => undefined).every(createAdmission(plan))).toBe(true);
      }),
    );
  });
});
