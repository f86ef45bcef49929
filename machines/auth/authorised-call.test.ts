import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Tokens } from '#domain/session/tokens.ts';
import { createAuthorisedCall } from './authorised-call.ts';
import type { SendInput } from './request.machine.ts';
import { sessionMachine } from './session.machine.ts';

const unauthorized = { kind: 'refused', status: 401, code: 'token-expired', message: 'Sign in again.' };

interface Server {
  /** The access token that the server takes; every other one is answered by 401. */
  good: string;
  /** Response of the refresh call; the server then accepts its access token. */
  readonly refresh: () => Promise<Tokens>;
  readonly stored?: Tokens | null;
}

function connect({ refresh, stored = { accessToken: 'first', refreshToken: 'r1' }, good }: Server) {
  const seen = { calls: [] as SendInput[], refreshes: 0, log: [] as string[], signals: [] as AbortSignal[] };
  const server = { good };
  const session = createActor(
    sessionMachine.provide({
      actors: {
        restore: fromPromise(async () => stored),
        refresh: fromPromise<Tokens, { refreshToken: string }>(async () => {
          seen.refreshes += 1;
          const tokens = await refresh();
          server.good = tokens.accessToken;
          return tokens;
        }),
      },
    }),
  ).start();
  const call = createAuthorisedCall({
    session,
    send: async (input, signal) => {
      seen.calls.push(input);
      seen.signals.push(signal);
      if (input.call.path === '/api/never') return new Promise(() => {});
      if (input.accessToken !== server.good) throw unauthorized;
      return { answered: input.call.path };
    },
    log: (text) => seen.log.push(text),
  });
  return { call, seen, session };
}

const renewed = async () => ({ accessToken: 'second', refreshToken: 'r2' });

describe('an authorised call', () => {
  test('waits for the session and sends path, method and body with its token', async () => {
    const { call, seen } = connect({ good: 'first', refresh: renewed });
    await expect(call('/api/x', { method: 'PUT', body: { n: 1 } })).resolves.toEqual({ answered: '/api/x' });
    expect(seen.calls).toEqual([{ call: { path: '/api/x', method: 'PUT', body: { n: 1 } }, accessToken: 'first' }]);
  });

  test('ten calls with an expired token cost one refresh and twenty attempts', async () => {
    const { call, seen } = connect({ good: 'second', refresh: renewed });
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => call(`/api/${n}`)));
    expect(answers).toEqual(Array.from({ length: 10 }, (_, n) => ({ answered: `/api/${n}` })));
    expect({ refreshes: seen.refreshes, attempts: seen.calls.length }).toEqual({ refreshes: 1, attempts: 20 });
  });

  test('a second 401 is final', async () => {
    const { session, seen } = connect({ good: 'none', refresh: renewed });
    const tokens: string[] = [];
    const call = createAuthorisedCall({
      session,
      send: async ({ accessToken }) => {
        tokens.push(accessToken);
        throw unauthorized;
      },
      log: () => {},
    });
    await expect(call('/api/x')).rejects.toEqual(unauthorized);
    expect({ tokens, refreshes: seen.refreshes }).toEqual({ tokens: ['first', 'second'], refreshes: 1 });
  });

  test('a refused refresh hands out the 401 and ends the session', async () => {
    const { call, seen, session } = connect({ good: 'second', refresh: () => Promise.reject(unauthorized) });
    await expect(call('/api/x')).rejects.toEqual(unauthorized);
    expect(session.getSnapshot().context.ended).toBe('expired');
    expect(seen.calls).toHaveLength(1);
  });

  test('a refresh without an answer is no refusal: the call had no answer', async () => {
    const { call, session } = connect({ good: 'second', refresh: () => Promise.reject({ kind: 'no-answer' }) });
    await expect(call('/api/x')).rejects.toEqual({ kind: 'no-answer' });
    expect(session.getSnapshot().value).toEqual({ signedIn: 'idle' });
  });

  test('without a token nothing is sent, and the log says so', async () => {
    const { call, seen } = connect({ good: 'first', refresh: renewed, stored: null });
    await expect(call('/api/x')).rejects.toEqual({ kind: 'no-access-token' });
    expect(seen.calls).toEqual([]);
    expect(seen.log).toEqual(['[WEB]: No access token found!']);
  });

  test('an aborted call ends its attempt and counts as unanswered', async () => {
    const { call, seen } = connect({ good: 'first', refresh: renewed });
    const controller = new AbortController();
    const running = call('/api/never', { signal: controller.signal });
    await expect.poll(() => seen.signals.length).toBe(1);
    controller.abort();
    await expect(running).rejects.toEqual({ kind: 'no-answer' });
    expect(seen.signals[0]?.aborted).toBe(true);
    await expect(call('/api/x', { signal: controller.signal })).rejects.toEqual({ kind: 'no-answer' });
    expect(seen.calls).toHaveLength(1);
  });
});
