import * as z from 'zod/mini';
import { type CommandDataOf, type CommandOf, commandType } from '../log/command-type.ts';
import { partId, uuid } from '../log/id.ts';
import { momentCommand } from '../log/moment.ts';
import { text } from '../log/text.ts';
import { quoted } from '../text/quoted.ts';
import { undoCommand } from '../undo/undo-command.ts';
import { colorPattern } from './contrast.ts';
import { pageFonts, pageGoals, pageLimits } from './page.ts';
import { pageThemes } from './page-theme.ts';

/** Whether a field exists, and whether its value fits, is for `decide` to say by the kind of the block. */
const name = z.string().check(z.regex(/^[a-z][A-Za-z]{0,31}$/));
const value = z.union([text(10_000), z.boolean(), z.null(), z.array(text(1000)).check(z.maxLength(100))]);
const newBlock = z.strictObject({
  id: partId,
  kind: z.string().check(z.maxLength(32)),
  parent: z.nullable(partId),
  /** The block that it follows; the first of its parent if null, the last if absent. */
  after: z.optional(z.nullable(partId)),
  fields: z.record(name, value),
  in: z.optional(z.enum(['both', 'a', 'b'])),
});
const blocks = z.array(newBlock).check(z.minLength(1), z.maxLength(500));
const ids = z.array(partId).check(z.minLength(1), z.maxLength(1000));
const color = z.string().check(z.regex(colorPattern));

export const pageCommands = {
  CreatePage: commandType(
    z.strictObject({ projectId: uuid, title: text(1000), template: z.optional(z.strictObject({ blocks })) }),
    { label: (data) => `Create ${quoted(data['title'])}`, begins: true },
  ),
  PlaceBlocks: commandType(z.strictObject({ blocks }), {
    label: (_, page) => `Add blocks to ${page}`,
    labelMany: (count) => `Add blocks ${count} times`,
    access: {
      creates: (data) => data.blocks.map(({ id }) => id),
      requires: (data) => {
        const made = new Set(data.blocks.map(({ id }) => id));
        return data.blocks.flatMap(({ parent, after }) =>
          [parent, after].filter((id): id is string => typeof id === 'string' && !made.has(id)),
        );
      },
    },
  }),
  /** An absolute result: all of them in a row, in this order, after that block of that parent. */
  MoveBlocks: commandType(
    z.strictObject({ blocks: ids, parent: z.nullable(partId), after: z.optional(z.nullable(partId)) }),
    {
      label: (_, page) => `Move blocks of ${page}`,
      access: { requires: ({ blocks, parent }) => (parent === null ? blocks : [...blocks, parent]) },
    },
  ),
  /** The last writer wins, field by field. */
  SetBlock: commandType(z.strictObject({ block: partId, field: name, value }), {
    label: (_, page) => `Change a block of ${page}`,
    labelMany: (count) => `Change ${count} blocks`,
    access: { requires: ({ block }) => [block] },
  }),
  /** `base` is the text that the founder started from, so that two edits can be merged. */
  EditBlockText: commandType(
    z.strictObject({ block: partId, field: name, base: z.optional(text(10_000)), text: text(10_000) }),
    {
      label: (_, page) => `Edit a text of ${page}`,
      labelMany: (count) => `Edit ${count} texts`,
      access: { requires: ({ block }) => [block], overwrites: ({ block, field }) => [`${block}.${field}`] },
    },
  ),
  RemoveBlocks: commandType(z.strictObject({ blocks: ids }), {
    label: (_, page) => `Remove blocks of ${page}`,
    access: { requires: (data) => data.blocks },
  }),
  RestoreBlocks: commandType(z.strictObject({ blocks: ids }), { label: (_, page) => `Restore blocks of ${page}` }),
  /** In which version of the page a block is. */
  AssignBlocks: commandType(z.strictObject({ blocks: ids, in: z.enum(['both', 'a', 'b']) }), {
    label: (_, page) => `Change the versions of ${page}`,
    access: { requires: (data) => data.blocks },
  }),
  SetPage: commandType(
    z.strictObject({
      slug: z.optional(text(1000)),
      title: z.optional(text(1000)),
      description: z.optional(text(pageLimits.description)),
      palette: z.optional(z.strictObject({ background: color, ink: color, accent: color, onAccent: color })),
      font: z.optional(z.enum(pageFonts)),
      image: z.optional(z.nullable(uuid)),
      goal: z.optional(z.enum(pageGoals)),
      isListed: z.optional(z.boolean()),
      theme: z.optional(z.nullable(z.enum(pageThemes))),
      language: z.optional(z.nullable(z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/)))),
    }),
    { label: (_, page) => `Change ${page}` },
  ),
  AddVersionB: commandType(z.strictObject({}), { label: (_, page) => `Add a version B to ${page}` }),
  RemoveVersionB: commandType(z.strictObject({}), { label: (_, page) => `Remove version B of ${page}` }),
  /** Publishes the page as the server has it: it alone knows which addresses are taken. */
  PublishPage: commandType(z.strictObject({}), {
    label: (_, page) => `Publish ${page}`,
    waitsForServer: true,
    needsVerifiedAddress: true,
  }),
  UnpublishPage: commandType(z.strictObject({}), {
    label: (_, page) => `Take ${page} off the web`,
    waitsForServer: true,
    isConsequence: true,
  }),
  /** A pivot takes it along. */
  ReassignPage: commandType(z.strictObject({ projectId: uuid, decisionId: uuid }), {
    label: (_, page) => `Move ${page} to another idea`,
    by: 'system',
  }),
  RollBackPage: commandType(z.strictObject({ version: z.int().check(z.minimum(1), z.maximum(pageLimits.versions)) }), {
    label: ({ version }, page) => `Roll ${page} back to version ${version}`,
    waitsForServer: true,
    needsVerifiedAddress: true,
  }),
  RemovePage: commandType(z.strictObject({}), {
    label: (_, page) => `Remove ${page}`,
    labelMany: (count) => `Remove ${count} pages`,
  }),
  RestorePage: commandType(z.strictObject({}), {
    label: (_, page) => `Restore ${page}`,
    labelMany: (count) => `Restore ${count} pages`,
  }),
  NameMoment: momentCommand,
  UndoChange: undoCommand,
} as const;

export type PageCommandData<T extends keyof typeof pageCommands> = CommandDataOf<typeof pageCommands, T>;
export type PageCommand = CommandOf<typeof pageCommands>;
