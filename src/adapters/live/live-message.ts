import * as z from 'zod/mini';
import { recordedEventSchema } from '#domain/log/recorded-event.ts';
import { presenceHeardSchema } from '#domain/presence/presence.ts';

/** A message of the server on a live connection. */
const liveMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('events'), events: z.array(recordedEventSchema), position: z.int() }),
  z.object({ type: z.literal('ping') }),
  presenceHeardSchema,
]);

export type LiveMessage = z.infer<typeof liveMessageSchema>;

/** Undefined for anything that the server would not say. */
export function readLiveMessage(text: unknown): LiveMessage | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    const parsed = z.safeParse(liveMessageSchema, JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
