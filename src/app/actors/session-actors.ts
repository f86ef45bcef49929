import { fromPromise } from 'xstate';
import { refreshInTurn } from '#adapters/session/refresh-in-turn.ts';
import { forgetUser } from '#adapters/storage/keep-record.ts';
import { writeTokens } from '#adapters/storage/token-storage.ts';
import type { Tokens } from '#domain/session/tokens.ts';
import type { EndSessionInput, sessionMachine } from '#machines/auth/session.machine.ts';
import type { Gateways } from '../gateways.ts';
import { leaveDevice } from './leave-device.ts';

/** Longer than a refresh of another tab takes at worst: 10 s of patience and the last answer's 10 s. */
const turnWaitMs = 21_000;

type Implementations = Parameters<typeof sessionMachine.provide>[0];

/** The session's ways to the server and to this device. */
export function sessionActors(gateways: Gateways) {
  const { server, storage, own } = gateways;
  const refresh = (refreshToken: string): Promise<Tokens> =>
    refreshInTurn(
      {
        locks: navigator.locks,
        readTokens: () => own.read(),
        writeTokens: (tokens) => writeTokens(storage, tokens),
        refresh: async (token) => (await server()).refreshTokens(token),
        waitMs: turnWaitMs,
      },
      refreshToken,
    );
  /** Refreshes a session that is leaving: other tabs have no part in it, and nothing of it is stored. */
  const refreshAlone = async (refreshToken: string): Promise<Tokens> => (await server()).refreshTokens(refreshToken);
  return {
    actors: {
      restore: fromPromise<Tokens | null>(async () => own.enter()),
      exchange: fromPromise<Tokens, { readonly firebaseToken: string }>(async ({ input }) => {
        // It may be another founder than the last one.
        forgetUser(storage);
        return (await server()).beginSession(input.firebaseToken);
      }),
      refresh: fromPromise<Tokens, { readonly refreshToken: string }>(({ input }) => refresh(input.refreshToken)),
      endSession: fromPromise<void, EndSessionInput>(({ input }) => leaveDevice(gateways, refreshAlone, input)),
    },
    actions: {
      storeTokens: (_, { tokens }) => own.begin(tokens),
      clearTokens: () => {
        // Nobody told this page that somebody else has signed in.
        if (own.isReplaced()) location.reload();
        else own.clear();
      },
    },
  } satisfies Implementations;
}
