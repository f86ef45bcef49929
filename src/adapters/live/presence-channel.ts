import type { Presence, PresenceHeard } from '#domain/presence/presence.ts';

/** Where the founder's browsers are: between the screen that shows it and whatever connection there is just now. */
export interface PresenceChannel {
  /** Tells the others where this one is, null that it has left; lost without a word while there is no connection. */
  say(presence: Presence | null): void;
  /** Tells of the others; the answer ends that. */
  listen(hear: (heard: PresenceHeard) => void): () => void;
  /** The connection to speak through from now on, null if there is none. */
  through(connection: { say(presence: Presence | null): void } | null): void;
  /** The connection has heard of another. */
  heard(heard: PresenceHeard): void;
}

export function createPresenceChannel(): PresenceChannel {
  const listeners = new Set<(heard: PresenceHeard) => void>();
  let connection: { say(presence: Presence | null): void } | null = null;
  return {
    say: (presence) => connection?.say(presence),
    listen(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    through(next) {
      connection = next;
    },
    heard(heard) {
      for (const hear of listeners) hear(heard);
    },
  };
}
