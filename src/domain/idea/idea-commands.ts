import * as z from 'zod/mini';
import { type CommandDataOf, type CommandOf, commandType, type OwnType } from '../log/command-type.ts';
import { partId, uuid } from '../log/id.ts';
import { momentCommand, momentLimits } from '../log/moment.ts';
import { originSchema } from '../log/origin.ts';
import { text } from '../log/text.ts';
import { quoted } from '../text/quoted.ts';
import { undoCommand } from '../undo/undo-command.ts';
import { chosenStatuses, forkKinds, ideaLimits, ideaStatuses, ideaTexts } from './idea.ts';

/** A title is cut by `decide`, with a reason of its own, so that a long one loses nothing. */
const title = text(10_000);
const tags = z.array(text(ideaLimits.tag)).check(z.maxLength(ideaLimits.tags));
const status = z.enum(ideaStatuses);
const chosen = z.enum(chosenStatuses);
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

const imported = z.strictObject({
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
});

/** The fields that an undo of an idea's move restores, whoever gave it that status. */
export const restoredMove = z.strictObject({ status: z.optional(status), rank: z.optional(rank) });

export const ideaCommands = {
  CaptureIdea: commandType(z.strictObject({ title, pitch: texts.pitch }), {
    label: (data) => `Capture ${quoted(data['title'])}`,
    labelMany: (count) => `Capture ${count} ideas`,
    begins: true,
  }),
  RenameIdea: commandType(z.strictObject({ title }), { label: (data) => `Rename to ${quoted(data['title'])}` }),
  /** `base` holds the texts that the founder started from, so that two edits can be merged. */
  DescribeIdea: commandType(z.strictObject({ ...texts, base: z.optional(z.strictObject(texts)) }), {
    label: (_, idea) => `Describe ${idea}`,
    access: { overwrites: (data) => ideaTexts.filter((text) => data[text] !== undefined) },
  }),
  TagIdea: commandType(z.strictObject({ tags }), {
    label: (_, idea) => `Tag ${idea}`,
    labelMany: (count) => `Tag ${count} ideas`,
  }),
  /** Null removes the rating. */
  RateIdea: commandType(z.strictObject({ criterion: partId, rating: z.nullable(z.number()) }), {
    label: (_, idea) => `Rate ${idea}`,
    labelMany: (count) => `Rate ${count} times`,
  }),
  /** `from`: the status that the founder saw, which a decision may have given the idea. */
  MoveIdea: commandType(
    z.strictObject({ status: z.optional(chosen), from: z.optional(status), rank: z.optional(rank) }),
    {
      label: (data, idea) => (data['status'] === undefined ? `Move ${idea}` : `Move ${idea} to ${data['status']}`),
      labelMany: (count) => `Move ${count} ideas`,
    },
  ),
  ArchiveIdea: commandType(z.strictObject({}), {
    label: (_, idea) => `Archive ${idea}`,
    labelMany: (count) => `Archive ${count} ideas`,
  }),
  RestoreIdea: commandType(z.strictObject({}), {
    label: (_, idea) => `Restore ${idea}`,
    labelMany: (count) => `Restore ${count} ideas`,
  }),
  /** Begins an idea with what another one says now. */
  ForkIdea: commandType(z.strictObject({ from: uuid, position, kind, decisionId: z.optional(uuid), ...whole }), {
    label: (data) => `Copy ${quoted(data['title'])}`,
    labelMany: (count) => `Copy ${count} ideas`,
    begins: true,
  }),
  /** Begins an idea as an export has it. */
  ImportIdea: commandType(imported, {
    label: (data) => `Import ${quoted(data['title'])}`,
    labelMany: (count) => `Import ${count} ideas`,
    begins: true,
  }),
  /** Begins an idea that comes from another workspace, as it was there at `origin`. */
  MoveInIdea: commandType(
    z.strictObject({ title, ...texts, tags: z.optional(tags), status, capturedAt: time, origin: originSchema }),
    { label: (data) => `Move in ${quoted(data['title'])}`, by: 'system', begins: true },
  ),
  NameMoment: momentCommand,
  UndoChange: undoCommand,
} as const;

export type IdeaCommandType = OwnType<typeof ideaCommands>;
export type IdeaCommandData<T extends IdeaCommandType> = CommandDataOf<typeof ideaCommands, T>;
export type IdeaCommand = CommandOf<typeof ideaCommands>;
