import * as z from 'zod/mini';
import { commandSchema } from '../log/command.ts';
import { type CommandResult, commandResultSchema } from '../log/command-result.ts';
import { type ChangesUpdate, changesUpdateSchema } from '../undo/kept-change.ts';
import type { StoredCommand } from './stored-command.ts';

/** Message between the tabs of one browser, so that all show the same. */
export type TabMessage =
  | { readonly type: 'stored'; readonly stored: readonly StoredCommand[] }
  | { readonly type: 'settled'; readonly results: readonly CommandResult[] }
  | { readonly type: 'dropped'; readonly commandIds: readonly string[] }
  /** The changes that can be undone are others now. */
  | { readonly type: 'changes'; readonly update: ChangesUpdate };

const stored = z.array(z.object({ seq: z.int(), command: commandSchema, dependsOn: z.optional(z.array(z.string())) }));

const tabMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('stored'), stored }),
  z.object({ type: z.literal('settled'), results: z.array(commandResultSchema) }),
  z.object({ type: z.literal('dropped'), commandIds: z.array(z.string()) }),
  z.object({ type: z.literal('changes'), update: changesUpdateSchema }),
]);

/** Undefined for what a tab of another version may say. */
export function readTabMessage(data: unknown): TabMessage | undefined {
  const parsed = z.safeParse(tabMessageSchema, data);
  return parsed.success ? (parsed.data as TabMessage) : undefined;
}
