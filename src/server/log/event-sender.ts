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
): { wake(): void } {
  const send = promisify<string, void>((text, done) => socket.send(text, done));
  let position = after;
  let running = false;
  let woken = false;

  const run = async (): Promise<void> => {
    running = true;
    try {
      while (woken && socket.readyState === socket.OPEN) {
        woken = false;
        const page = await read(position);
        if (page.events.length === 0 || socket.readyState !== socket.OPEN) continue;
        await send(JSON.stringify({ type: 'events', events: page.events, position: page.position }));
        position = page.position;
        woken = true;
      }
    } catch (error) {
      if (socket.readyState === socket.OPEN) fail(error);
    } finally {
      running = false;
    }
  };

  return {
    wake() {
      woken = true;
      if (!running) void run();
    },
  };
}
