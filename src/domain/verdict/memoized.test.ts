import { expect, test } from 'vitest';
import { memoized } from './memoized.ts';

test('the same numbers are worked out once, others each, and what is oldest is forgotten', () => {
  let count = 0;
  const ask = (n: number) =>
    memoized(['test', n], () => {
      count += 1;
      return { n };
    });
  expect([ask(0), ask(0), ask(1), count]).toEqual([{ n: 0 }, { n: 0 }, { n: 1 }, 2]);
  for (let n = 2; n <= 1001; n++) ask(n);
  expect([ask(1001), count, ask(0), count]).toEqual([{ n: 1001 }, 1002, { n: 0 }, 1003]);
});
