import * as z from 'zod/mini';
import { partId, uuid } from '../log/id.ts';
import { momentCommand, momentLimits } from '../log/moment.ts';
import type { CommandType } from '../log/stream-kind.ts';
import { text } from '../log/text.ts';
import type { Touches } from '../log/touches.ts';
import { undoCommand } from '../undo/undo-command.ts';
import { forkKinds, ideaLimits, ideaStatuses, ideaTexts } from './idea.ts';

/** A title is cut by `decide`, with a reason of its own, so that a long one loses nothing. */
const title = text(10_000);
const tags = z.array(text(ideaLimits.tag)).check(z.maxLength(ideaLimits.tags));
const status = z.enum(ideaStatuses);
/** A fractional key: compared as text, there is always room between two. */
const rank = z.string().check(z.regex(/^[0-9A-Za-z]{1,256}$/));
const position = z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));
/** Whether a number is a rating is for `decide` to say, with a reason of its own. */
const ratings = z.record(partId, z.number());
const kind = z.enum(forkKinds);
const time = z.iso.datetime();

const texts = {
  problem: z.optional(text(ideaLimits.problem)),
  audience: z.optional(text(ideaLimits.audience)),
  pitch: z.optional(text(ideaLimits.pitch)),
};

const whole = { title, ...texts, tags: z.optional(tags), ratings: z.optional(ratings) };

export const ideaCommandData = {
  CaptureIdea: z.strictObject({ title, pitch: texts.pitch }),
  RenameIdea: z.strictObject({ title }),
  /** `base` holds the texts that the founder started from, so that two edits can be merged. */
  DescribeIdea: z.strictObject({ ...texts, base: z.optional(z.strictObject(texts)) }),
  TagIdea: z.strictObject({ tags }),
  /** Null takes the rating away. */
  RateIdea: z.strictObject({ criterion: partId, rating: z.nullable(z.number()) }),
  MoveIdea: z.strictObject({ status: z.optional(status), rank: z.optional(rank) }),
  ArchiveIdea: z.strictObject({}),
  RestoreIdea: z.strictObject({}),
  /** Begins an idea with what another one says now. */
  ForkIdea: z.strictObject({ from: uuid, position, kind, decisionId: z.optional(uuid), ...whole }),
  /** Begins an idea as an export has it. */
  ImportIdea: z.strictObject({
    ...whole,
    status: z.optional(status),
    rank: z.optional(rank),
    archived: z.optional(z.boolean()),
    lineage: z.optional(z.nullable(z.strictObject({ from: uuid, kind, position }))),
    moments: z.optional(
      z
        .array(z.strictObject({ version: position, name: text(momentLimits.name) }))
        .check(z.maxLength(momentLimits.moments)),
    ),
    capturedAt: z.optional(time),
    changedAt: z.optional(time),
  }),
} as const;

export type IdeaCommandType = keyof typeof ideaCommandData;
export type IdeaCommandData<T extends IdeaCommandType> = z.infer<(typeof ideaCommandData)[T]>;

/** An idea command with the data that its type takes. */
export type IdeaCommand = {
  [T in IdeaCommandType]: { readonly type: T; readonly data: IdeaCommandData<T> };
}[IdeaCommandType];

const begins: readonly string[] = ['CaptureIdea', 'ForkIdea', 'ImportIdea'] satisfies readonly IdeaCommandType[];

/** The texts, which are merged upon those that the founder started from. */
const touches: { readonly [T in IdeaCommandType]?: Touches } = {
  DescribeIdea: { rewrites: (data) => ideaTexts.filter((text) => data[text] !== undefined) },
};

export const ideaCommands = {
  ...Object.fromEntries(
    Object.entries(ideaCommandData).map(([type, data]) => [
      type,
      { data, by: 'founder', begins: begins.includes(type), touches: touches[type as IdeaCommandType] },
    ]),
  ),
  NameMoment: momentCommand,
  UndoChange: undoCommand,
} as unknown as Record<IdeaCommandType | 'NameMoment' | 'UndoChange', CommandType>;
