import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { OwnSession } from '#adapters/session/own-session.ts';
import { safeStorage } from '#adapters/storage/safe-storage.ts';
import { writeTokens } from '#adapters/storage/token-storage.ts';
import type { Tokens } from '#domain/session/tokens.ts';
import { type SessionSnapshot, sessionMachine } from '#machines/auth/session.machine.ts';
import { hearOtherTabs } from './hear-other-tabs.ts';

const ada = { accessToken: 'a1', refreshToken: 'r1' };
const renewed = { accessToken: 'a2', refreshToken: 'r2' };
const grace = { accessToken: 'b1', refreshToken: 's1' };

/** A page in a browser where the tokens are stored, and another of the same browser. */
async function openPage(stored: Tokens | null) {
  const storage = safeStorage(() => {
    throw new Error('none');
  });
  const [own, other] = [1, 2].map((n) => new OwnSession(storage, () => `by page ${n}`)) as [OwnSession, OwnSession];
  if (stored) other.begin(stored);
  const session = createActor(
    sessionMachine.provide({ actors: { restore: fromPromise<Tokens | null>(async () => own.enter()) } }),
  ).start();
  const seen: unknown[] = [];
  const see = ({ value, context: { tokens, ended } }: SessionSnapshot) => seen.push({ value, tokens, ended });
  await waitFor(session, (snapshot) => !snapshot.matches('restoring'));
  session.subscribe(see);
  const page = { session, own, reload: () => seen.push('reloaded') };
  const next = new OwnSession(storage, () => 'by somebody else');
  return { storage, next, seen, hear: (change: Parameters<typeof hearOtherTabs>[1]) => hearOtherTabs(page, change) };
}

const signedIn = (tokens: Tokens) => ({ value: { signedIn: 'idle' }, tokens, ended: null });
const signedOut = { value: 'signedOut', tokens: null, ended: 'signed-out' };

test('renewed tokens are taken over', async () => {
  const { storage, seen, hear } = await openPage(ada);
  writeTokens(storage, renewed);
  hear({ tokens: renewed });
  expect(seen).toEqual([signedIn(renewed)]);
});

test('a page of one founder never goes on with the tokens of the next, but begins anew', async () => {
  const { next, seen, hear } = await openPage(ada);
  next.begin(grace);
  hear({ tokens: grace });
  expect(seen).toEqual([signedOut, 'reloaded']);
});

test('a page where nobody is signed in takes over whoever signs in, and knows them from then on', async () => {
  const { storage, next, seen, hear } = await openPage(null);
  next.begin(grace);
  hear({ tokens: grace });
  writeTokens(storage, renewed);
  hear({ tokens: renewed });
  storage.clear();
  hear({ tokens: null, ended: 'signed-out' });
  expect(seen).toEqual([signedIn(grace), signedIn(renewed), signedOut]);
});
