import type { Pool, PoolClient } from 'pg';

export interface Listener {
  /** Something was said on the channel. */
  notified(payload: string): void;
  /** From now on nothing is missed, until `lost`. */
  connected(): void;
  lost(): void;
}

interface Listening {
  /** Returns the way to stop; the last to stop lets go of the connection. */
  add(channel: string, listener: Listener): () => Promise<void>;
}

const firstPauseMs = 100;
const longestPauseMs = 10_000;
/** Nobody tells of a connection that broke without a word, such as by a router that forgot it. */
const askEveryMs = 60_000;
const answerWithinMs = 10_000;

/**
 * Keeps one PostgreSQL connection that LISTENs on many channels, and reconnects with exponential backoff. Calls `ended`
 * when the last listener has left.
 */
export function openListening(pool: Pool, ended: () => void): Listening {
  const channels = new Map<string, Set<Listener>>();
  const listeners = (): Listener[] => [...channels.values()].flatMap((each) => [...each]);
  let client: PoolClient | undefined;
  let isReady = false;
  let stopped = false;
  let pauseMs = firstPauseMs;
  let timer: NodeJS.Timeout | undefined;
  let asking: NodeJS.Timeout | undefined;

  const lose = (broken: PoolClient): void => {
    if (broken !== client) return;
    const wasReady = isReady;
    letGo();
    if (wasReady) for (const listener of listeners()) listener.lost();
    again();
  };
  const letGo = (): void => {
    clearInterval(asking);
    client?.removeAllListeners('notification');
    client?.release(true);
    client = undefined;
    isReady = false;
  };
  const again = (): void => {
    if (stopped) return;
    timer = setTimeout(() => void connect(), pauseMs * (0.5 + Math.random()));
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  };

  const connect = async (): Promise<void> => {
    let opened: PoolClient | undefined;
    try {
      opened = await pool.connect();
      const mine = opened;
      client = mine;
      mine.on('error', () => lose(mine));
      mine.on('end', () => lose(mine));
      mine.on('notification', ({ channel, payload }) => {
        for (const listener of channels.get(channel) ?? []) listener.notified(payload ?? '');
      });
      for (const channel of channels.keys()) await mine.query(`LISTEN ${channel}`);
    } catch {
      if (opened) lose(opened);
      else again();
      return;
    }
    if (stopped) return letGo();
    if (client !== opened) return;
    isReady = true;
    pauseMs = firstPauseMs;
    asking = setInterval(ask, askEveryMs, opened);
    for (const listener of listeners()) listener.connected();
  };
  const ask = (asked: PoolClient): void => {
    const silence = setTimeout(lose, answerWithinMs, asked);
    const [channel] = channels.keys();
    // Listening twice is listening once.
    asked
      .query(`LISTEN ${channel}`)
      .catch(() => lose(asked))
      .finally(() => clearTimeout(silence));
  };

  const join = async (channel: string, listener: Listener): Promise<void> => {
    const joined = client;
    if (!isReady || !joined) return;
    try {
      await joined.query(`LISTEN ${channel}`);
      if (client === joined && channels.get(channel)?.has(listener)) listener.connected();
    } catch {
      lose(joined);
    }
  };

  let connecting: Promise<void> | undefined;
  return {
    add(channel, listener) {
      const others = channels.get(channel);
      channels.set(channel, (others ?? new Set()).add(listener));
      connecting ??= connect();
      const joining = join(channel, listener);
      return async () => {
        channels.get(channel)?.delete(listener);
        if (listeners().length > 0 || stopped) return;
        stopped = true;
        ended();
        clearTimeout(timer);
        await connecting;
        await joining;
        letGo();
      };
    },
  };
}
