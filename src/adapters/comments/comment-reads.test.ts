import { expect, test } from 'vitest';
import type { AuthorisedCall, CallOptions } from '#domain/api/authorised-call.ts';
import { fetchSeen, saveSeen } from './comment-reads.ts';

const idOf = (n: number): string => `01234567-89ab-4cde-8f01-${String(n).padStart(12, '0')}`;

function server(answer: unknown = { seen: { [idOf(1)]: idOf(2) } }) {
  const asked: (readonly [method: string, path: string, marks: number])[] = [];
  const call: AuthorisedCall = async <T>(path: string, { method = 'GET', body }: CallOptions = {}) => {
    asked.push([method, path, Object.keys((body as { seen?: object } | undefined)?.seen ?? {}).length]);
    return answer as T;
  };
  return { asked, call };
}

test('what was seen is asked for', async () => {
  const { asked, call } = server();
  expect(await fetchSeen(call)).toEqual({ [idOf(1)]: idOf(2) });
  expect(asked).toEqual([['GET', '/api/user/me/comments', 0]]);
});

test('more marks than the server takes at once go in parts', async () => {
  const { asked, call } = server();
  await saveSeen(call, Object.fromEntries(Array.from({ length: 501 }, (_, n) => [idOf(n), idOf(0)])));
  expect(asked).toEqual([
    ['PUT', '/api/user/me/comments', 500],
    ['PUT', '/api/user/me/comments', 1],
  ]);
});

test('an answer that is none is no success', async () => {
  await expect(fetchSeen(server({ seen: { t: 7 } }).call)).rejects.toThrow();
});
