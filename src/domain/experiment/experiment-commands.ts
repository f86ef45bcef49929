import * as z from 'zod/mini';
import { type CommandDataOf, type CommandOf, commandType } from '../log/command-type.ts';
import { uuid } from '../log/id.ts';
import { momentCommand } from '../log/moment.ts';
import { text } from '../log/text.ts';
import { projectStreamOf } from '../project/project.ts';
import { importedLimits } from '../responses/response-table.ts';
import { assigningFields } from '../team/assignment.ts';
import { quoted } from '../text/quoted.ts';
import { undoCommand } from '../undo/undo-command.ts';
import { verdicts } from '../verdict/verdict.ts';
import { closings, countedThings, experimentLimits, intervalFormulas, methods, verdictFormulas } from './experiment.ts';

const count = z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));
const share = z.number().check(z.minimum(0), z.maximum(1));
/** Null empties a field. */
const open = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));

const design = {
  question: z.optional(text(experimentLimits.question)),
  yesWhen: z.optional(text(experimentLimits.yesWhen)),
  /** A promise of nobody or of everybody cannot be tested. */
  criterion: open(z.number().check(z.gt(0), z.lt(1))),
  n: open(z.int().check(z.minimum(1), z.maximum(experimentLimits.n))),
  endsAt: open(z.iso.datetime({ offset: true })),
  formula: z.optional(z.enum(verdictFormulas)),
  windowMinutes: z.optional(z.int().check(z.minimum(0), z.maximum(60 * 24 * 30))),
  counts: z.optional(z.enum(countedThings)),
  prediction: open(z.enum(verdicts)),
  expected: open(share),
  artefact: open(z.strictObject({ kind: z.enum(['page', 'survey']), id: uuid, goal: text(experimentLimits.goal) })),
  sharesNetwork: z.optional(z.boolean()),
  countsInvited: z.optional(z.boolean()),
};

const range = z.strictObject({ stream: z.string().check(z.maxLength(128)), from: count, to: count });
const named = z.strictObject({ name: text(200), k: count, n: count });

export const experimentCommands = {
  DesignExperiment: commandType(
    z.strictObject({
      projectId: uuid,
      assumptionId: uuid,
      method: z.enum(methods),
      ...design,
      /** Only in the sample project: its results are told, since nobody visits its pages. */
      sample: z.optional(z.boolean()),
    }),
    {
      label: (data) => (data['question'] ? `Design ${quoted(data['question'])}` : 'Design an experiment'),
      labelMany: (many) => `Design ${many} experiments`,
      begins: true,
      needs: ({ projectId, sample }) => (sample ? { streams: [projectStreamOf(projectId)] } : {}),
    },
  ),
  ReviseExperiment: commandType(
    z.strictObject({ assumptionId: z.optional(uuid), method: z.optional(z.enum(methods)), ...design }),
    { label: () => 'Change an experiment', labelMany: (many) => `Change ${many} experiments` },
  ),
  /** A draft that is not wanted. */
  DiscardExperiment: commandType(z.strictObject({}), {
    label: () => 'Discard an experiment',
    labelMany: (many) => `Discard ${many} experiments`,
  }),
  RestoreExperiment: commandType(z.strictObject({}), {
    label: () => 'Restore an experiment',
    labelMany: (many) => `Restore ${many} experiments`,
  }),
  StartExperiment: commandType(z.strictObject({}), {
    label: () => 'Lock and start an experiment',
    waitsForServer: true,
    // What it counts must be published.
    needs: () => ({ kinds: ['page', 'survey'] }),
  }),
  /** Another member saw the lock before its first entry counts. */
  WitnessLock: commandType(z.strictObject({}), {
    label: () => 'Witness a lock',
    permission: 'comment',
    waitsForServer: true,
    // It can be witnessed until somebody has come.
    needs: () => ({ kinds: ['intake', 'interview'] }),
  }),
  /** Whether the numbers fit is for `decide` to say, with a reason of its own. `imported` says from which file. */
  RecordResult: commandType(
    z.strictObject({
      k: z.number(),
      n: z.number(),
      note: text(experimentLimits.note),
      imported: z.optional(
        z.strictObject({
          file: text(importedLimits.file),
          question: text(importedLimits.question),
          counted: text(importedLimits.counted),
        }),
      ),
    }),
    { label: () => 'Record the result of an experiment' },
  ),
  StopExperiment: commandType(z.strictObject({ reason: text(experimentLimits.reason) }), {
    label: () => 'Stop an experiment',
    isConsequence: true,
  }),
  /** So we will … */
  RecordLearning: commandType(
    z.strictObject({ text: text(experimentLimits.learning), base: z.optional(text(experimentLimits.learning)) }),
    { label: () => 'Write what was learned', access: { overwrites: () => ['learning'] } },
  ),
  AssignExperiment: commandType(z.strictObject(assigningFields), {
    label: ({ accountId }) => (accountId === null ? 'Unassign an experiment' : 'Assign an experiment'),
    labelMany: (many) => `Assign ${many} experiments`,
  }),
  /** A pivot takes it along: from now on it tests an assumption of the new idea, worded the same. */
  ReassignExperiment: commandType(z.strictObject({ projectId: uuid, assumptionId: uuid, decisionId: uuid }), {
    label: () => 'Move an experiment to another idea',
    by: 'system',
  }),
  CloseSample: commandType(z.strictObject({ for: z.enum(closings) }), {
    label: () => 'Close the sample of an experiment',
    by: 'system',
  }),
  JudgeExperiment: commandType(
    z.strictObject({
      verdict: z.enum(verdicts),
      k: count,
      n: count,
      /** Low and high. */
      interval: z.tuple([share, share]),
      intervalFormula: z.optional(z.enum(intervalFormulas)),
      formula: z.enum(verdictFormulas),
      ranges: z.array(range),
      versions: z.array(named),
      sent: z.optional(z.strictObject({ a: count, b: count })),
      sources: z.array(named),
    }),
    { label: () => 'Judge an experiment', by: 'system' },
  ),
  NameMoment: momentCommand,
  UndoChange: undoCommand,
} as const;

export type ExperimentCommandData<T extends keyof typeof experimentCommands> = CommandDataOf<
  typeof experimentCommands,
  T
>;
export type ExperimentCommand = CommandOf<typeof experimentCommands>;
