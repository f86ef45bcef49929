import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { objectUrlKey, revokeRemoved } from './revoke-removed.ts';

test('object URLs are revoked with their queries, and nothing else is', () => {
  const revoked: string[] = [];
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { revokeObjectURL: (url: string) => revoked.push(url) }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const client = new QueryClient();
  revokeRemoved(client);
  client.setQueryData([...objectUrlKey, 'member-picture', '/a'], 'blob:a');
  client.setQueryData([...objectUrlKey, 'member-picture', '/b'], 'blob:b');
  client.setQueryData(['founder', 'notices'], 'blob:words');
  client.setQueryData(['content', 'object-url'], 'blob:public');
  client.removeQueries({ queryKey: [...objectUrlKey, 'member-picture', '/b'] });
  expect(revoked).toEqual(['blob:b']);
  client.removeQueries({ queryKey: ['founder'] });
  client.clear();
  expect(revoked).toEqual(['blob:b', 'blob:a']);
});
