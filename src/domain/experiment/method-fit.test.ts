import { expect, test } from 'vitest';
import { lenses } from '../ledger/ledger.ts';
import { methods } from './experiment.ts';
import { methodFit } from './method-fit.ts';

test('a method that does not fit an assumption is named with what to try instead, and no other', () => {
  const payment = 'An email address is no payment: try a pre-order or a fake door.';
  const built = 'People can’t tell you whether it can be built: try a prototype, or data you can look up.';
  const said = lenses.flatMap((lens) =>
    methods.flatMap((method) => {
      const says = methodFit(lens, method);
      return says === null ? [] : [[lens, method, says]];
    }),
  );
  expect(said).toEqual([
    ['viability', 'page', payment],
    ['viability', 'survey', 'What people say they’d pay isn’t what they pay: try a pre-order.'],
    ['viability', 'prototype', 'Trying something for free says little about paying for it: try a pre-order.'],
    ['viability', 'split', payment],
    ['feasibility', 'page', built],
    ['feasibility', 'fake-door', built],
    ['feasibility', 'pre-order', built],
    ['feasibility', 'survey', built],
    ['feasibility', 'split', built],
  ]);
});

test('a page that counts pre-orders or clicks on a price says something about paying', () => {
  const counted = (goal: string) => methodFit('viability', 'split', { kind: 'page', id: 'p', goal });
  expect(['pre-order', 'fake-door'].map(counted)).toEqual([null, null]);
  expect(counted('sign-up')).toBe(counted('qualified-sign-up'));
  expect(counted('sign-up')).not.toBeNull();
});
