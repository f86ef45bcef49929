import { onlineManager } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { queryClient } from './query-client.ts';

test('the network that comes back is heard on a screen without queries', () => {
  queryClient.mount();
  dispatchEvent(new Event('offline'));
  expect(onlineManager.isOnline()).toBe(false);
  queryClient.unmount();
  dispatchEvent(new Event('online'));
  expect(onlineManager.isOnline()).toBe(true);
});
