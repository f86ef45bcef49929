import * as z from 'zod/mini';
import { isShallow } from './is-shallow.ts';
import type { JsonObject } from './json.ts';

/** A founder's command, as the outbox keeps it. */
export interface Command {
  /** Chosen by the client, 1 to 64 of `A-Z a-z 0-9 _ -`; the same id again yields the stored result. */
  readonly id: string;
  readonly type: string;
  readonly stream: string;
  readonly data: JsonObject;
  /** When the founder did it, by the device's clock. ISO 8601 with a zone. */
  readonly at: string;
  /** Groups commands into one step for undo; the command's id where absent. */
  readonly changeId?: string | undefined;
}

/** Pattern for the id of a command or of a change. */
export const idPattern = /^[A-Za-z0-9_-]{1,64}$/;
const streamPattern = /^[a-z]+-[A-Za-z0-9-]{1,64}$/;

/** No command needs more than a few; whoever sends thousands must not exhaust the stack of who reads them. */
export const levelsMax = 32;
const isFlat = z.refine((data: unknown) => isShallow(data, levelsMax), { error: 'is nested too deeply' });

/** A command as a client keeps it; `data` is judged by the command's type. What a server takes is wider: `commandBatchSchema`. */
export const commandSchema = z.strictObject({
  id: z.string().check(z.regex(idPattern)),
  type: z.string().check(z.minLength(1), z.maxLength(64)),
  stream: z.string().check(z.regex(streamPattern)),
  data: z.pipe(z.record(z.string(), z.unknown()).check(isFlat), z.record(z.string(), z.json())),
  at: z.iso.datetime({ offset: true }),
  changeId: z.optional(z.string().check(z.regex(idPattern))),
});
