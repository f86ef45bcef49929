import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Presence } from '#domain/presence/presence.ts';
import { listen } from '../db/listen.ts';

/** Hands on where a connection is, null if it is gone, to the others of its workspace on this server. */
export type DeliverPresence = (workspaceId: string, speaker: Speaker, presence: Presence | null) => void;

/** One connection, and whose it is. */
export interface Speaker {
  readonly from: string;
  readonly account: string;
}

export interface PresenceRelay {
  /** To the other servers. */
  say: DeliverPresence;
  stop(): Promise<void>;
}

const channel = 'presence';
/** Each telling takes the lock that appends tell under, so there are few: the newest of each connection at a time. */
const everyMs = 100;
/** Most bytes of one text; PostgreSQL can notify 8,000 bytes at once. */
const textAtMost = 7500;

/**
 * Carries presence between the servers of a database. Nothing of it is stored; where the database is slow or away, what
 * was said meanwhile is dropped for what is said last.
 */
export function relayPresence(pool: Pool, deliver: DeliverPresence): PresenceRelay {
  const server = randomUUID();
  let waiting = new Map<string, string>();
  let isTelling = false;
  let timer: NodeJS.Timeout | undefined;

  const tell = async (): Promise<void> => {
    timer = undefined;
    if (isTelling || waiting.size === 0) return;
    isTelling = true;
    const texts = packed(server, [...waiting.values()]);
    waiting = new Map();
    await pool
      .query({
        name: 'say-presence',
        text: `SELECT pg_notify('${channel}', said) FROM unnest($1::text[]) AS said`,
        values: [texts],
      })
      .catch(() => undefined);
    isTelling = false;
    if (waiting.size > 0) schedule();
  };
  const schedule = (): void => {
    timer ??= setTimeout(() => void tell(), everyMs).unref();
  };
  const stopListening = listen(pool, channel, {
    notified(payload) {
      const { by, said } = JSON.parse(payload) as { by: string; said: [string, Speaker, Presence | null][] };
      if (by !== server) for (const [workspaceId, speaker, presence] of said) deliver(workspaceId, speaker, presence);
    },
    connected: () => undefined,
    lost: () => undefined,
  });

  return {
    say(workspaceId, speaker, presence) {
      waiting.set(speaker.from, JSON.stringify([workspaceId, speaker, presence]));
      schedule();
    },
    async stop() {
      clearTimeout(timer);
      await stopListening();
    },
  };
}

/** Packs everything into as few texts as possible; leaves out what is too long for one by itself. */
function packed(server: string, said: readonly string[]): string[] {
  const texts: string[] = [];
  let begun: string[] = [];
  let length = 0;
  const end = (): void => {
    if (begun.length > 0) texts.push(`{"by":"${server}","said":[${begun.join()}]}`);
    begun = [];
    length = 0;
  };
  for (const each of said) {
    const size = Buffer.byteLength(each) + 1;
    if (size > textAtMost) continue;
    if (length + size > textAtMost) end();
    begun.push(each);
    length += size;
  }
  end();
  return texts;
}
