import * as z from 'zod/mini';
import { type ChangeName, changeNameSchema } from './change-name.ts';
import type { FieldChanges } from './field-change.ts';

/** The data that takes back one stream's part of a change. */
export interface StreamChange {
  readonly stream: string;
  readonly fields: FieldChanges;
  /** Ids of the commands that wrote the fields, without rejected ones. */
  readonly commandIds: readonly string[];
}

/** A change made in this browser that can be taken back, or one taken back that can be done again. */
export interface KeptChange {
  readonly changeId: string;
  readonly side: 'done' | 'undone';
  /** Grows with every change; the highest of its side comes first. */
  readonly order: number;
  /** Absent of what an older version kept. */
  readonly name?: ChangeName | undefined;
  /** The change in words, as an older version stored it; such a version requires the field, so that now it is empty. */
  readonly label: string;
  /** In the order in which they are to be led back. */
  readonly streams: readonly StreamChange[];
}

/** An update of the stored changes; the same may come twice. */
export interface ChangesUpdate {
  readonly put: readonly KeptChange[];
  /** By their `changeId`. */
  readonly remove: readonly string[];
}

/** Returns the data for the change's name, or the words that an older version stored, which may be empty. */
export const namedBy = ({ name, label }: KeptChange): ChangeName | string => name ?? label;

export const noUpdate: ChangesUpdate = { put: [], remove: [] };

const fields = z.record(z.string(), z.object({ from: z.json(), to: z.json() }));
const keptChange = z.object({
  changeId: z.string(),
  side: z.enum(['done', 'undone']),
  order: z.int(),
  name: z.optional(changeNameSchema),
  label: z.string(),
  streams: z.array(z.object({ stream: z.string(), fields, commandIds: z.array(z.string()) })),
});

export const changesUpdateSchema = z.object({ put: z.array(keptChange), remove: z.array(z.string()) });
