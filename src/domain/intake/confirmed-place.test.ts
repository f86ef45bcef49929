import { expect, test } from 'vitest';
import { withParts } from '../log/parts.ts';
import { confirmedPlace } from './confirmed-place.ts';
import type { IntakeEntry } from './intake.ts';

const entry = (id: string, confirmedPosition: number | null, given: Partial<IntakeEntry> = {}) =>
  ({ id, goal: 'sign-up', confirmedPosition, erased: false, excludedFor: null, ...given }) as IntakeEntry;

test('places in line go by when addresses were confirmed, and nobody’s changes when another is erased or excluded', () => {
  const all = [
    entry('a', 40),
    entry('b', null),
    entry('c', 12, { erased: true }),
    entry('d', 30, { goal: 'pre-order', excludedFor: 'A friend' }),
    entry('e', 20, { goal: 'survey' }),
  ];
  const entries = withParts({}, all);
  expect(all.map((each) => confirmedPlace({ entries }, each))).toEqual([3, undefined, 1, 2, 1]);
});
