import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Tokens } from '#domain/session/tokens.ts';
import { type EndSessionInput, sessionMachine } from '#machines/auth/session.machine.ts';
import { tieFounderQueries } from './founder-queries.ts';

const tokens: Tokens = { accessToken: 'a', refreshToken: 'r' };

test('a screen asks for nothing of a founder whose session is ending, and nothing is kept of it', async () => {
  const ended = Promise.withResolvers<void>();
  const session = createActor(
    sessionMachine.provide({
      actors: {
        restore: fromPromise<Tokens | null>(async () => tokens),
        endSession: fromPromise<void, EndSessionInput>(() => ended.promise),
      },
    }),
  ).start();
  await waitFor(session, (snapshot) => snapshot.matches('signedIn'));
  const client = new QueryClient({ defaultOptions: { queries: { retry: 0 } } });
  tieFounderQueries(client, session);
  let asked = 0;
  const screen = new QueryObserver(client, { queryKey: ['founder', 'notices'], queryFn: async () => ++asked });
  const leave = screen.subscribe(() => {});
  await client.refetchQueries({ type: 'active' });
  const before = asked;
  session.send({ type: 'session.deleted' });
  expect(session.getSnapshot().value).toBe('signingOut');
  await client.refetchQueries({ type: 'active' });
  expect(asked).toBe(before);
  ended.resolve();
  await waitFor(session, (snapshot) => snapshot.matches('signedOut'));
  await client.refetchQueries({ type: 'active' });
  expect([asked, client.getQueryData(['founder', 'notices'])]).toEqual([before, undefined]);
  leave();
  client.clear();
});
