import { expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { keepUser } from '#adapters/storage/keep-record.ts';
import { readKeptUser } from '#adapters/storage/kept-user.ts';
import { safeStorage } from '#adapters/storage/safe-storage.ts';
import type { Gateways } from '../gateways.ts';
import { loadUser } from './load-user.ts';
import { sessionActors } from './session-actors.ts';

const ada = {
  ...{ id: 'ada', email: 'ada@founders.example', emailVerified: true, displayName: 'Ada', photoUrl: null },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', userOnboarding: { onboardingCompleted: true } },
};

test('whoever signs in after another founder’s session has expired is never taken for them, whatever the server says', async () => {
  const storage = safeStorage(() => {
    throw new Error('none');
  });
  keepUser(storage, ada);
  const tokens = { accessToken: 'of Grace', refreshToken: 'of Grace' };
  const keptMeanwhile: unknown[] = [];
  const beginSession = async () => {
    keptMeanwhile.push(readKeptUser(storage));
    return tokens;
  };
  const gateways = { storage, server: async () => ({ beginSession }) } as unknown as Gateways;
  const { exchange } = sessionActors(gateways).actors;
  const signingIn = createActor(exchange, { input: { firebaseToken: 'of Grace' } }).start();
  expect([await toPromise(signingIn), keptMeanwhile]).toEqual([tokens, [null]]);

  const failure = { kind: 'refused', status: 503, code: 'unavailable', message: '' };
  const call = () => Promise.reject(failure);
  for (const isOffline of [false, true]) {
    const sources = { call, storage, isOffline: () => isOffline };
    await expect(loadUser(sources, new AbortController().signal)).rejects.toEqual(failure);
  }
});
