import { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { boundIncoming, incomingLimits } from './bound-incoming.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A connection of whoever never says that it is closed. */
function boundSocket(isAdmitted: boolean) {
  const done: unknown[] = [];
  const socket = Object.assign(new EventEmitter(), {
    ...{ OPEN: 1, CLOSING: 2, readyState: 1 },
    close(code: number) {
      socket.readyState = 2;
      done.push(code);
    },
    pause: () => done.push('paused'),
    terminate: () => done.push('cut'),
  });
  const transport = new EventEmitter();
  boundIncoming(socket as unknown as WebSocket, transport as unknown as Duplex, {
    clock: () => new Date(),
    isAdmitted: () => isAdmitted,
  });
  return { done, sends: (bytes: number) => transport.emit('data', Buffer.alloc(bytes)) };
}

test.each([
  ['a stranger', false, incomingLimits.untilAdmitted.bytes],
  ['a founder', true, incomingLimits.admitted.bytes],
])('%s who sends too much is closed, not read any more, and cut after three seconds', (_who, isAdmitted, most) => {
  const { done, sends } = boundSocket(isAdmitted);
  sends(most);
  expect(done).toEqual([]);
  sends(1);
  expect(done).toEqual([1009, 'paused']);
  vi.advanceTimersByTime(2999);
  expect(done).toEqual([1009, 'paused']);
  vi.advanceTimersByTime(1);
  expect(done).toEqual([1009, 'paused', 'cut']);
});

test('whoever goes on sending while the connection closes is cut at once', () => {
  const { done, sends } = boundSocket(false);
  sends(incomingLimits.untilAdmitted.bytes);
  sends(1);
  sends(incomingLimits.closing.bytes - 1);
  expect(done).toEqual([1009, 'paused']);
  sends(1);
  expect(done).toEqual([1009, 'paused', 'cut']);
});
