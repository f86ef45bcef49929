import type { Pool, PoolClient } from 'pg';

export interface Listener {
  /** Something was said on the channel. */
  notified(payload: string): void;
  /** From now on nothing is missed, until `lost`. */
  connected(): void;
  lost(): void;
}

const reconnectAfterMs = 1000;

/** Listens on a channel of the database with a connection of its own, for good. Returns the way to stop. */
export function listen(pool: Pool, channel: string, listener: Listener): () => Promise<void> {
  let client: PoolClient | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const lose = (broken: PoolClient | undefined): void => {
    if (broken && broken !== client) return;
    client?.release(true);
    client = undefined;
    listener.lost();
    if (!stopped) timer = setTimeout(connect, reconnectAfterMs);
  };

  const connect = async (): Promise<void> => {
    try {
      const opened = await pool.connect();
      client = opened;
      opened.on('error', () => lose(opened));
      opened.on('notification', ({ payload }) => listener.notified(payload ?? ''));
      await opened.query(`LISTEN ${channel}`);
      if (stopped) opened.release(true);
      else listener.connected();
    } catch {
      lose(client);
    }
  };

  const connecting = connect();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await connecting;
    client?.removeAllListeners('error');
    client?.on('error', () => {});
    client?.release(true);
    client = undefined;
  };
}
