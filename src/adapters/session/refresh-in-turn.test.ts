import { expect, test } from 'vitest';
import type { Tokens } from '#domain/session/tokens.ts';
import { type RefreshInTurn, refreshInTurn } from './refresh-in-turn.ts';

const old: Tokens = { accessToken: 'a1', refreshToken: 'r1' };
const fresh: Tokens = { accessToken: 'a2', refreshToken: 'r2' };

/** Tabs that share one storage, one lock and one server. */
function shared(stored: Tokens | null) {
  const state = { stored, asked: [] as string[] };
  const lock = {} as Lock;
  let holders = 0;
  let turn: Promise<unknown> = Promise.resolve();
  const request = ((_name: string, { ifAvailable }: LockOptions, use: (lock: Lock | null) => Promise<unknown>) => {
    if (ifAvailable && holders > 0) return use(null);
    holders += 1;
    const mine = turn.then(() => use(lock)).finally(() => holders--);
    turn = mine.catch(() => {});
    return mine;
  }) as LockManager['request'];
  const deps: RefreshInTurn = {
    locks: { request },
    readTokens: () => state.stored,
    writeTokens: (tokens) => {
      state.stored = tokens;
    },
    refresh: async (refreshToken) => {
      state.asked.push(refreshToken);
      return fresh;
    },
    waitMs: 1000,
  };
  return { state, deps };
}

test('two tabs, one refresh, the same pair', async () => {
  const { state, deps } = shared(old);
  const pairs = await Promise.all([refreshInTurn(deps, 'r1'), refreshInTurn(deps, 'r1')]);
  expect(pairs).toEqual([fresh, fresh]);
  expect(state).toEqual({ stored: fresh, asked: ['r1'] });
});

test('without locks it still works', async () => {
  const { state, deps } = shared(old);
  expect(await refreshInTurn({ ...deps, locks: undefined }, 'r1')).toEqual(fresh);
  expect(state.stored).toEqual(fresh);
});

test('a turn that never comes is not waited for', async () => {
  const { deps } = shared(old);
  const taken = async (_name: string, { signal, ifAvailable }: LockOptions) => {
    if (ifAvailable) return null;
    await new Promise((resolve) => signal?.addEventListener('abort', resolve));
    throw signal?.reason;
  };
  const locks = { request: taken as LockManager['request'] };
  expect(await refreshInTurn({ ...deps, locks, waitMs: 5 }, 'r1')).toEqual(fresh);
});

test('a failure is handed on, and not tried again', async () => {
  const { state, deps } = shared(old);
  const refresh = (token: string) => {
    state.asked.push(token);
    return Promise.reject({ kind: 'no-answer' });
  };
  await expect(refreshInTurn({ ...deps, refresh }, 'r1')).rejects.toEqual({ kind: 'no-answer' });
  expect(state).toEqual({ stored: old, asked: ['r1'] });
});

test('signed out before the turn: no refresh', async () => {
  const { state, deps } = shared(null);
  await expect(refreshInTurn(deps, 'r1')).rejects.toMatchObject({ kind: 'refused', code: 'signed-out' });
  expect(state.asked).toEqual([]);
});

test('signed out during the refresh: the new pair is not stored', async () => {
  const { state, deps } = shared(old);
  const refresh = async () => {
    state.stored = null;
    return fresh;
  };
  await refreshInTurn({ ...deps, refresh }, 'r1');
  expect(state.stored).toBeNull();
});

test('signed in anew during the refresh: the pair of that sign-in stays', async () => {
  const { state, deps } = shared(old);
  const ofNewSignIn: Tokens = { accessToken: 'b1', refreshToken: 's1' };
  const refresh = async () => {
    state.stored = ofNewSignIn;
    return fresh;
  };
  await refreshInTurn({ ...deps, refresh }, 'r1');
  expect(state.stored).toEqual(ofNewSignIn);
});
