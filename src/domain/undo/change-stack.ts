import { type ChangesUpdate, type KeptChange, noUpdate, type StreamChange } from './kept-change.ts';

/** How many changes can be taken back, and done again, together. */
export const changesMax = 100;

type NewChange = Omit<KeptChange, 'side' | 'order'>;

/** The founder's changes on this device, newest first. What a method changes it also answers, so that it can be kept. */
export class ChangeStack {
  readonly #changes = new Map<string, KeptChange>();

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

  /** What the browser has kept; what was done before it was read comes after it. */
  load(kept: readonly KeptChange[]): ChangesUpdate {
    const early = this.#of('done').filter(({ changeId }) => !kept.some((each) => each.changeId === changeId));
    this.#changes.clear();
    this.apply({ put: kept, remove: [] });
    const updates = early.map((change) => this.add(change));
    return { put: updates.flatMap(({ put }) => put), remove: updates.flatMap(({ remove }) => remove) };
  }

  /** A change was made: what was undone before it cannot be done again. */
  add({ changeId, label, streams }: NewChange): ChangesUpdate {
    const added = { changeId, label, streams, side: 'done', order: this.#nextOrder() } as const;
    const done = this.#of('done').filter((each) => each.changeId !== changeId);
    const tooOld = done.slice(0, Math.max(0, done.length + 1 - changesMax));
    const remove = [...this.#of('undone'), ...tooOld].map((each) => each.changeId);
    return this.apply({ put: [added], remove });
  }

  /** A change was taken back, or done again, by another one, which leads to where it was before. */
  turn(taken: KeptChange, { changeId, label, streams }: NewChange): ChangesUpdate {
    const side = taken.side === 'done' ? 'undone' : 'done';
    const turned = { changeId, label, streams, side, order: this.#nextOrder() } as const;
    return this.apply({ put: [turned], remove: [taken.changeId] });
  }

  forget(changeId: string): ChangesUpdate {
    return this.apply({ put: [], remove: [changeId] });
  }

  /** The server refused commands: a stream that nothing else wrote is left out, and a change without any goes. */
  refuse(refused: ReadonlySet<string>): ChangesUpdate {
    const isTouched = ({ commandIds }: StreamChange): boolean => commandIds.some((id) => refused.has(id));
    const touched = [...this.#changes.values()].filter(({ streams }) => streams.some(isTouched));
    if (touched.length === 0) return noUpdate;
    const rest = touched.map((each) => ({
      ...each,
      streams: each.streams.flatMap((stream) => without(stream, refused)),
    }));
    return this.apply({
      put: rest.filter(({ streams }) => streams.length > 0),
      remove: rest.filter(({ streams }) => streams.length === 0).map(({ changeId }) => changeId),
    });
  }

  apply(update: ChangesUpdate): ChangesUpdate {
    for (const changeId of update.remove) this.#changes.delete(changeId);
    for (const change of update.put) this.#changes.set(change.changeId, change);
    return update;
  }

  #of(side: KeptChange['side']): readonly KeptChange[] {
    const sided = [...this.#changes.values()].filter((each) => each.side === side);
    // Two tabs may have given the same place at one time; both must put it the same way.
    return sided.sort((a, b) => a.order - b.order || (a.changeId < b.changeId ? -1 : 1));
  }

  #nextOrder(): number {
    return Math.max(0, ...[...this.#changes.values()].map(({ order }) => order)) + 1;
  }
}

function without(change: StreamChange, refused: ReadonlySet<string>): readonly StreamChange[] {
  const commandIds = change.commandIds.filter((id) => !refused.has(id));
  return commandIds.length === 0 ? [] : [{ ...change, commandIds }];
}
