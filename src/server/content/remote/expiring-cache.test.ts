import { expect, test } from 'vitest';
import { expiringCache } from './expiring-cache.ts';

function cacheOf(bytesMax: number) {
  let now = 0;
  const cached = expiringCache<{ name: string; bytes: number }>({ clock: () => new Date(now), ttlMs: 100, bytesMax });
  const loads: string[] = [];
  return {
    loads,
    pass: (ms: number) => {
      now += ms;
    },
    get: (name: string, bytes = 1) =>
      cached(name, async () => {
        loads.push(name);
        return { name, bytes };
      }),
    fail: (name: string) => cached(name, () => Promise.reject(new Error('no'))),
  };
}

test('what was asked for least recently makes room', async () => {
  const { get, loads } = cacheOf(3);
  for (const name of ['a', 'b', 'c', 'a', 'd', 'a', 'c', 'b']) await get(name);
  expect(loads).toEqual(['a', 'b', 'c', 'd', 'b']);
});

test('what is too large is answered, and pushes nothing out', async () => {
  const { get, loads } = cacheOf(3);
  for (const [name, bytes] of [
    ['a', 2],
    ['b', 4],
    ['b', 4],
    ['a', 2],
  ] as const) {
    expect(await get(name, bytes)).toEqual({ name, bytes });
  }
  expect(loads).toEqual(['a', 'b', 'b']);
});

test('a value is loaded anew when its time is over', async () => {
  const { get, pass, loads } = cacheOf(3);
  await get('a');
  pass(99);
  await get('a');
  pass(1);
  await get('a');
  expect(loads).toEqual(['a', 'a']);
});

test('a failure is told to all who wait for it, and not remembered', async () => {
  const { get, fail, loads } = cacheOf(3);
  const outcomes = await Promise.allSettled([fail('a'), get('a')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await get('a')).toEqual({ name: 'a', bytes: 1 });
  expect(loads).toEqual(['a']);
});
