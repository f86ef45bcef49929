import { expect, test } from 'vitest';
import { type SafeStorage, safeStorage } from '#adapters/storage/safe-storage.ts';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import { loadUser as load } from './load-user.ts';

const loadUser = (call: AuthorisedCall, storage: SafeStorage, signal = new AbortController().signal) =>
  load({ call, storage, isOffline: () => false }, signal);

const user = (email: string) => ({
  id: 'u1',
  email,
  emailVerified: false,
  displayName: null,
  photoUrl: null,
  createdAt: '2026-01-01T00:00:00Z',
  userOnboarding: { onboardingCompleted: true },
});
const kept = user('kept@example.org');
const fresh = user('fresh@example.org');

/** Storage that lasts as long as the test, with the kept record where there is one. */
function storageWith(record: unknown) {
  const storage = safeStorage(() => {
    throw new Error('none');
  });
  if (record) storage.set('groundwork-user', JSON.stringify(record));
  return storage;
}

const answering = (answer: () => Promise<unknown>) => answer as AuthorisedCall;
const refusedWith = (status: number) => ({ kind: 'refused', status, code: status, message: '' });

test('the server’s record wins and is kept', async () => {
  const storage = storageWith(kept);
  expect(
    await loadUser(
      answering(async () => fresh),
      storage,
    ),
  ).toEqual(fresh);
  expect(JSON.parse(storage.get('groundwork-user') ?? '')).toEqual(fresh);
});

test.each([{ kind: 'no-answer' }, refusedWith(500), refusedWith(503)])(
  'after %j the kept one holds',
  async (reason) => {
    expect(
      await loadUser(
        answering(() => Promise.reject(reason)),
        storageWith(kept),
      ),
    ).toEqual(kept);
  },
);

test.each([{ kind: 'no-access-token' }, { kind: 'no-answer' }])(
  'without a kept one, %j is the outcome',
  async (reason) => {
    await expect(
      loadUser(
        answering(() => Promise.reject(reason)),
        storageWith(null),
      ),
    ).rejects.toEqual(reason);
  },
);

test.each([401, 403, 404])('a %i is the server’s word', async (status) => {
  const call = answering(() => Promise.reject(refusedWith(status)));
  await expect(loadUser(call, storageWith(kept))).rejects.toEqual(refusedWith(status));
});

test('a kept record of another shape is none', async () => {
  const call = answering(() => Promise.reject({ kind: 'no-answer' }));
  await expect(loadUser(call, storageWith({ id: 'u1' }))).rejects.toEqual({ kind: 'no-answer' });
});

test('an answer that comes after the session has ended is not kept', async () => {
  const storage = storageWith(null);
  const ending = new AbortController();
  const call = answering(async () => {
    ending.abort();
    return fresh;
  });
  await loadUser(call, storage, ending.signal);
  expect(storage.get('groundwork-user')).toBeNull();
});

test('without a network the kept one holds, and nobody is asked', async () => {
  const call = () => {
    throw new Error('somebody was asked');
  };
  const sources = { call, storage: storageWith(kept), isOffline: () => true };
  expect(await load(sources, new AbortController().signal)).toEqual(kept);
});

test('without a network and a kept one the server is asked', async () => {
  const sources = { call: answering(async () => fresh), storage: storageWith(null), isOffline: () => true };
  expect(await load(sources, new AbortController().signal)).toEqual(fresh);
});
