import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { tellFailures } from './tell-failures.ts';

test('a reading that fails is told only where an older one is on the screen', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: 0 } } });
  const told: unknown[] = [];
  tellFailures(client, { showFailure: (reason) => told.push(reason) });
  const failing = { queryKey: ['articles'], queryFn: () => Promise.reject({ kind: 'no-answer' }) };
  await client.fetchQuery(failing).catch(() => {});
  expect(told).toEqual([]);
  client.setQueryData(['articles'], []);
  await client.fetchQuery({ ...failing, staleTime: 0 }).catch(() => {});
  expect(told).toEqual([{ kind: 'no-answer' }]);
});

test('a screen that says itself that it is offline is told of everything else', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: 0 } } });
  const told: unknown[] = [];
  tellFailures(client, { showFailure: (reason) => told.push(reason) });
  client.setQueryData(['board'], []);
  const refused = { kind: 'refused', status: 503, code: 'x', message: 'Down.' };
  for (const reason of [{ kind: 'no-answer' }, refused]) {
    const failing = { queryKey: ['board'], meta: { saysOffline: true }, queryFn: () => Promise.reject(reason) };
    await client.fetchQuery({ ...failing, staleTime: 0 }).catch(() => {});
  }
  expect(told).toEqual([refused]);
});
