import * as z from 'zod/mini';
import { ideaStreamOf } from '../idea/idea.ts';
import { uuid } from '../log/id.ts';
import type { JsonObject } from '../log/json.ts';
import { momentCommand } from '../log/moment.ts';
import type { Needs } from '../log/reads.ts';
import type { CommandType } from '../log/stream-kind.ts';
import { text } from '../log/text.ts';
import { undoCommand } from '../undo/undo-command.ts';

export const projectCommandData = {
  StartProject: z.strictObject({
    ideaId: uuid,
    canvasId: uuid,
    forkedFrom: z.optional(uuid),
    sample: z.optional(z.boolean()),
  }),
  /** An empty title lets it bear the idea's again. Too long is for `decide` to say. */
  RenameProject: z.strictObject({ title: text(10_000) }),
  ArchiveProject: z.strictObject({}),
  /** Brings an archived or a removed one back. */
  RestoreProject: z.strictObject({}),
  RemoveProject: z.strictObject({}),
} as const;

export type ProjectCommandType = keyof typeof projectCommandData;
export type ProjectCommandData<T extends ProjectCommandType> = z.infer<(typeof projectCommandData)[T]>;

/** An idea has one project at a time, so that the others must be seen. */
const others: Needs = { kinds: ['project'] };
const needs: { readonly [T in ProjectCommandType]?: (data: JsonObject) => Needs } = {
  StartProject: ({ ideaId }) => ({ streams: [ideaStreamOf(String(ideaId))], ...others }),
  RestoreProject: () => others,
};

export const projectCommands = {
  ...Object.fromEntries(
    Object.entries(projectCommandData).map(([type, data]) => [
      type,
      { data, by: 'founder', begins: type === 'StartProject', needs: needs[type as ProjectCommandType] },
    ]),
  ),
  NameMoment: momentCommand,
  UndoChange: { ...undoCommand, needs: () => others },
} as unknown as Record<ProjectCommandType | 'NameMoment' | 'UndoChange', CommandType>;
