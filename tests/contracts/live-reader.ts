import { connect } from 'node:net';
import { WebSocket } from 'ws';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import type { PresenceHeard } from '#domain/presence/presence.ts';

export interface LiveReader {
  readonly socket: WebSocket;
  readonly events: RecordedEvent[];
  /** Presence of the others, in the order in which it came. */
  readonly heard: PresenceHeard[];
  readonly pings: () => number;
  /** Resolves with all events as soon as there are `count`. */
  received(count: number): Promise<readonly RecordedEvent[]>;
  readonly closed: Promise<number>;
  show(accessToken: string, proof?: string): void;
}

/** A live connection as a tab makes it; shows `accessToken` first, if given. Made over `through`, a path, if given. */
export function readLive(
  url: string,
  origin: string | undefined,
  accessToken?: string,
  after = 0,
  workspace?: string,
  through?: string,
): LiveReader {
  const socket = new WebSocket(
    `${url.replace('http', 'ws')}/api/v1/live?after=${after}${workspace === undefined ? '' : `&workspace=${workspace}`}`,
    {
      ...(origin && { origin }),
      ...(through !== undefined && { createConnection: () => connect(through) }),
    },
  );
  const events: RecordedEvent[] = [];
  const heard: PresenceHeard[] = [];
  let pings = 0;
  const waiting: { count: number; resolve(events: readonly RecordedEvent[]): void }[] = [];
  const show = (token: string, proof?: string): void =>
    socket.send(JSON.stringify({ type: 'auth', accessToken: token, proof }));
  const settle = (): void => {
    for (const each of waiting) if (events.length >= each.count) each.resolve(events);
  };
  socket.on('open', () => accessToken && show(accessToken));
  socket.on('message', (text) => {
    const message = JSON.parse(String(text));
    if (message.type === 'ping') pings += 1;
    else if (message.type === 'presence') heard.push(message);
    else events.push(...message.events);
    settle();
  });
  const closed = new Promise<number>((resolve, reject) => {
    socket.on('close', resolve);
    socket.on('error', reject);
  });
  closed.catch(() => undefined);
  return {
    socket,
    events,
    heard,
    pings: () => pings,
    received: (count) =>
      new Promise((resolve) => {
        waiting.push({ count, resolve });
        settle();
      }),
    closed,
    show,
  };
}
