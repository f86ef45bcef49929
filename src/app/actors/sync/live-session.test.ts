import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Tokens } from '#domain/session/tokens.ts';
import { type EndSessionInput, sessionMachine } from '#machines/auth/session.machine.ts';
import { liveSession } from './live-session.ts';

const tokens = (n: number): Tokens => ({ accessToken: `a${n}`, refreshToken: `r${n}` });

/** A session of these tokens whose refresh brings the second ones. */
async function signedIn(stored: Tokens | null) {
  const refreshed: string[] = [];
  const session = createActor(
    sessionMachine.provide({
      actors: {
        restore: fromPromise<Tokens | null>(async () => stored),
        refresh: fromPromise<Tokens, { readonly refreshToken: string }>(async ({ input }) => {
          refreshed.push(input.refreshToken);
          return tokens(2);
        }),
        endSession: fromPromise<void, EndSessionInput>(async () => {}),
      },
    }),
  ).start();
  await waitFor(session, (snapshot) => !snapshot.matches('restoring'));
  const live = liveSession(session);
  const heard: string[] = [];
  const stop = live.onAccessToken((accessToken) => heard.push(accessToken));
  return { session, live, heard, stop, refreshed };
}

test('a live session has the access token of whoever is signed in, and none once they have signed out', async () => {
  const { session, live } = await signedIn(tokens(1));
  expect(live.accessToken()).toBe('a1');
  session.send({ type: 'session.sign-out', allDevices: false });
  await waitFor(session, (snapshot) => snapshot.matches('signedOut'));
  expect(live.accessToken()).toBeNull();
  expect((await signedIn(null)).live.accessToken()).toBeNull();
});

test('a refused access token has the session refresh its tokens, and the new one is heard once', async () => {
  const { session, live, heard, refreshed } = await signedIn(tokens(1));
  live.refused('a1');
  await waitFor(session, ({ context }) => context.tokens?.accessToken === 'a2');
  expect([refreshed, heard, live.accessToken()]).toEqual([['r1'], ['a2'], 'a2']);
});

test('the end of a session is no new access token, and one who signs in afterwards has one', async () => {
  const { session, heard } = await signedIn(tokens(1));
  session.send({ type: 'session.lost', ended: 'signed-out' });
  expect(heard).toEqual([]);
  session.send({ type: 'session.replaced', tokens: tokens(3) });
  expect(heard).toEqual(['a3']);
});

test('one who stopped hears of no further access token', async () => {
  const { session, heard, stop } = await signedIn(tokens(1));
  stop();
  session.send({ type: 'session.replaced', tokens: tokens(3) });
  expect([session.getSnapshot().context.tokens, heard]).toEqual([tokens(3), []]);
});
