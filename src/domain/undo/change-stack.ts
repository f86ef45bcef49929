import { changeAfter, type Erasure } from '../replica/erasure.ts';
import type { FieldChanges } from './field-change.ts';
import { type ChangesUpdate, type KeptChange, noUpdate, type StreamChange } from './kept-change.ts';
import { leastOf } from './least-of.ts';

/** How many changes can be taken back, and done again, together. */
export const changesMax = 100;

/** How many fields of them are kept, together; the newest change is kept however many it has. */
const fieldsMax = 40_000;

/** `at` is ISO 8601. */
interface NewChange extends Pick<KeptChange, 'changeId' | 'name' | 'streams'>, Partial<Pick<KeptChange, 'label'>> {
  readonly at: string;
}

/**
 * The founder's changes on this device, newest first. What a method changes it also answers, so that it can be kept.
 * Updates may come in any order and more than once: what was removed stays away, and what the server rejected of a change
 * is left out of it wherever it is heard of.
 */
export class ChangeStack {
  readonly #changes = new Map<string, KeptChange>();
  readonly #gone = new Set<string>();
  /** Order of the last change that was neither an undo nor a redo. */
  #freshest = 0;

  /** The change that the next undo takes back (`done`), or the next redo does again (`undone`). */
  top(side: KeptChange['side']): KeptChange | undefined {
    return this.#of(side).at(-1);
  }

  all(): readonly KeptChange[] {
    return [...this.#changes.values()];
  }

  get(changeId: string): KeptChange | undefined {
    return this.#changes.get(changeId);
  }

  /** By their `changeId`: what was removed here. */
  gone(): Iterable<string> {
    return this.#gone;
  }

  /** Takes the changes that this browser has stored. Removes redos that a change made here has made impossible. */
  take(kept: readonly KeptChange[]): ChangesUpdate {
    const late = kept.filter(({ side, order }) => side === 'undone' && order < this.#freshest);
    return { put: [], remove: this.apply({ put: kept, remove: late.map(({ changeId }) => changeId) }).remove };
  }

  /** Another page has removed these. */
  lose(changeIds: Iterable<string>): void {
    for (const changeId of changeIds) this.#changes.delete(changeId);
  }

  /** A change was made: what was undone before it cannot be done again. */
  add(change: NewChange): ChangesUpdate {
    const added = this.#ordered(change, 'done');
    this.#freshest = added.order;
    const done = this.#of('done').filter((each) => each.changeId !== change.changeId);
    let fields = fieldCount(added);
    const kept = done.toReversed().findIndex((each, n) => {
      fields += fieldCount(each);
      return n + 1 >= changesMax || fields > fieldsMax;
    });
    const tooOld = kept === -1 ? [] : done.slice(0, done.length - kept);
    const remove = [...this.#of('undone'), ...tooOld].map((each) => each.changeId);
    return this.apply({ put: [added], remove });
  }

  /** A change was taken back, or done again, by another one, which leads to where it was before. */
  turn(taken: KeptChange, change: NewChange): ChangesUpdate {
    const turned = this.#ordered(change, taken.side === 'done' ? 'undone' : 'done');
    return this.apply({ put: [turned], remove: [taken.changeId] });
  }

  forget(changeId: string): ChangesUpdate {
    return this.apply({ put: [], remove: [changeId] });
  }

  /** The server rejected commands: a stream that nothing else wrote is left out, and a change without any goes. */
  reject(rejected: ReadonlySet<string>): ChangesUpdate {
    const isTouched = ({ commandIds }: StreamChange): boolean => commandIds.some((id) => rejected.has(id));
    const touched = [...this.#changes.values()].filter(({ streams }) => streams.some(isTouched));
    if (touched.length === 0) return noUpdate;
    const rest = touched.map((each) => ({
      ...each,
      streams: each.streams.flatMap((stream) => without(stream, rejected)),
    }));
    return this.apply({
      put: rest.filter(({ streams }) => streams.length > 0),
      remove: rest.filter(({ streams }) => streams.length === 0).map(({ changeId }) => changeId),
    });
  }

  /** People were erased: what changes held about them goes. Every page hears of that by itself. */
  erase(erasures: readonly Erasure[]): void {
    for (const change of this.all()) {
      const left = erasures.reduce<KeptChange | undefined>(
        (each, erasure) => each && changeAfter(erasure, each),
        change,
      );
      if (left) this.#changes.set(change.changeId, left);
      else this.forget(change.changeId);
    }
  }

  apply(update: ChangesUpdate): ChangesUpdate {
    for (const changeId of update.remove) {
      this.#changes.delete(changeId);
      this.#gone.add(changeId);
    }
    for (const change of update.put) if (!this.#gone.has(change.changeId)) this.#put(change);
    return update;
  }

  #put(change: KeptChange): void {
    const known = this.#changes.get(change.changeId);
    const least = known ? leastOf(known, change) : change;
    if (least) this.#changes.set(change.changeId, least);
    else this.forget(change.changeId);
  }

  #of(side: KeptChange['side']): readonly KeptChange[] {
    const sided = [...this.#changes.values()].filter((each) => each.side === side);
    // Two tabs may have given the same place at one time; both must put it the same way.
    return sided.sort((a, b) => a.order - b.order || (a.changeId < b.changeId ? -1 : 1));
  }

  /** Its time is its place, so that it comes after what is kept but not read yet; after what is known it comes always. */
  #ordered({ at, label = '', ...change }: NewChange, side: KeptChange['side']): KeptChange {
    const last = Math.max(0, ...[...this.#changes.values()].map(({ order }) => order));
    return { ...change, label, side, order: Math.max(last + 1, Date.parse(at) || 0) };
  }
}

const counts = new WeakMap<FieldChanges, number>();

function fieldCount({ streams }: Pick<KeptChange, 'streams'>): number {
  return streams.reduce((sum, { fields }) => {
    const count = counts.get(fields) ?? Object.keys(fields).length;
    counts.set(fields, count);
    return sum + count;
  }, 0);
}

function without(change: StreamChange, rejected: ReadonlySet<string>): readonly StreamChange[] {
  const commandIds = change.commandIds.filter((id) => !rejected.has(id));
  return commandIds.length === 0 ? [] : [{ ...change, commandIds }];
}
