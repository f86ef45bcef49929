import * as z from 'zod/mini';
import { commandSchema } from '../log/command.ts';
import { type CommandResult, commandResultSchema } from '../log/command-result.ts';
import type { StoredCommand } from './stored-command.ts';

/** What the tabs of one browser tell each other, so that all show the same. */
export type TabMessage =
  | { readonly type: 'stored'; readonly stored: StoredCommand }
  | { readonly type: 'settled'; readonly results: readonly CommandResult[] }
  | { readonly type: 'retried'; readonly commandId: string; readonly stored: StoredCommand }
  | { readonly type: 'dropped'; readonly commandId: string };

const stored = z.object({ seq: z.int(), command: commandSchema });

const tabMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('stored'), stored }),
  z.object({ type: z.literal('settled'), results: z.array(commandResultSchema) }),
  z.object({ type: z.literal('retried'), commandId: z.string(), stored }),
  z.object({ type: z.literal('dropped'), commandId: z.string() }),
]);

/** Undefined for what a tab of another version may say. */
export function readTabMessage(data: unknown): TabMessage | undefined {
  const parsed = z.safeParse(tabMessageSchema, data);
  return parsed.success ? (parsed.data as TabMessage) : undefined;
}
