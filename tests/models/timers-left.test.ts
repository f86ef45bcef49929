import { afterEach, describe, expect, test, vi } from 'vitest';
import { atMost } from '#adapters/clock/at-most.ts';
import { pageTimers } from '#adapters/clock/timers.ts';
import { timersLeft } from '../fixtures/timers-left.ts';

afterEach(() => void vi.useRealTimers());

describe.each([
  ['real', () => {}],
  ['fake', () => void vi.useFakeTimers()],
])('of %s timers', (_, choose) => {
  test('one that the product has started is left until it is cancelled', async () => {
    choose();
    const step = Promise.withResolvers<string>();
    const first = atMost(60_000, step.promise, 'late');
    expect(timersLeft()).toEqual(['setTimeout of 60000 ms by src/adapters/clock/at-most.ts']);
    step.resolve('done');
    expect([await first, timersLeft()]).toEqual(['done', []]);
  });

  test('those of a test are its own matter', () => {
    choose();
    const cancel = pageTimers.after(60_000, () => {});
    const timer = setInterval(() => {}, 60_000);
    expect(timersLeft()).toEqual([]);
    clearInterval(timer);
    cancel();
  });
});

test('a timer that has fired is not left', async () => {
  vi.useFakeTimers();
  const waited = atMost(60_000, new Promise<string>(() => {}), 'late');
  vi.advanceTimersByTime(60_000);
  expect([await waited, timersLeft()]).toEqual(['late', []]);
});
