import { promisify } from 'node:util';
import type { WebSocket } from 'ws';
import type { EventPage } from '../event-store/event-store.ts';

/**
 * Sends what lies after `after`, page by page, whenever it is woken. One page is under way at a time, and the next is
 * read when the socket has taken it, so that a slow reader costs one page of memory.
 */
export function createEventSender(
  socket: WebSocket,
  after: number,
  fail: (error: unknown) => void,
  read: (after: number) => Promise<EventPage>,
): {
  /** There are events up to this position, or there may be any. What was sent already is not read again. */
  wake(upTo?: number): void;
} {
  const send = promisify<string, void>((text, done) => socket.send(text, done));
  let position = after;
  let known = after;
  let running = false;

  const run = async (): Promise<void> => {
    running = true;
    try {
      while (known > position && socket.readyState === socket.OPEN) {
        const before = known;
        known = position;
        const page = await read(position);
        if (page.events.length === 0 || socket.readyState !== socket.OPEN) continue;
        await send(JSON.stringify({ type: 'events', events: page.events, position: page.position }));
        position = page.position;
        known = Math.max(known, before);
      }
    } catch (error) {
      if (socket.readyState === socket.OPEN) fail(error);
    } finally {
      running = false;
    }
  };

  return {
    wake(upTo = Number.POSITIVE_INFINITY) {
      // Whatever the database was told to say: what is no number wakes nobody, and must not stay here.
      if (upTo > known) known = upTo;
      if (!running && known > position) void run();
    },
  };
}
