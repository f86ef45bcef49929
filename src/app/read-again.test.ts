import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import type { SyncActor } from '#machines/sync/sync.machine.ts';
import { readAgain } from './read-again.ts';

const states = {
  loading: { open: 'loading' },
  offline: { open: 'offline' },
  pulling: { open: 'pulling' },
  live: { open: { connected: 'live' } },
};

/** Reads again by a client of its own, as the sync that it is given becomes something else. */
function readingAgain(failure: { readonly kind: 'no-answer' } | null) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: 0, staleTime: Number.POSITIVE_INFINITY } } });
  const hear: ((snapshot: unknown) => void)[] = [];
  const sync = { getSnapshot: () => ({ context: { failure } }), subscribe: (each: never) => hear.push(each) };
  readAgain(client, sync as unknown as SyncActor);
  const become = (state: keyof typeof states) => hear.forEach((each) => void each({ value: states[state] }));
  return { client, become };
}

test('what a start without a server could not read is read when it answers, though only its next try was seen', async () => {
  const { client, become } = readingAgain({ kind: 'no-answer' });
  let isAway = true;
  const queryFn = async () => {
    if (isAway) throw new Error('away');
    return 'articles';
  };
  onTestFinished(new QueryObserver(client, { queryKey: ['articles'], queryFn }).subscribe(() => {}));
  await expect.poll(() => client.getQueryState(['articles'])?.status).toBe('error');
  isAway = false;
  become('live');
  await expect.poll(() => client.getQueryData(['articles'])).toBe('articles');
});

test('what could not be read is read once more when the server answers again, and nothing else is', async () => {
  const { client, become } = readingAgain(null);
  const reads: string[] = [];
  let isAway = true;
  const watch = (key: string, fails: boolean) => {
    const queryFn = async () => {
      reads.push(key);
      if (fails && isAway) throw new Error('away');
      return key;
    };
    onTestFinished(new QueryObserver(client, { queryKey: [key], queryFn }).subscribe(() => {}));
  };
  become('loading');
  watch('articles', true);
  watch('ideas', false);
  await expect.poll(() => client.getQueryState(['articles'])?.status).toBe('error');
  become('pulling');
  become('live');
  expect(reads).toEqual(['articles', 'ideas']);
  become('offline');
  isAway = false;
  become('pulling');
  expect(reads).toEqual(['articles', 'ideas']);
  become('live');
  await expect.poll(() => client.getQueryData(['articles'])).toBe('articles');
  become('live');
  expect(reads).toEqual(['articles', 'ideas', 'articles']);
});
