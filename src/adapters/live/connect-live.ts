import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import type { Presence, PresenceHeard } from '#domain/presence/presence.ts';
import { pageTimers, type Timers } from '../clock/timers.ts';
import { type SessionProofs, sessionProofs } from '../session/session-proofs.ts';
import { readLiveMessage } from './live-message.ts';

/** The server speaks at least every 25 s. */
const silenceMs = 60_000;
const unauthorised = 4401;
/** Not a member of the workspace: any more, or ever. */
const removed: readonly number[] = [4403, 4404];

export interface LiveInput {
  /** Origin of the page, for example `https://groundwork.test`. */
  readonly origin: string;
  /** The workspace whose log it is; the account’s own if null. */
  readonly workspace: string | null;
  /** The position after which facts are wanted. */
  readonly after: number;
  readonly accessToken: string;
  /** How long silence means that the connection still works. */
  readonly silenceMs?: number;
}

export type LiveEnd = 'unauthorised' | 'removed' | 'lost';

export interface LiveHandlers {
  /** At the server's first message. */
  opened(): void;
  received(events: readonly RecordedEvent[]): void;
  /** Where another of the founder's browsers is. */
  heard?(heard: PresenceHeard): void;
  /**
   * Once, and nothing after it. `unauthorised`: the access token is bad, expired or ended. `removed`: the founder is no
   * member of the workspace.
   */
  closed(why: LiveEnd): void;
}

export interface LiveConnection {
  /** Goes on under a newer access token, before the present one expires. */
  authorise(accessToken: string): void;
  /** Tells the founder's other browsers where this one is; lost without a word where they cannot be reached. */
  say(presence: Presence | null): void;
  /** Silently: `closed` is not called. */
  close(): void;
}

/** The part of a `WebSocket` that a connection needs. */
export interface LiveSocket {
  readonly readyState: number;
  addEventListener(type: 'open', hear: () => void): void;
  addEventListener(type: 'close', hear: (event: { readonly code: number }) => void): void;
  addEventListener(type: 'message', hear: (event: { readonly data: string }) => void): void;
  send(text: string): void;
  close(): void;
}

/** The outside of a connection; a simulation gives its own. */
export interface LiveOutside {
  readonly timers: Timers;
  readonly openSocket: (url: string) => LiveSocket;
  readonly prove: SessionProofs['prove'];
}

const thisPage: LiveOutside = {
  timers: pageTimers,
  openSocket: (url) => new WebSocket(url),
  prove: (call) => sessionProofs.prove(call),
};
/** `WebSocket.OPEN`. */
const openState = 1;

/** One connection to the live log, until it ends for whatever reason; connecting again is the caller's matter. */
export function connectLive(
  input: LiveInput,
  handlers: LiveHandlers,
  { timers, openSocket, prove }: LiveOutside = thisPage,
): LiveConnection {
  const socket = openSocket(addressOf(input));
  let accessToken = input.accessToken;
  let hasIntroduced = false;
  let hasSpoken = false;
  let isOver = false;
  let stopAwaiting = (): void => {};

  const end = (why: LiveEnd | null): void => {
    if (isOver) return;
    isOver = true;
    stopAwaiting();
    socket.close();
    if (why) handlers.closed(why);
  };
  const awaitMessage = (): void => {
    stopAwaiting();
    stopAwaiting = timers.after(input.silenceMs ?? silenceMs, () => end('lost'));
  };
  const authorise = async (): Promise<void> => {
    const shown = accessToken;
    const proof = await prove({ method: 'GET', path: '/api/v1/live', accessToken: shown });
    if (shown !== accessToken || socket.readyState !== openState) return;
    hasIntroduced = true;
    socket.send(JSON.stringify({ type: 'auth', accessToken: shown, proof }));
  };

  socket.addEventListener('open', () => void authorise());
  socket.addEventListener('close', ({ code }) =>
    end(code === unauthorised ? 'unauthorised' : removed.includes(code) ? 'removed' : 'lost'),
  );
  socket.addEventListener('message', ({ data }) => {
    if (isOver) return;
    const message = readLiveMessage(data);
    if (!message) return end('lost');
    awaitMessage();
    if (!hasSpoken) handlers.opened();
    hasSpoken = true;
    if (message.type === 'events') handlers.received(message.events);
    if (message.type === 'presence') handlers.heard?.(message);
  });
  awaitMessage();

  return {
    authorise(newer) {
      if (newer === accessToken) return;
      accessToken = newer;
      if (socket.readyState === openState) void authorise();
    },
    say(presence) {
      // The server may have nothing to say for long; what comes before it has let this browser in is dropped there.
      if (hasIntroduced && socket.readyState === openState) socket.send(JSON.stringify({ type: 'presence', presence }));
    },
    close: () => end(null),
  };
}

function addressOf({ origin, after, workspace }: LiveInput): string {
  const query = new URLSearchParams({ after: String(after), ...(workspace !== null && { workspace }) });
  return `${origin.replace(/^http/, 'ws')}/api/v1/live?${query}`;
}
