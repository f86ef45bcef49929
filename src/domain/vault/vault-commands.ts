import * as z from 'zod/mini';
import { newEdge, newNode } from '../canvas/canvas-commands.ts';
import { ideaLimits, ideaStatuses } from '../idea/idea.ts';
import { type CommandDataOf, type CommandOf, commandType } from '../log/command-type.ts';
import { partId } from '../log/id.ts';
import { text } from '../log/text.ts';
import { quoted } from '../text/quoted.ts';
import { undoCommand } from '../undo/undo-command.ts';
import { templateLimits } from './own-template.ts';
import { ideaOrders, vaultLimits } from './vault.ts';
import { templatePrefix } from './vault-fields.ts';

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

/** Every command may come first: the vault of a workspace is there from the beginning, empty. */
const begins = true;

export const vaultCommands = {
  /** The whole set at once. `base` is the set that the founder started from. */
  SetCriteria: commandType(z.strictObject({ criteria, base: criteria }), {
    label: () => 'Change the criteria',
    begins,
    access: { overwrites: () => ['criteria'] },
  }),
  /** The same id again replaces the filter. */
  SaveFilter: commandType(z.strictObject({ id: partId, name, query: ideaQuerySchema }), {
    label: (data) => `Save the view ${quoted(data['name'])}`,
    begins,
  }),
  RemoveFilter: commandType(z.strictObject({ id: partId }), { label: () => 'Remove a saved view', begins }),
  /** The same id again replaces the template. */
  SaveTemplate: commandType(
    z.strictObject({
      id: partId,
      name,
      nodes: z.array(newNode).check(z.maxLength(templateLimits.nodes)),
      edges: z.array(newEdge).check(z.maxLength(templateLimits.edges)),
    }),
    {
      label: (data) => `Save the template ${quoted(data['name'])}`,
      begins,
      access: { creates: ({ id }) => [`${templatePrefix}${id}`] },
    },
  ),
  RenameTemplate: commandType(z.strictObject({ id: partId, name }), {
    label: (data) => `Rename a template to ${quoted(data['name'])}`,
    begins,
    access: { requires: ({ id }) => [`${templatePrefix}${id}`] },
  }),
  RemoveTemplate: commandType(z.strictObject({ id: partId }), { label: () => 'Delete a template', begins }),
  UndoChange: undoCommand,
} as const;

export type VaultCommandData<T extends keyof typeof vaultCommands> = CommandDataOf<typeof vaultCommands, T>;
export type VaultCommand = CommandOf<typeof vaultCommands>;
