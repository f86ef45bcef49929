import * as z from 'zod/mini';
import { commandSchema } from '../log/command.ts';
import { commandResultSchema } from '../log/command-result.ts';

const stored = z.object({ seq: z.int(), command: commandSchema });

/** What the tabs of one browser tell each other, so that all show the same. */
export const tabMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('stored'), stored }),
  z.object({ type: z.literal('settled'), results: z.array(commandResultSchema) }),
  z.object({ type: z.literal('retried'), commandId: z.string(), stored }),
  z.object({ type: z.literal('dropped'), commandId: z.string() }),
]);

export type TabMessage = z.infer<typeof tabMessageSchema>;
