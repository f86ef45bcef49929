import type { Pool } from 'pg';
import { type Listener, openListening } from './listening.ts';

const listenings = new WeakMap<Pool, ReturnType<typeof openListening>>();

/**
 * Listens on a channel of the database, for good. All who listen through the same pool share one connection of it.
 * Returns the way to stop.
 */
export function listen(pool: Pool, channel: string, listener: Listener): () => Promise<void> {
  const listening = listenings.get(pool) ?? openListening(pool, () => listenings.delete(pool));
  listenings.set(pool, listening);
  return listening.add(channel, listener);
}
