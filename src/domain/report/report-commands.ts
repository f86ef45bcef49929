import * as z from 'zod/mini';
import { type CommandDataOf, type CommandOf, commandType } from '../log/command-type.ts';
import { partId, uuid } from '../log/id.ts';
import { momentCommand } from '../log/moment.ts';
import { text } from '../log/text.ts';
import { quoted } from '../text/quoted.ts';
import { undoCommand } from '../undo/undo-command.ts';
import { reportLimits, reportTemplates } from './report.ts';
import { allShown, reportBlockKinds } from './report-blocks.ts';

const long = text(40_000);
/** The block that it follows; the first if null, the last if absent. */
const after = z.optional(z.nullable(partId));
const inputs = z
  .record(text(200), z.union([text(20_000), z.number()]))
  .check(z.refine((all: object) => Object.keys(all).length <= reportLimits.inputs, { error: 'has too many inputs' }));
/** All but the texts, which are merged. */
const settable = {
  about: z.optional(z.nullable(text(64))),
  show: z.optional(z.nullable(z.enum(allShown))),
  inputs: z.optional(z.nullable(inputs)),
};
const newBlock = z.strictObject({
  id: partId,
  kind: z.enum(reportBlockKinds),
  after,
  heading: z.optional(long),
  text: z.optional(long),
  calculator: z.optional(z.nullable(text(64))),
  ...settable,
});
const blocks = z.array(newBlock).check(z.maxLength(reportLimits.blocks));
const ids = z.array(partId).check(z.minLength(1), z.maxLength(reportLimits.blocks));
/** The last segment of the link: at least 128 random bits. */
const grant = z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/));

export const reportCommands = {
  /** Begins a report, or makes it have these blocks and no others. */
  WriteReport: commandType(
    z.strictObject({ projectId: uuid, title: text(1000), template: z.optional(z.enum(reportTemplates)), blocks }),
    { label: (data) => `Write ${quoted(data['title'])}`, begins: 'perhaps' },
  ),
  RetitleReport: commandType(z.strictObject({ title: text(1000) }), {
    label: ({ title }) => `Rename a report to ${quoted(title)}`,
  }),
  AddToReport: commandType(z.strictObject({ blocks: blocks.check(z.minLength(1)) }), {
    label: (_, report) => `Add to ${report}`,
    labelMany: (count) => `Add to reports ${count} times`,
    access: { creates: (data) => data.blocks.map(({ id }) => id) },
  }),
  /** The last writer wins, field by field. */
  SetReportBlock: commandType(z.strictObject({ block: partId, ...settable }), {
    label: (_, report) => `Change a block of ${report}`,
    labelMany: (count) => `Change ${count} blocks`,
    access: { requires: ({ block }) => [block] },
  }),
  /** `base` is the text that the founder started from, so that two edits can be merged. */
  EditReportText: commandType(
    z.strictObject({ block: partId, field: z.enum(['heading', 'text']), base: z.optional(long), text: long }),
    {
      label: (_, report) => `Edit ${report}`,
      labelMany: (count) => `Edit ${count} texts of reports`,
      access: {
        requires: ({ block }) => [block],
        overwrites: ({ block, field }) => [`${block}.${field}`],
      },
    },
  ),
  /** An absolute result: all of them in a row, in this order, after that block. */
  MoveReportBlocks: commandType(z.strictObject({ blocks: ids, after }), {
    label: (_, report) => `Move blocks of ${report}`,
    access: { requires: (data) => data.blocks },
  }),
  RemoveReportBlocks: commandType(z.strictObject({ blocks: ids }), {
    label: (_, report) => `Remove blocks of ${report}`,
    access: { requires: (data) => data.blocks },
  }),
  RestoreReportBlocks: commandType(z.strictObject({ blocks: ids }), {
    label: (_, report) => `Restore blocks of ${report}`,
  }),
  /** Where the log stands, the server says. */
  FreezeReport: commandType(z.strictObject({}), {
    label: (_, report) => `Freeze ${report}`,
    waitsForServer: true,
  }),
  ShareReport: commandType(
    z.strictObject({
      grant,
      freeze: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(reportLimits.freezes)))),
      expiresAt: z.optional(z.nullable(z.iso.datetime({ offset: true }))),
    }),
    {
      label: (_, report) => `Share ${report} with a link`,
      waitsForServer: true,
      needsVerifiedAddress: true,
      access: { creates: (data) => [data.grant] },
    },
  ),
  RevokeReport: commandType(z.strictObject({ grant }), {
    label: (_, report) => `Revoke a link to ${report}`,
    waitsForServer: true,
    access: { requires: (data) => [data.grant] },
  }),
  RemoveReport: commandType(z.strictObject({}), {
    label: (_, report) => `Remove ${report}`,
    labelMany: (count) => `Remove ${count} reports`,
  }),
  RestoreReport: commandType(z.strictObject({}), {
    label: (_, report) => `Restore ${report}`,
    labelMany: (count) => `Restore ${count} reports`,
  }),
  NameMoment: momentCommand,
  UndoChange: undoCommand,
} as const;

export type ReportCommandData<T extends keyof typeof reportCommands> = CommandDataOf<typeof reportCommands, T>;
export type ReportCommand = CommandOf<typeof reportCommands>;
export type NewReportBlock = ReportCommandData<'AddToReport'>['blocks'][number];
