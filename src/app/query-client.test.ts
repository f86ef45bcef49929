import { expect, test } from 'vitest';
import { queryClient } from './query-client.ts';

test('what was read is fresh for five minutes, is not tried again and not read anew for a focus', () => {
  expect(queryClient.getDefaultOptions().queries).toEqual({
    staleTime: 300_000,
    retry: 0,
    refetchOnWindowFocus: false,
  });
});
