import type { Json } from '../log/json.ts';

/** Fields of a state by name, as far as an undo can bring them back. */
export type Fields = Readonly<Record<string, Json>>;

/** Tells what a field holds. */
export const fieldIn =
  (fields: Fields) =>
  (name: string): Json | undefined =>
    fields[name];

/** One field of a change to be taken back. Null stands for a field that is not there. */
export type FieldChange = {
  /** Value that the change wrote, and that must still be there. */
  readonly from: Json;
  /** Value before the change. */
  readonly to: Json;
};

export type FieldChanges = Readonly<Record<string, FieldChange>>;
