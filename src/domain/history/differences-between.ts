import { changesBetween } from '../undo/changes-between.ts';
import type { FieldChange } from '../undo/field-change.ts';

/** One field of a stream that differs between two moments: how it is now, and how it was `to` begin with. */
export interface Difference extends FieldChange {
  readonly stream: string;
  readonly field: string;
}

type States = ReadonlyMap<string, unknown>;

/**
 * Lists the fields that differ now from an earlier moment, as far as a founder can change them. A stream that did not
 * exist yet counts as the state that an undo of its beginning leaves.
 */
export function differencesBetween(earlier: States, now: States): readonly Difference[] {
  return [...now].flatMap(([stream, state]) =>
    Object.entries(changesBetween(stream, earlier.get(stream), state) ?? {}).map(([field, change]) => ({
      stream,
      field,
      ...change,
    })),
  );
}
