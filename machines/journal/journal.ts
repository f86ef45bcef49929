import type { StateValue } from 'xstate';
import type { Json } from './encoder.ts';

export const journalVersion = 1;

/**
 * Events that the application's actors received, as a download. Secrets are masked; replays lead to the same, masked
 * states.
 */
export interface Journal {
  readonly version: typeof journalVersion;
  /** ISO 8601. */
  readonly startedAt: string;
  /**
   * How many events are not in it. What the oldest led to is in the actors' checkpoints; others, moves of the pointer for
   * example, led to nothing that the next one of their kind did not lead to as well.
   */
  readonly dropped: number;
  readonly actors: readonly JournalActor[];
  /** In the order in which they were sent. */
  readonly entries: readonly JournalEntry[];
  /** The actors' states when the journal was taken, by address. */
  readonly ends: { readonly [address: string]: ActorState };
}

export interface JournalActor {
  /** `app/session`; the number of the start where there was more than one: `request#3`. */
  readonly address: string;
  /** The id of its machine, or the name of its store. */
  readonly machine: string;
  readonly from: JournalStart;
  /** How many events there had been when it started. */
  readonly since: number;
}

export type JournalStart =
  | { readonly kind: 'input'; readonly input: Json }
  /** Events before were dropped, or it was started from a kept state. */
  | { readonly kind: 'checkpoint'; readonly state: ActorState };

export interface JournalEntry {
  /** Counts all events since the start, from 0. */
  readonly n: number;
  /** Milliseconds since the start. */
  readonly at: number;
  readonly actor: string;
  /** Who sent it; null if it came from a screen or the outside. */
  readonly source: string | null;
  readonly type: string;
  /** The event without its type. */
  readonly payload: Json;
  /** The state that it led to; absent for stores, and where the actor broke. */
  readonly value?: StateValue;
  /** The actor stopped before it came to this event. */
  readonly isUnheard?: true;
}

export interface ActorState {
  readonly status: string;
  /** Null for a store. */
  readonly value: StateValue | null;
  readonly context: Json;
  readonly output: Json;
  readonly error: Json;
  /** Names of the actors that it runs, by id. */
  readonly children: { readonly [id: string]: string };
  /** Ids of remembered states, by the history state's parent. */
  readonly history: { readonly [id: string]: readonly string[] };
}
