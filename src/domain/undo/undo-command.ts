import * as z from 'zod/mini';
import { commandType } from '../log/command-type.ts';
import type { Immutable } from '../log/immutable.ts';
import type { Json } from '../log/json.ts';

/** Parsed as JSON with the command around it; there may be thousands. */
const value = z.custom<Json>((each) => each !== undefined);
const data = z.strictObject({
  /** The `changeId` of the change to undo; to redo, that of the undo. Absent if a moment is restored, which undoes many. */
  undoes: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))),
  fields: z.record(z.string().check(z.maxLength(128)), z.strictObject({ from: value, to: value })),
});

export type UndoData = Immutable<z.infer<typeof data>>;

/** `UndoChange` undoes a change of one stream, field by field; every kind of stream accepts it. */
export const undoCommand = commandType(data, { label: (_, title) => `Undo a change to ${title}` });
