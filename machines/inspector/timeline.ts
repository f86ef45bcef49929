import type { Snapshot } from 'xstate';
import type { Logics } from '../journal/collect-logics.ts';
import type { Journal, JournalActor, JournalEntry } from '../journal/journal.ts';
import type { JournalNews } from '../journal/recorder.ts';
import { firstState, nextState } from '../journal/replay-step.ts';

interface Moment {
  readonly entry: JournalEntry;
  /** State of the entry's actor after the entry. */
  readonly state: Snapshot<unknown> | null;
}

/** A journal with every state it leads to, so that any moment can be looked at. Grows as the journal does. */
export class Timeline {
  readonly #logics: Logics;
  readonly #actors: JournalActor[] = [];
  readonly #moments: Moment[] = [];
  readonly #first = new Map<string, Snapshot<unknown> | null>();
  readonly #last = new Map<string, Snapshot<unknown> | null>();
  /** How many events are not in it. */
  readonly dropped: number;

  constructor({ actors, entries, dropped }: Pick<Journal, 'actors' | 'entries' | 'dropped'>, logics: Logics) {
    this.#logics = logics;
    this.dropped = dropped;
    this.add({ actors, entries });
  }

  add({ actors, entries }: JournalNews): void {
    for (const actor of actors) {
      if (this.#first.has(actor.address)) continue;
      const logic = this.#logics.get(actor.machine);
      const state = logic ? firstState(logic, actor.from) : null;
      this.#actors.push(actor);
      this.#first.set(actor.address, state);
      this.#last.set(actor.address, state);
    }
    for (const entry of entries) {
      if (entry.n < this.count) continue;
      const before = this.#last.get(entry.actor) ?? null;
      const logic = this.#logics.get(this.actor(entry.actor)?.machine ?? '');
      const state = logic && before ? nextState(logic, before, entry) : null;
      this.#last.set(entry.actor, state);
      this.#moments.push({ entry, state });
    }
  }

  /** How many events there have been, those not in it included. */
  get count(): number {
    return this.dropped + this.#moments.length;
  }

  actor(address: string): JournalActor | undefined {
    return this.#actors.find((actor) => actor.address === address);
  }

  /** The actors that had been started before the `count`th event. */
  actorsAt(count: number): readonly JournalActor[] {
    return this.#actors.filter(({ since }) => since <= count);
  }

  /** The first `count` events, oldest first. */
  entriesAt(count: number): readonly JournalEntry[] {
    return this.#moments.slice(0, Math.max(0, count - this.dropped)).map(({ entry }) => entry);
  }

  /** The last of the first `count` events; undefined before the first that is kept. */
  entryBefore(count: number): JournalEntry | undefined {
    return this.#moments[count - this.dropped - 1]?.entry;
  }

  /** An actor's state after the first `count` events; null if it cannot be told. */
  stateAt(address: string, count: number): Snapshot<unknown> | null {
    for (let index = Math.min(count - this.dropped, this.#moments.length) - 1; index >= 0; index--) {
      const moment = this.#moments[index];
      if (moment?.entry.actor === address) return moment.state;
    }
    return this.#first.get(address) ?? null;
  }
}
