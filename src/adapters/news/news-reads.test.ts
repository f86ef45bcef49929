import { expect, test } from 'vitest';
import type { AuthorisedCall, CallOptions } from '#domain/api/authorised-call.ts';
import { fetchReadIds, saveReadIds } from './news-reads.ts';

/** Notes each call, and answers with what has been marked so far. */
function server() {
  const asked: { method: string; path: string; ids: readonly string[] }[] = [];
  const marked: string[] = [];
  const call: AuthorisedCall = async <T>(path: string, { method = 'GET', body }: CallOptions = {}) => {
    const ids = (body as { ids?: string[] } | undefined)?.ids ?? [];
    asked.push({ method, path, ids });
    marked.push(...ids);
    return { readIds: [...marked] } as T;
  };
  return { asked, call };
}

test('what was read is asked for', async () => {
  const { asked, call } = server();
  expect(await fetchReadIds(call)).toEqual([]);
  expect(asked).toEqual([{ method: 'GET', path: '/api/user/me/news', ids: [] }]);
});

test('more than the server takes at once goes in parts, and the last answer holds all', async () => {
  const { asked, call } = server();
  const ids = Array.from({ length: 501 }, (_, n) => String(n));
  expect(await saveReadIds(call, ids)).toEqual(ids);
  expect(asked.map((each) => [each.method, each.ids.length])).toEqual([
    ['PUT', 500],
    ['PUT', 1],
  ]);
});

test('an answer that is none is no success', async () => {
  await expect(fetchReadIds(async <T>() => ({ readIds: [7] }) as T)).rejects.toThrow();
});
