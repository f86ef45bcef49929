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
  /** What the change wrote, and what must still stand there. */
  readonly from: Json;
  /** What stood there before the change. */
  readonly to: Json;
};

export type FieldChanges = Readonly<Record<string, FieldChange>>;
