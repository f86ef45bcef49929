import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Tokens } from '#domain/session/tokens.ts';
import { type EndSessionInput, selectAccessToken, sessionMachine } from './session.machine.ts';

const first: Tokens = { accessToken: 'access-1', refreshToken: 'refresh-1' };
const second: Tokens = { accessToken: 'access-2', refreshToken: 'refresh-2' };
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A session with a storage to look into and a refresh that waits to be answered. */
async function startSession(stored: Tokens | null = first) {
  const seen = {
    storage: stored,
    refreshedWith: [] as string[],
    ended: [] as EndSessionInput[],
    refreshes: [] as PromiseWithResolvers<Tokens>[],
    ends: [] as PromiseWithResolvers<void>[],
  };
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        restore: fromPromise(async () => stored),
        exchange: fromPromise<Tokens, { firebaseToken: string }>(async ({ input }) => {
          if (input.firebaseToken === 'waitlisted') {
            throw Object.assign(new Error('WAITLIST_NO_LONGER_AVAILABLE'), { name: 'WaitlistError' });
          }
          return { accessToken: `of ${input.firebaseToken}`, refreshToken: 'r' };
        }),
        refresh: fromPromise<Tokens, { refreshToken: string }>(({ input }) => {
          seen.refreshedWith.push(input.refreshToken);
          const answer = Promise.withResolvers<Tokens>();
          seen.refreshes.push(answer);
          return answer.promise;
        }),
        endSession: fromPromise<void, EndSessionInput>(({ input }) => {
          seen.ended.push(input);
          const answer = Promise.withResolvers<void>();
          seen.ends.push(answer);
          return answer.promise;
        }),
      },
      actions: {
        storeTokens: (_, { tokens }) => {
          seen.storage = tokens;
        },
        clearTokens: () => {
          seen.storage = null;
        },
      },
    }),
  ).start();
  await settled();
  return { actor, seen };
}

describe('the session', () => {
  test('ten calls that fail together share one refresh, whose tokens are used from then on', async () => {
    const { actor, seen } = await startSession();
    for (let n = 0; n < 10; n++) actor.send({ type: 'session.unauthorized', accessToken: 'access-1' });
    expect(seen.refreshedWith).toEqual(['refresh-1']);
    seen.refreshes[0]?.resolve(second);
    await settled();
    actor.send({ type: 'session.unauthorized', accessToken: 'access-1' });
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'idle' });
    expect(seen.refreshedWith).toEqual(['refresh-1']);
    expect(selectAccessToken(actor.getSnapshot())).toBe('access-2');
  });

  test('a refresh without an answer keeps the session and its tokens', async () => {
    const { actor, seen } = await startSession();
    actor.send({ type: 'session.unauthorized', accessToken: 'access-1' });
    seen.refreshes[0]?.reject({ kind: 'no-answer' });
    await settled();
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'idle' });
    expect(actor.getSnapshot().context).toEqual({ tokens: first, failure: { kind: 'unavailable' }, ended: null });
    expect(seen.storage).toEqual(first);
  });

  test('a refused refresh ends the session as expired and clears the storage', async () => {
    const { actor, seen } = await startSession();
    actor.send({ type: 'session.unauthorized', accessToken: 'access-1' });
    seen.refreshes[0]?.reject({ kind: 'refused', status: 401, code: 'expired', message: 'no' });
    await settled();
    expect(actor.getSnapshot().value).toBe('signedOut');
    expect(actor.getSnapshot().context).toEqual({ tokens: null, failure: null, ended: 'expired' });
    expect(seen.storage).toBeNull();
    expect(seen.ended).toEqual([]);
  });

  test('a refresh that is answered after the sign-out revives nothing', async () => {
    const { actor, seen } = await startSession();
    actor.send({ type: 'session.unauthorized', accessToken: 'access-1' });
    actor.send({ type: 'session.sign-out', allDevices: true });
    seen.refreshes[0]?.resolve(second);
    await settled();
    expect(actor.getSnapshot().value).toBe('signingOut');
    seen.ends[0]?.resolve();
    await settled();
    expect(actor.getSnapshot().context).toEqual({ tokens: null, failure: null, ended: 'signed-out' });
    expect(seen.ended).toEqual([{ tokens: first, allDevices: true }]);
    expect(seen.storage).toBeNull();
  });

  test('signing out without a connection still signs out here', async () => {
    const { actor, seen } = await startSession();
    actor.send({ type: 'session.sign-out', allDevices: false });
    seen.ends[0]?.reject({ kind: 'no-answer' });
    await settled();
    expect(actor.getSnapshot().value).toBe('signedOut');
    expect(seen.storage).toBeNull();
  });

  test("another tab's tokens are taken over while refreshing, and the running refresh is dropped", async () => {
    const { actor, seen } = await startSession();
    actor.send({ type: 'session.unauthorized', accessToken: 'access-1' });
    actor.send({ type: 'session.replaced', tokens: second });
    seen.refreshes[0]?.resolve({ accessToken: 'late', refreshToken: 'late' });
    await settled();
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'idle' });
    expect(selectAccessToken(actor.getSnapshot())).toBe('access-2');
  });

  test('the same tokens again do not disturb a refresh', async () => {
    const { actor } = await startSession();
    actor.send({ type: 'session.unauthorized', accessToken: 'access-1' });
    actor.send({ type: 'session.replaced', tokens: first });
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'refreshing' });
  });

  test('a sign-out in another tab signs out here, without telling the server again', async () => {
    const { actor, seen } = await startSession();
    actor.send({ type: 'session.lost', ended: 'signed-out' });
    expect(actor.getSnapshot().context).toEqual({ tokens: null, failure: null, ended: 'signed-out' });
    expect(seen.ended).toEqual([]);
  });

  test('an exchange signs in and stores, a waitlisted one says so', async () => {
    const { actor, seen } = await startSession(null);
    actor.send({ type: 'session.exchange', firebaseToken: 'waitlisted' });
    await settled();
    expect(actor.getSnapshot().context.failure).toEqual({ kind: 'waitlist' });
    actor.send({ type: 'session.exchange', firebaseToken: 'identity' });
    await settled();
    expect(selectAccessToken(actor.getSnapshot())).toBe('of identity');
    expect(seen.storage).toEqual({ accessToken: 'of identity', refreshToken: 'r' });
  });

  test('unprovided actors reject with their name', async () => {
    const actor = createActor(sessionMachine).start();
    await settled();
    expect(actor.getSnapshot().context.failure).toEqual({
      kind: 'unexpected',
      message: 'the actor restore is not provided',
    });
  });
});
