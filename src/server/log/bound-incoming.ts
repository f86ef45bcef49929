import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { createAttemptCounter } from '../http/attempt-counter.ts';
import type { Clock } from '../http/clock.ts';

/**
 * Limits on what one connection may send. Pages of ours say who they are in one message, then where they are 30 times a
 * second.
 */
export const incomingLimits = {
  /** Until its token is accepted. */
  untilAdmitted: { bytes: 64 * 1024, messages: 100 },
  /** Afterwards, in any ten seconds. */
  admitted: { bytes: 2 * 1024 * 1024, messages: 1000 },
  /** After the server has said goodbye. */
  closing: { bytes: 64 * 1024 },
} as const;

const windowMs = 10_000;
/** Close codes of https://www.iana.org/assignments/websocket. */
const tooMany = 1008;
const tooBig = 1009;
/** How long a closed socket may take to say that it is. */
const farewellMs = 3000;

/**
 * Closes a live connection that sends more than any page of ours: with 1009 for bytes, and 1008 for messages and pings.
 * Nothing is read from it any more then, so that what else comes stays with its sender. `transport` is what the socket
 * lies on: bytes count there, whatever frames they make.
 */
export function boundIncoming(
  socket: WebSocket,
  transport: Duplex,
  { clock, isAdmitted }: { readonly clock: Clock; isAdmitted(): boolean },
): void {
  const lately = createAttemptCounter(clock, windowMs);
  const before = { bytes: 0, messages: 0 };
  let bytesWhileClosing = 0;

  const refuse = (code: number): void => {
    socket.close(code, 'Too much at once.');
    socket.pause();
    setTimeout(() => socket.terminate(), farewellMs).unref();
  };
  const count = (what: 'bytes' | 'messages', amount: number, code: number): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (isAdmitted()) {
      if (lately.take(what, incomingLimits.admitted[what], amount) !== null) refuse(code);
      return;
    }
    before[what] += amount;
    if (before[what] > incomingLimits.untilAdmitted[what]) refuse(code);
  };
  const countMessage = (): void => count('messages', 1, tooMany);

  transport.on('data', (chunk: Buffer) => {
    count('bytes', chunk.length, tooBig);
    if (socket.readyState !== socket.CLOSING) return;
    bytesWhileClosing += chunk.length;
    if (bytesWhileClosing > incomingLimits.closing.bytes) socket.terminate();
  });
  socket.on('message', countMessage);
  socket.on('ping', countMessage);
}
