import * as z from 'zod/mini';
import { ideaStreamOf } from '../idea/idea.ts';
import { type CommandDataOf, type CommandOf, commandType } from '../log/command-type.ts';
import { uuid } from '../log/id.ts';
import { momentCommand } from '../log/moment.ts';
import type { Needs } from '../log/reads.ts';
import { text } from '../log/text.ts';
import { quoted } from '../text/quoted.ts';
import { undoCommand } from '../undo/undo-command.ts';

/** An idea has one project at a time, so that the others must be seen. */
const others: Needs = { kinds: ['project'] };

export const projectCommands = {
  StartProject: commandType(
    z.strictObject({
      ideaId: uuid,
      canvasId: uuid,
      forkedFrom: z.optional(uuid),
      sample: z.optional(z.boolean()),
    }),
    {
      label: (_, idea) => `Start exploring ${idea}`,
      begins: true,
      needs: ({ ideaId }) => ({ streams: [ideaStreamOf(ideaId)], ...others }),
    },
  ),
  /** An empty title lets it bear the idea's again. Too long is for `decide` to say. */
  RenameProject: commandType(z.strictObject({ title: text(10_000) }), {
    label: (data) => (data['title'] === '' ? 'Use the idea’s title' : `Rename to ${quoted(data['title'])}`),
  }),
  ArchiveProject: commandType(z.strictObject({}), { label: (_, idea) => `Stop exploring ${idea}` }),
  /** Restores an archived or a removed one. */
  RestoreProject: commandType(z.strictObject({}), { label: (_, idea) => `Explore ${idea} again`, needs: () => others }),
  RemoveProject: commandType(z.strictObject({}), {
    label: (_, idea) => `Remove canvas and tests of ${idea}`,
    labelMany: (count) => `Remove canvas and tests of ${count} ideas`,
  }),
  NameMoment: momentCommand,
  UndoChange: { ...undoCommand, needs: () => others },
} as const;

export type ProjectCommandData<T extends keyof typeof projectCommands> = CommandDataOf<typeof projectCommands, T>;
export type ProjectCommand = CommandOf<typeof projectCommands>;
