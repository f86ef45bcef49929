import { expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

test('runs two at a time, in order, and goes on after a failure', async () => {
  const inTurn = limitConcurrency(2);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const task = (n: number) =>
    inTurn(async () => {
      started.push(n);
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      if (n === 1) throw new Error('failed');
      return n;
    });
  const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map(task));
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed'))).toEqual([
    0,
    'failed',
    2,
    3,
    4,
    5,
  ]);
  expect([started, most]).toEqual([[0, 1, 2, 3, 4, 5], 2]);
});
