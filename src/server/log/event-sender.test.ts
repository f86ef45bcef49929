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

/** A log that goes up to `last`, a socket that takes what it is sent, and what became of both. */
function sending(last: () => number, during: (after: number) => void = () => undefined) {
  const [asked, sent, room]: [number[], unknown[], string[]] = [[], [], []];
  const socket = {
    ...{ readyState: 1, OPEN: 1 },
    send(text: string, done: () => void) {
      sent.push(JSON.parse(text));
      done();
    },
  } as unknown as WebSocket;
  const read = async (after: number) => {
    asked.push(after);
    const events = after < last() ? [{ position: after + 1 } as never] : [];
    during(after);
    return { events, position: after + events.length };
  };
  const share = { resize: (bytes: number) => void room.push(`${bytes} bytes`), release: () => void room.push('free') };
  const limits = { room: async () => share, sendWithinMs: 60_000 };
  return { ...{ asked, sent, room }, sender: createEventSender(socket, 3, () => expect.unreachable(), read, limits) };
}
const page = (position: number) => ({ type: 'events', events: [{ position }], position });

test('what comes while a page is read is sent after it, page by page, and nothing twice', async () => {
  let last = 4;
  const { asked, sent, sender } = sending(
    () => last,
    (after) => {
      if (after !== 3) return;
      last = 5;
      sender.wake(5);
    },
  );
  sender.wake(4);
  await expect.poll(() => sent).toEqual([page(4), page(5)]);
  sender.wake(5);
  sender.wake(2);
  expect(asked).toEqual([3, 4]);
  last = 6;
  sender.wake();
  await expect.poll(() => sent).toEqual([page(4), page(5), page(6)]);
  await expect.poll(() => asked).toEqual([3, 4, 5, 6]);
});

test('each page gives its room back, also where there is nothing to send', async () => {
  const { room, sender } = sending(() => 4);
  sender.wake();
  const bytes = JSON.stringify(page(4)).length;
  await expect.poll(() => room).toEqual([`${bytes} bytes`, 'free', 'free']);
});
