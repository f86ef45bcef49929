import { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { createByteBudget } from '../http/byte-budget.ts';
import { openLiveConnection } from './live-connection.ts';

test('whoever shows many wrong tokens at once has one of them looked up', async () => {
  const asked: string[] = [];
  const closed: number[] = [];
  const read: string[] = [];
  const refused: unknown[] = [];
  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    pause: () => read.push('paused'),
    resume: () => read.push('resumed'),
    close(code: number) {
      socket.readyState = 2;
      closed.push(code);
    },
  });
  openLiveConnection(socket as unknown as WebSocket, 0, {
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
    admitted: expect.unreachable,
    proved: async () => expect.unreachable(),
    refused: (...why) => refused.push(why),
    said: expect.unreachable,
  });
  for (let n = 0; n < 100; n++) socket.emit('message', JSON.stringify({ type: 'auth', accessToken: `t${n}` }));
  await expect.poll(() => closed).toEqual([4401]);
  socket.emit('message', JSON.stringify({ type: 'auth', accessToken: 'late' }));
  socket.emit('close');
  expect(asked).toEqual(['t0']);
  await expect.poll(() => read.at(-1)).toBe('resumed');
  expect(refused).toEqual([['unknown-token', undefined]]);
});
