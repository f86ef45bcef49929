import { expect, test } from 'vitest';
import { createAttemptCounter } from './attempt-counter.ts';

function counterAt(startMs: number) {
  let nowMs = startMs;
  const counter = createAttemptCounter(() => new Date(nowMs), 600_000);
  return { ...counter, wait: (ms: number) => (nowMs += ms) };
}

test('a counter of attempts counts by key until the limit, tells how long to wait, and starts anew after it', () => {
  const counter = counterAt(0);
  expect([counter.take('a', 2), counter.take('a', 2), counter.take('b', 2)]).toEqual([null, null, null]);
  counter.wait(90_500);
  expect(counter.take('a', 2)).toBe(510);
  counter.wait(509_499);
  expect(counter.take('a', 2)).toBe(1);
  counter.wait(1);
  expect(counter.take('a', 2)).toBeNull();
});

test('an attempt taken back leaves room for another', () => {
  const counter = counterAt(0);
  counter.take('a', 1);
  counter.giveBack('a');
  counter.giveBack('a');
  counter.giveBack('unknown');
  expect([counter.take('a', 1), counter.take('a', 1)]).toEqual([null, 600]);
});

test('several at once count as so many, and all or none of them', () => {
  const counter = counterAt(0);
  expect([counter.take('a', 10, 8), counter.take('a', 10, 3), counter.take('a', 10, 2)]).toEqual([null, 600, null]);
});
