import { expect, test } from 'vitest';
import type { App } from './app-context.ts';
import { queryClient } from './query-client.ts';
import { watchQueries } from './watch-queries.ts';

test('however many screens want it, a failure is told once', async () => {
  const told: unknown[] = [];
  const app = {
    services: { showFailure: (reason: unknown) => told.push(reason) },
    actorOf: () => ({ getSnapshot: () => ({ context: { failure: null } }), subscribe: () => {} }),
  } as unknown as App;
  watchQueries(app);
  watchQueries(app);
  queryClient.setQueryData(['founder', 'list'], []);
  const failing = { queryKey: ['founder', 'list'], queryFn: () => Promise.reject({ kind: 'no-answer' }) };
  await queryClient.fetchQuery({ ...failing, staleTime: 0 }).catch(() => {});
  expect(told).toEqual([{ kind: 'no-answer' }]);
});
