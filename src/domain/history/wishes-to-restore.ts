import { changesBetween } from '../undo/changes-between.ts';
import type { FieldChanges } from '../undo/field-change.ts';
import { splitChanges } from '../undo/split-changes.ts';

type States = ReadonlyMap<string, unknown>;

/** Undoes some fields of a stream, or a restore. */
export interface RestoreWish {
  readonly type: 'UndoChange';
  readonly stream: string;
  readonly data: { readonly fields: FieldChanges };
}

/**
 * What leads from now back to how it was at an earlier moment, to be issued as one change. A field that somebody changes
 * meanwhile stays as they leave it.
 */
export function wishesToRestore(earlier: States, now: States): readonly RestoreWish[] {
  return [...now].flatMap(([stream, state]) => {
    const fields = changesBetween(stream, earlier.get(stream), state);
    return fields ? splitChanges(fields).map((part) => wishFor(stream, part)) : [];
  });
}

/** What takes a restore back, last written first. */
export function wishesAgainst(wishes: readonly RestoreWish[]): readonly RestoreWish[] {
  return wishes.toReversed().map(({ stream, data }) => {
    const fields = Object.entries(data.fields).toReversed();
    return wishFor(stream, Object.fromEntries(fields.map(([name, { from, to }]) => [name, { from: to, to: from }])));
  });
}

function wishFor(stream: string, changes: FieldChanges): RestoreWish {
  return { type: 'UndoChange', stream, data: { fields: changes } };
}
