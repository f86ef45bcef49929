import type { AnyActorRef, AnyEventObject, InspectionEvent } from 'xstate';
import { Encoder, type Json } from './encoder.ts';
import { type Journal, type JournalActor, type JournalEntry, type JournalStart, journalVersion } from './journal.ts';
import { Masker } from './masker.ts';
import { remaskEntry, remaskStart, remaskState } from './remask.ts';
import { Ring } from './ring.ts';
import { type Draft, inputOf, isOurActor, machineNameOf, TrackedActor } from './tracked-actor.ts';

export interface RecorderOptions {
  /** Random bytes that are kept nowhere else. */
  readonly salt: Uint8Array;
  /** Milliseconds since the start. */
  readonly now: () => number;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly entriesMax?: number;
  /** Limit for the weight of all kept events, in bytes. */
  readonly weightMax?: number;
}

/** Actors and entries that were added after a number of events. */
export interface JournalNews {
  readonly actors: readonly JournalActor[];
  readonly entries: readonly JournalEntry[];
}

/** How far back an event is looked for that changed nothing: others may have heard something since. */
const leaveOutAmong = 64;

/** Keeps what every machine and store hears. The work for an event grows with the event alone. */
export class JournalRecorder {
  readonly #options: RecorderOptions;
  readonly #encoder: Encoder;
  readonly #ring: Ring<JournalEntry>;
  readonly #byRef = new WeakMap<AnyActorRef, TrackedActor | null>();
  readonly #byAddress = new Map<string, TrackedActor>();
  readonly #starts = new Map<string, number>();
  readonly #listeners = new Set<() => void>();
  #count = 0;

  constructor(options: RecorderOptions) {
    this.#options = options;
    this.#encoder = new Encoder(new Masker(options.salt));
    const { entriesMax = 4_000, weightMax = 8_000_000 } = options;
    this.#ring = new Ring(entriesMax, weightMax, (entry) => this.#drop(entry));
  }

  /** For `createActor(machine, { inspect })`, one recorder for as many systems as there are. */
  readonly inspect = (inspected: InspectionEvent): void => {
    if (inspected.type === '@xstate.event') {
      const { event, sourceRef } = inspected;
      const ref = inspected.actorRef as AnyActorRef;
      if (event.type === 'xstate.init') this.#begin(ref);
      // The child's own events lead to its snapshot; who it matters to tells itself in an event of its own.
      else if (!event.type.startsWith('xstate.snapshot.'))
        this.#record(ref, event, sourceRef as AnyActorRef | undefined);
    } else if (inspected.type === '@xstate.snapshot') {
      const { actorRef, event, snapshot } = inspected;
      const actor = this.#byRef.get(actorRef as AnyActorRef);
      if (!actor) return;
      // Stopping is no event that anybody sends.
      if (event.type === 'xstate.stop') this.#keep(actor, event, null);
      const idle = actor.heard(event, snapshot, this.#encoder);
      if (idle && this.#ring.leaveOut(idle, leaveOutAmong)) actor.leftOut();
    }
  };

  /** How many events there have been. */
  get count(): number {
    return this.#count;
  }

  /** The journal as of now. */
  take(): Journal {
    const encoder = this.#encoder;
    const actors = [...this.#byAddress.values()];
    // States first: what they teach about secrets holds for the events as well.
    const states = actors.map((actor) => [actor.address, actor.state(encoder)] as const);
    return {
      version: journalVersion,
      startedAt: this.#options.startedAt,
      dropped: this.#count - this.#ring.size,
      ends: Object.fromEntries(states.map(([address, state]) => [address, remaskState(state, encoder)])),
      ...this.#masked(actors, this.#ring.items()),
    };
  }

  /** Returns the actors and entries that were added after the first `count` events. */
  after(count: number): JournalNews {
    const actors = [...this.#byAddress.values()].filter(({ since }) => since >= count);
    return this.#masked(
      actors,
      this.#ring.newestWhile(({ n }) => n >= count),
    );
  }

  /** Calls back with every event. Returns how to end that. */
  watch(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #masked(actors: readonly TrackedActor[], entries: readonly JournalEntry[]): JournalNews {
    const encoder = this.#encoder;
    return {
      actors: actors.map((actor) => remaskStart(actor.describe(encoder), encoder)),
      entries: entries.map((entry) => remaskEntry(entry, encoder)),
    };
  }

  #record(ref: AnyActorRef, event: AnyEventObject, source: AnyActorRef | undefined): void {
    const known = this.#byRef.get(ref);
    const actor = known === undefined ? this.#begin(ref) : known;
    if (actor) this.#keep(actor, event, source ? this.#addressOf(source) : null);
  }

  #keep(actor: TrackedActor, event: AnyEventObject, source: string | null): void {
    const payload = this.#payloadOf(event);
    const entry: Draft = {
      n: this.#count++,
      at: Math.round(this.#options.now()),
      actor: actor.address,
      source,
      type: event.type,
      payload,
    };
    actor.sent(event, entry);
    this.#ring.push(entry, this.#encoder.weight);
    for (const listener of this.#listeners) listener();
  }

  #payloadOf({ type, ...payload }: AnyEventObject): Json {
    const { output, actorId } = payload;
    // A bare answer is named by who gave it: `currentToken`.
    if (typeof output !== 'string' || typeof actorId !== 'string') return this.#encoder.encode(payload);
    return { output: this.#encoder.encode(output, actorId), actorId };
  }

  #begin(ref: AnyActorRef): TrackedActor | null {
    const before = this.#byRef.get(ref);
    if (before === null || (before && !before.end)) return before;
    if (!isOurActor(ref)) {
      this.#byRef.set(ref, null);
      return null;
    }
    // React starts an actor anew that it has stopped.
    const from: JournalStart = before?.end
      ? { kind: 'checkpoint', state: { ...before.end, status: 'active' } }
      : { kind: 'input', input: inputOf(ref, this.#encoder) };
    const actor = new TrackedActor(ref, this.#newAddress(ref), this.#count, from);
    this.#byRef.set(ref, actor);
    this.#byAddress.set(actor.address, actor);
    return actor;
  }

  #newAddress(ref: AnyActorRef): string {
    const base = ref._parent ? `${this.#addressOf(ref._parent)}/${ref.id}` : machineNameOf(ref);
    const starts = (this.#starts.get(base) ?? 0) + 1;
    this.#starts.set(base, starts);
    return starts === 1 ? base : `${base}#${starts}`;
  }

  #addressOf(ref: AnyActorRef): string {
    const known = this.#byRef.get(ref);
    if (known) return known.address;
    return ref._parent ? `${this.#addressOf(ref._parent)}/${ref.id}` : ref.id;
  }

  #drop(entry: JournalEntry): void {
    const actor = this.#byAddress.get(entry.actor);
    actor?.dropped(entry);
    if (actor?.isForgotten) this.#byAddress.delete(entry.actor);
  }
}
