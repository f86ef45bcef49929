import { promisify } from 'node:util';
import type { WebSocket } from 'ws';
import type { EventPage } from '../event-store/event-store.ts';
import type { BudgetShare } from '../http/byte-budget.ts';

export interface SendingLimits {
  /** Waits for room in memory for one page. */
  room(): Promise<BudgetShare>;
  /** How long the socket may take for one page; it is cut off afterwards. */
  readonly sendWithinMs: number;
}

/**
 * Sends what lies after `after`, page by page, whenever it is woken. One page is under way at a time, and the next is
 * read when the socket has taken it, so that a slow reader costs one page of memory.
 */
export function createEventSender(
  socket: WebSocket,
  after: number,
  fail: (error: unknown) => void,
  read: (after: number) => Promise<EventPage>,
  limits?: SendingLimits,
): {
  /** There are events up to this position, or there may be any. What was sent already is not read again. */
  wake(upTo?: number): void;
} {
  const isOpen = (): boolean => socket.readyState === socket.OPEN;
  const sendText = promisify<string, void>((text, done) => socket.send(text, done));
  const send = async (text: string): Promise<void> => {
    const late = limits && setTimeout(() => socket.terminate(), limits.sendWithinMs).unref();
    await sendText(text).finally(() => clearTimeout(late));
  };
  let position = after;
  let known = after;
  let running = false;

  /** The page after `position` as text, so that nothing else of it stays while it is sent; undefined if there is none. */
  const nextPage = async (): Promise<{ readonly text: string; readonly upTo: number } | undefined> => {
    const page = await read(position);
    if (page.events.length === 0 || !isOpen()) return undefined;
    const text = JSON.stringify({ type: 'events', events: page.events, position: page.position });
    return { text, upTo: page.position };
  };
  const sendPage = async (share: BudgetShare | undefined): Promise<boolean> => {
    const page = isOpen() ? await nextPage() : undefined;
    if (!page) return false;
    share?.resize(page.text.length);
    await send(page.text);
    position = page.upTo;
    return true;
  };
  const run = async (): Promise<void> => {
    running = true;
    try {
      while (known > position && isOpen()) {
        const share = await limits?.room();
        try {
          const before = known;
          known = position;
          if (await sendPage(share)) known = Math.max(known, before);
        } finally {
          share?.release();
        }
      }
    } catch (error) {
      if (isOpen()) fail(error);
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
