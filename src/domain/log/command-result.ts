import * as z from 'zod/mini';
import { type RecordedEvent, recordedEventSchema } from './recorded-event.ts';

/** The server's word on one command. `events` is empty if nothing had to change. */
export const commandResultSchema = z.discriminatedUnion('status', [
  z.object({ id: z.string(), status: z.literal('accepted'), events: z.array(recordedEventSchema) }),
  z.object({ id: z.string(), status: z.literal('rejected'), reason: z.string() }),
]);

export type CommandResult =
  | { readonly id: string; readonly status: 'accepted'; readonly events: readonly RecordedEvent[] }
  | { readonly id: string; readonly status: 'rejected'; readonly reason: string };
