import { expect, test } from 'vitest';
import { startsDescending } from '#domain/vault/idea-query.ts';
import { isFalling } from './is-falling.ts';
import { orderOptions } from './labels.ts';

test('an order is said as the figures run that are shown: the newest first are ages that rise', () => {
  const said = (turned: boolean) =>
    orderOptions
      .filter(({ value: order }) => isFalling({ order, isDescending: startsDescending[order] !== turned }))
      .map(({ value }) => value);
  expect([said(false), said(true)]).toEqual([
    ['score', 'evidence'],
    ['captured', 'changed', 'title', 'status', 'hand'],
  ]);
});
