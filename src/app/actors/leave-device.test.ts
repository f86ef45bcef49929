import { expect, test, vi } from 'vitest';
import { safeStorage } from '#adapters/storage/safe-storage.ts';
import type { Tokens } from '#domain/session/tokens.ts';
import type { Gateways } from '../gateways.ts';
import { leaveDevice } from './leave-device.ts';

const tokens: Tokens = { accessToken: 'a1', refreshToken: 'r1' };
const unauthorized = { kind: 'refused', status: 401, code: 'expired', message: '' };

/** Gateways that write down what they are asked; `answers` are the failures of the calls to the server, in order; a promise is an answer that is waited for. */
function outsideThat(...answers: readonly unknown[]) {
  const log: string[] = [];
  const failures = [...answers];
  const storage = safeStorage(() => {
    throw new Error('none');
  });
  const gateways = {
    server: async () => ({
      endSession: async (accessToken: string, allDevices: boolean) => {
        log.push(`end ${accessToken} ${allDevices}`);
        const failure = failures.shift();
        if (failure instanceof Promise) await failure;
        else if (failure) throw failure;
      },
    }),
    identity: {
      signOut: async () => {
        log.push('provider');
        throw { kind: 'offline' };
      },
    },
    storage,
  } as unknown as Gateways;
  const refresh = async (refreshToken: string): Promise<Tokens> => {
    log.push(`refresh ${refreshToken}`);
    return { accessToken: 'a2', refreshToken: 'r2' };
  };
  return {
    log,
    storage,
    leave: (input: { tokens: Tokens | null; allDevices: boolean }) => leaveDevice(gateways, refresh, input),
  };
}

test('the server is told, then the provider', async () => {
  const { log, leave } = outsideThat();
  await leave({ tokens, allDevices: true });
  expect(log).toEqual(['end a1 true', 'provider']);
});

test('an expired access token does not leave the session open at the server', async () => {
  const { log, leave } = outsideThat(unauthorized);
  await leave({ tokens, allDevices: false });
  expect(log).toEqual(['end a1 false', 'refresh r1', 'end a2 false', 'provider']);
});

test.each([{ kind: 'no-answer' }, { ...unauthorized, status: 500 }])(
  '%j does not keep the founder here',
  async (failure) => {
    const { log, leave } = outsideThat(failure);
    await leave({ tokens, allDevices: false });
    expect(log).toEqual(['end a1 false', 'provider']);
  },
);

test('the tokens are gone before the server is told, so that other tabs know why', async () => {
  const { storage, log, leave } = outsideThat();
  storage.set('refresh-token', 'r1');
  const left = leave({ tokens, allDevices: false });
  expect({ log, stored: storage.get('refresh-token') }).toEqual({ log: [], stored: null });
  await left;
});

test('without tokens there is nothing to tell the server', async () => {
  const { log, leave } = outsideThat();
  await leave({ tokens: null, allDevices: false });
  expect(log).toEqual(['provider']);
});

test('a server that does not answer is waited for, but not for long', async () => {
  vi.useFakeTimers();
  const { log, leave } = outsideThat(new Promise(() => {}));
  const left = leave({ tokens, allDevices: false });
  await vi.advanceTimersByTimeAsync(4999);
  expect(log).toEqual(['end a1 false']);
  await vi.advanceTimersByTimeAsync(1);
  await left;
  expect(log).toEqual(['end a1 false', 'provider']);
  vi.useRealTimers();
});
