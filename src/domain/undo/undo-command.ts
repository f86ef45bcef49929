import * as z from 'zod/mini';
import type { Json, JsonObject } from '../log/json.ts';
import type { CommandType } from '../log/stream-kind.ts';
import type { FieldChanges } from './field-change.ts';

export interface UndoData extends JsonObject {
  /** The `changeId` of what is taken back; to redo, that of the undo. Absent where a moment is restored, which takes back many. */
  readonly undoes?: string;
  readonly fields: JsonObject & FieldChanges;
}

/** Parsed as JSON with the command around it; there may be thousands. */
const value = z.custom<Json>((each) => each !== undefined);
const data = z.strictObject({
  undoes: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))),
  fields: z.record(z.string().check(z.maxLength(128)), z.strictObject({ from: value, to: value })),
});

/** `UndoChange` takes a change of one stream back, field by field; every kind of stream takes it. */
export const undoCommand = { data, by: 'founder', begins: false } as unknown as CommandType;
