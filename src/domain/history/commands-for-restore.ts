import { changesBetween } from '../undo/changes-between.ts';
import type { FieldChanges } from '../undo/field-change.ts';
import { splitChanges } from '../undo/split-changes.ts';

type States = ReadonlyMap<string, unknown>;

/** Undoes some fields of a stream, or a restore. */
export interface RestoreDraft {
  readonly type: 'UndoChange';
  readonly stream: string;
  readonly data: { readonly fields: FieldChanges };
}

/**
 * Returns the commands that lead from now back to an earlier moment, to be issued as one change. A field that somebody
 * changes meanwhile keeps the value they give it.
 */
export function commandsForRestore(earlier: States, now: States): readonly RestoreDraft[] {
  return [...now].flatMap(([stream, state]) => {
    const fields = changesBetween(stream, earlier.get(stream), state);
    return fields ? splitChanges(fields).map((part) => draftFor(stream, part)) : [];
  });
}

/** Returns the commands that take a restore back, last written first. */
export function inverseOfRestore(drafts: readonly RestoreDraft[]): readonly RestoreDraft[] {
  return drafts.toReversed().map(({ stream, data }) => {
    const fields = Object.entries(data.fields).toReversed();
    return draftFor(stream, Object.fromEntries(fields.map(([name, { from, to }]) => [name, { from: to, to: from }])));
  });
}

function draftFor(stream: string, changes: FieldChanges): RestoreDraft {
  return { type: 'UndoChange', stream, data: { fields: changes } };
}
