import { expect, test } from 'vitest';
import type { Principal } from './principal.ts';
import { createPrincipalCache } from './principal-cache.ts';

const now = new Date('2026-11-20T12:00:00Z');
const ada: Principal = {
  accountId: 'a',
  workspaceId: 'w',
  keyThumbprint: null,
  sessionId: 's1',
  expiresAt: new Date('2026-11-20T12:05:00Z'),
};

function loading(principal: Principal | null = ada) {
  let loads = 0;
  const load = async (): Promise<Principal | null> => {
    loads++;
    return principal;
  };
  return { load, loads: () => loads };
}

test('what was loaded once is not loaded again until it expires', async () => {
  const cache = createPrincipalCache();
  cache.trust();
  const { load, loads } = loading();
  expect(await cache.read('t', now, load)).toEqual(ada);
  expect(await cache.read('t', now, load)).toEqual(ada);
  expect(loads()).toBe(1);
  await cache.read('t', ada.expiresAt, load);
  expect(loads()).toBe(2);
});

test('without trust nothing is kept', async () => {
  const cache = createPrincipalCache();
  const { load, loads } = loading();
  await cache.read('t', now, load);
  cache.trust();
  await cache.read('t', now, load);
  cache.distrust();
  await cache.read('t', now, load);
  expect(loads()).toBe(3);
});

test('the end of a session takes all its tokens and nobody else’s', async () => {
  const cache = createPrincipalCache();
  cache.trust();
  const grace = { ...ada, sessionId: 's2' };
  await cache.read('t1', now, loading().load);
  await cache.read('t2', now, loading().load);
  await cache.read('t3', now, loading(grace).load);
  cache.forget('s1');
  const gone = loading(null);
  expect(await cache.read('t1', now, gone.load)).toBeNull();
  expect(await cache.read('t2', now, gone.load)).toBeNull();
  expect(await cache.read('t3', now, gone.load)).toEqual(grace);
});

test('what was being loaded while a session ended is not kept', async () => {
  const cache = createPrincipalCache();
  cache.trust();
  const slow = Promise.withResolvers<Principal>();
  const reading = cache.read('t', now, () => slow.promise);
  cache.forget('s1');
  slow.resolve(ada);
  await reading;
  expect(await cache.read('t', now, loading(null).load)).toBeNull();
});

test('of more tokens than it remembers the one that was loaded first is forgotten', async () => {
  const cache = createPrincipalCache();
  cache.trust();
  for (let n = 0; n <= 20_000; n++) await cache.read(`t${n}`, now, async () => ada);
  expect([cache.recall('t0', now), cache.recall('t1', now), cache.recall('t20000', now)]).toEqual([null, ada, ada]);
});
