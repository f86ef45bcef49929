import { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { createByteBudget } from '../http/byte-budget.ts';
import { openLiveConnection } from './live-connection.ts';

afterEach(() => void vi.useRealTimers());

interface Noted {
  readonly asked: string[];
  readonly closed: number[];
  /** Actions that incoming messages led to. */
  readonly read: string[];
  readonly refused: unknown[];
}

/** A connection over a socket that nobody answers on. */
function openWith(noted: Noted) {
  const { asked, closed, read, refused } = noted;
  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    pause: () => read.push('paused'),
    resume: () => read.push('resumed'),
    terminate: () => read.push('cut'),
    close(code: number) {
      socket.readyState = 2;
      closed.push(code);
    },
  });
  const connection = openLiveConnection(socket as unknown as WebSocket, 0, {
    eventStore: {} as never,
    sessions: {
      async authenticate(token) {
        asked.push(token);
        expect(read.at(-1)).toBe('paused');
        return null;
      },
      onEnded: () => () => undefined,
    },
    clock: () => new Date(),
    budget: createByteBudget(),
    timing: { authWithinMs: 60_000, pingEveryMs: 60_000 },
    log: {} as FastifyBaseLogger,
    wire: { cork: () => undefined, uncork: () => undefined },
    admitted: () => expect.unreachable(),
    named: undefined,
    memberships: undefined,
    proved: async () => expect.unreachable(),
    refused: (...why) => refused.push(why),
    said: expect.unreachable,
  });
  return { connection, socket };
}

const nothing = (): Noted => ({ asked: [], closed: [], read: [], refused: [] });

test('whoever shows many wrong tokens at once has one of them looked up', async () => {
  const noted = nothing();
  const { asked, closed, read, refused } = noted;
  const { socket } = openWith(noted);
  for (let n = 0; n < 100; n++) socket.emit('message', JSON.stringify({ type: 'auth', accessToken: `t${n}` }));
  await expect.poll(() => closed).toEqual([4401]);
  socket.emit('message', JSON.stringify({ type: 'auth', accessToken: 'late' }));
  socket.emit('close');
  expect(asked).toEqual(['t0']);
  await expect.poll(() => read.at(-1)).toBe('resumed');
  expect(refused).toEqual([['unknown-token', undefined]]);
});

test('whoever says no goodbye to a server that restarts is cut after three seconds', () => {
  vi.useFakeTimers();
  const noted = nothing();
  openWith(noted).connection.restart();
  vi.advanceTimersByTime(2999);
  expect(noted).toEqual({ ...nothing(), closed: [1012] });
  vi.advanceTimersByTime(1);
  expect(noted).toEqual({ ...nothing(), closed: [1012], read: ['cut'] });
});
