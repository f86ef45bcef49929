import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { createEventSender } from './event-sender.ts';

test('what is no position wakes nobody, and later positions do', async () => {
  const asked: number[] = [];
  const socket = { readyState: 1, OPEN: 1 } as WebSocket;
  const sender = createEventSender(
    socket,
    3,
    () => expect.unreachable(),
    async (after) => {
      asked.push(after);
      return { events: [], position: after };
    },
  );
  sender.wake(Number.NaN);
  sender.wake(4);
  await expect.poll(() => asked).toEqual([3]);
});
