/**
 * The changes that one device can take back and do again, as two lists, the newest last. Written from `docs/sync.md` and
 * `domain.md`.
 */
export interface ModelChange {
  readonly id: string;
  /** Which commands wrote each stream. */
  readonly streams: Readonly<Record<string, readonly string[]>>;
}

export interface Changes {
  readonly done: readonly ModelChange[];
  readonly undone: readonly ModelChange[];
}

export const noChanges: Changes = { done: [], undone: [] };

/** So many can be taken back. */
const kept = 100;

/** After a new change nothing that was undone can be done again. */
export const made = ({ done }: Changes, change: ModelChange): Changes => ({
  done: [...done, change].slice(-kept),
  undone: [],
});

/** The newest of a side goes, and what led back from it comes to the other side. */
export function turned({ done, undone }: Changes, side: keyof Changes, by: ModelChange): Changes {
  return side === 'done'
    ? { done: done.slice(0, -1), undone: [...undone, by] }
    : { done: [...done, by], undone: undone.slice(0, -1) };
}

/** Nothing of what was rejected can be taken back; a stream that nothing else wrote is left out. */
export function rejected({ done, undone }: Changes, commands: readonly string[]): Changes {
  const without = (all: readonly ModelChange[]): readonly ModelChange[] =>
    all.flatMap((change) => {
      const left = Object.entries(change.streams).flatMap(([stream, ids]) => {
        const others = ids.filter((id) => !commands.includes(id));
        return others.length > 0 ? [[stream, others] as const] : [];
      });
      return left.length > 0 ? [{ ...change, streams: Object.fromEntries(left) }] : [];
    });
  return { done: without(done), undone: without(undone) };
}

export const forgotten = ({ done, undone }: Changes, id: string): Changes => ({
  done: done.filter((each) => each.id !== id),
  undone: undone.filter((each) => each.id !== id),
});
