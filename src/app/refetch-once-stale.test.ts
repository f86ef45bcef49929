import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refetchOnceStale } from './refetch-once-stale.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a change right after an answer is read at the end of the time in which that counts, and many at once', async () => {
  const client = new QueryClient();
  let reads = 0;
  const stopWatching = new QueryObserver(client, { queryKey: ['a'], queryFn: () => ++reads }).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(reads).toBe(1);
  let stop = () => {};
  for (let n = 0; n < 5; n++) {
    await vi.advanceTimersByTimeAsync(1000);
    stop();
    stop = refetchOnceStale(client, ['a'], 10_000);
  }
  await vi.advanceTimersByTimeAsync(4999);
  expect(reads).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(reads).toBe(2);

  await vi.advanceTimersByTimeAsync(20_000);
  refetchOnceStale(client, ['a'], 10_000);
  await vi.advanceTimersByTimeAsync(0);
  expect(reads).toBe(3);

  refetchOnceStale(client, ['a'], 10_000)();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(reads).toBe(3);
  stopWatching();
});
