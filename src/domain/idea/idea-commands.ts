import * as z from 'zod/mini';
import type { CommandType } from '../log/stream-kind.ts';
import { text } from '../log/text.ts';
import { ideaLimits, ideaStatuses } from './idea.ts';

/** A title is cut by `decide`, with a reason of its own, so that a long one loses nothing. */
const title = text(10_000);

const texts = {
  problem: z.optional(text(ideaLimits.problem)),
  audience: z.optional(text(ideaLimits.audience)),
  pitch: z.optional(text(ideaLimits.pitch)),
};

export const ideaCommandData = {
  CaptureIdea: z.strictObject({ title, pitch: texts.pitch }),
  RenameIdea: z.strictObject({ title }),
  /** `base` holds the texts that the founder started from, so that two edits can be merged. */
  DescribeIdea: z.strictObject({ ...texts, base: z.optional(z.strictObject(texts)) }),
  TagIdea: z.strictObject({ tags: z.array(text(ideaLimits.tag)).check(z.maxLength(ideaLimits.tags)) }),
  MoveIdea: z.strictObject({ status: z.enum(ideaStatuses) }),
  ArchiveIdea: z.strictObject({}),
  RestoreIdea: z.strictObject({}),
} as const;

export type IdeaCommandType = keyof typeof ideaCommandData;
export type IdeaCommandData<T extends IdeaCommandType> = z.infer<(typeof ideaCommandData)[T]>;

/** An idea command with the data that its type takes. */
export type IdeaCommand = {
  [T in IdeaCommandType]: { readonly type: T; readonly data: IdeaCommandData<T> };
}[IdeaCommandType];

export const ideaCommands = Object.fromEntries(
  Object.entries(ideaCommandData).map(([type, data]) => [
    type,
    { data, by: 'founder', begins: type === 'CaptureIdea' },
  ]),
) as unknown as Record<IdeaCommandType, CommandType>;
