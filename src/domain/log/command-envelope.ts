import * as z from 'zod/mini';
import { type Command, idPattern, levelsMax } from './command.ts';
import { isShallow } from './is-shallow.ts';
import type { Json } from './json.ts';

/** A command as it was sent: its data is still any JSON, and nothing says that there is such a type or stream. */
export interface CommandEnvelope extends Omit<Command, 'data'> {
  readonly data: Json;
}

const json = z.json();

/**
 * Parses data as JSON; returns null, which no type of command accepts, if it is nested too deeply or contains a number
 * that JSON cannot express.
 */
const readable = (data: unknown): Json => {
  const parsed = isShallow(data, levelsMax) ? json.safeParse(data) : undefined;
  return parsed?.success ? parsed.data : null;
};

const isGiven = z.refine((data: unknown) => data !== undefined, { error: 'is missing' });

const envelopeSchema = z.strictObject({
  id: z.string().check(z.regex(idPattern)),
  type: z.string(),
  stream: z.string().check(z.regex(/^[ -~]{1,128}$/)),
  data: z.pipe(z.unknown().check(isGiven), z.transform(readable)),
  at: z.iso.datetime({ offset: true }),
  changeId: z.optional(z.string().check(z.regex(idPattern))),
});

/**
 * The body of `POST /api/v1/commands`: up to 500 commands, in order. With `atomic` all take effect or none does. The
 * envelope alone: an unknown type, bad data or a stream of no kind are refused command by command.
 */
export const commandBatchSchema = z.strictObject({
  commands: z.array(envelopeSchema).check(z.minLength(1), z.maxLength(500)),
  atomic: z.optional(z.boolean()),
});
