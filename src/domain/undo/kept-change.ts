import * as z from 'zod/mini';
import { type ChangeName, changeNameSchema } from './change-name.ts';
import type { FieldChanges } from './field-change.ts';

/** What leads one stream of a change back. */
export interface StreamChange {
  readonly stream: string;
  readonly fields: FieldChanges;
  /** What wrote them, without what the server refused. */
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
  /** What it did in words, as an older version kept it; such a version wants one, so that now it is empty. */
  readonly label: string;
  /** In the order in which they are to be led back. */
  readonly streams: readonly StreamChange[];
}

/** What is different about the kept changes; the same may come twice. */
export interface ChangesUpdate {
  readonly put: readonly KeptChange[];
  /** By their `changeId`. */
  readonly remove: readonly string[];
}

/** What it is named by; its words of what an older version kept, which may be none. */
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
