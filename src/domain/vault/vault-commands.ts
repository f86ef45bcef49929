import * as z from 'zod/mini';
import { ideaLimits, ideaStatuses } from '../idea/idea.ts';
import { partId } from '../log/id.ts';
import type { CommandType } from '../log/stream-kind.ts';
import { text } from '../log/text.ts';
import type { Touches } from '../log/touches.ts';
import { undoCommand } from '../undo/undo-command.ts';
import { ideaOrders, vaultLimits } from './vault.ts';

/** Names are cut, and weights summed, by `decide`, with reasons of their own. */
const name = text(1000);
const criteria = z
  .array(z.strictObject({ id: partId, name, weight: z.number() }))
  .check(z.maxLength(vaultLimits.criteria));

export const ideaQuerySchema = z.strictObject({
  text: text(200),
  statuses: z.array(z.enum(ideaStatuses)).check(z.maxLength(ideaStatuses.length)),
  tags: z.array(text(ideaLimits.tag)).check(z.maxLength(ideaLimits.tags)),
  isStale: z.boolean(),
  isArchived: z.boolean(),
  order: z.enum(ideaOrders),
  isDescending: z.boolean(),
});

export const vaultCommandData = {
  /** The whole set at once. `base` is the set that the founder started from. */
  SetCriteria: z.strictObject({ criteria, base: criteria }),
  /** The same id again takes the place of the former one. */
  SaveFilter: z.strictObject({ id: partId, name, query: ideaQuerySchema }),
  RemoveFilter: z.strictObject({ id: partId }),
} as const;

export type VaultCommandType = keyof typeof vaultCommandData;
export type VaultCommandData<T extends VaultCommandType> = z.infer<(typeof vaultCommandData)[T]>;

/** The set of criteria takes the place of the one that the founder started from. */
const touches: { readonly [T in VaultCommandType]?: Touches } = { SetCriteria: { rewrites: () => ['criteria'] } };

/** Every command may come first: the vault of a workspace is there from the beginning, empty. */
export const vaultCommands = {
  ...Object.fromEntries(
    Object.entries(vaultCommandData).map(([type, data]) => [
      type,
      { data, by: 'founder', begins: true, touches: touches[type as VaultCommandType] },
    ]),
  ),
  UndoChange: undoCommand,
} as unknown as Record<VaultCommandType | 'UndoChange', CommandType>;
