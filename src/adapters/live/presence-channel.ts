import type { Presence, PresenceHeard } from '#domain/presence/presence.ts';

/** Where the members' browsers are: between the screen that shows it and whatever connection there is just now. */
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

/** While `isShown` says no, this browser says nothing of itself, and hears nothing of others. */
export function createPresenceChannel(isShown: () => boolean = () => true): PresenceChannel {
  const listeners = new Set<(heard: PresenceHeard) => void>();
  let connection: { say(presence: Presence | null): void } | null = null;
  return {
    say(presence) {
      // That it has gone is said also by one that has just turned it off.
      if (presence === null || isShown()) connection?.say(presence);
    },
    listen(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    through(next) {
      connection = next;
    },
    heard(heard) {
      if (isShown()) for (const hear of listeners) hear(heard);
    },
  };
}
