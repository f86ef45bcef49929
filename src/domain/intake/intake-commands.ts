import * as z from 'zod/mini';
import { type CommandDataOf, type CommandOf, commandType } from '../log/command-type.ts';
import { partId, uuid } from '../log/id.ts';
import { text } from '../log/text.ts';
import { pageGoals } from '../page/page.ts';
import { projectStreamOf } from '../project/project.ts';
import { fileKinds, fileLimits } from '../survey/answer-file.ts';
import { onceRules, surveyLimits } from '../survey/survey.ts';
import { undoCommand } from '../undo/undo-command.ts';
import { intakeLimits } from './intake.ts';

const time = z.iso.datetime();
const version = z.enum(['a', 'b']);
const source = text(intakeLimits.source);
const many = z.int().check(z.minimum(1), z.maximum(1_000_000_000));
const ordinal = z.nullable(z.int().check(z.minimum(1)));
const network = z.string().check(z.regex(/^[0-9a-f]{8}$/));
const origin = z.string().check(z.regex(/^[0-9a-f]{8}\.[0-9a-f]{8}$/));
const origins = z.optional(z.array(origin).check(z.maxLength(intakeLimits.runs)));
const hash = z.string().check(z.regex(/^([0-9a-f]{64})?$/));
const sent = z.strictObject({ a: z.int().check(z.minimum(0)), b: z.int().check(z.minimum(0)) });
/** By the ids of questions. Whether they fit is for whoever has the survey to say. */
const answerTo = <T extends z.ZodMiniType>(answer: T) => z.record(partId, answer);
const minor = z.int().check(z.minimum(0));
const choice = z.union([
  text(64),
  z.number(),
  z.array(partId).check(z.maxLength(surveyLimits.options)),
  z.strictObject({
    rows: z.record(partId, partId).check(z.refine((rows) => Object.keys(rows).length <= surveyLimits.rows)),
  }),
  z.strictObject({ prices: z.tuple([minor, minor, minor, minor]) }),
  z.strictObject({
    file: z.strictObject({
      id: uuid,
      kind: z.enum(fileKinds),
      bytes: z.int().check(z.minimum(1), z.maximum(fileLimits.file)),
    }),
  }),
]);
/** Fields that every entry has. */
const seen = { projectId: uuid, entryId: uuid, ordinal, version, publishedVersion: many, source, form: partId };

/** An action of a made-up visitor, and its time. */
const sampleEntry = z.strictObject({
  ...{ entryId: uuid, goal: z.enum([...pageGoals, 'survey']), ordinal: z.int().check(z.minimum(1)), source },
  ...{ form: z.union([partId, z.literal('')]), consentHash: hash, email: text(intakeLimits.email) },
  answers: z.array(text(intakeLimits.answer)).check(z.maxLength(intakeLimits.answers)),
  at: time,
  response: z.optional(
    z.strictObject({
      choices: answerTo(choice),
      words: answerTo(text(5000)),
      passed: z.array(partId).check(z.maxLength(surveyLimits.questions)),
    }),
  ),
});

export const intakeCommands = {
  /**
   * Records at once everything that made-up people did on a page or survey of the sample; never used in a project of
   * the founder's own. It has another form than real strangers' entries, so that nobody is mailed or told of it.
   */
  RecordSampleEntries: commandType(
    z.strictObject({
      projectId: uuid,
      runs: z
        .array(z.strictObject({ version, source, n: many, since: time, until: time }))
        .check(z.maxLength(intakeLimits.runs)),
      entries: z.array(sampleEntry).check(z.maxLength(500)),
    }),
    {
      label: () => 'Add the visitors of the example',
      begins: 'perhaps',
      needs: ({ projectId }) => ({ streams: [projectStreamOf(projectId)] }),
    },
  ),
  /** Visitors in the order in which they came; they get the next ordinals. */
  TallyVisits: commandType(
    z.strictObject({
      projectId: uuid,
      runs: z
        .array(z.strictObject({ version, source, n: many, since: time, until: time, origins }))
        .check(z.maxLength(intakeLimits.runs)),
      dropped: z.record(z.string().check(z.regex(/^[a-z-]{1,32}$/)), many),
      sent: z.optional(sent),
    }),
    { label: () => 'Count visits', by: 'system', begins: 'perhaps' },
  ),
  /** The same address again, for the same goal, is a repetition. */
  ReceiveSignUp: commandType(
    z.strictObject({
      ...seen,
      goal: z.enum(pageGoals),
      consentHash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
      hasAnswers: z.boolean(),
      email: text(intakeLimits.email).check(z.minLength(3)),
      answers: z.array(text(intakeLimits.answer)).check(z.maxLength(intakeLimits.answers)),
    }),
    { label: () => 'Receive a sign-up', by: 'public', begins: 'perhaps' },
  ),
  ChooseFakeDoor: commandType(z.strictObject(seen), {
    label: () => 'Choose a fake door',
    by: 'public',
    begins: 'perhaps',
  }),
  /** Nobody answers twice who is known by the same visit, address or link, as the rule has it. */
  CompleteResponse: commandType(
    z.strictObject({
      ...{ projectId: uuid, entryId: uuid, ordinal, publishedVersion: many, source },
      choices: answerTo(choice),
      words: answerTo(text(5000)),
      passed: z.array(partId).check(z.maxLength(surveyLimits.questions)),
      once: z.enum(onceRules),
      link: z.nullable(text(64)),
      /** How many responses there may be. */
      quota: z.nullable(many),
      language: z.string().check(z.regex(/^[a-z]{2}$/)),
      email: z.nullable(text(intakeLimits.email).check(z.minLength(3))),
      consentHash: hash,
    }),
    { label: () => 'Complete a response', by: 'public', begins: 'perhaps' },
  ),
  ConfirmSignUp: commandType(z.strictObject({ entryId: uuid }), { label: () => 'Confirm a sign-up', by: 'public' }),
  ExcludeEntry: commandType(z.strictObject({ entryId: uuid, reason: text(intakeLimits.reason) }), {
    label: () => 'Exclude an entry',
    labelMany: (count) => `Exclude ${count} entries`,
    access: { requires: ({ entryId }) => [entryId] },
  }),
  IncludeEntry: commandType(z.strictObject({ entryId: uuid }), {
    label: () => 'Include an entry',
    labelMany: (count) => `Include ${count} entries`,
    access: { requires: ({ entryId }) => [entryId] },
  }),
  /** All that came from a network on one day, visitors and yeses alike. */
  ExcludeNetwork: commandType(z.strictObject({ network, reason: text(intakeLimits.reason) }), {
    label: () => 'Exclude a network',
    labelMany: (count) => `Exclude ${count} networks`,
  }),
  IncludeNetwork: commandType(z.strictObject({ network }), {
    label: () => 'Include a network',
    labelMany: (count) => `Include ${count} networks`,
  }),
  /** The last writer wins. Never undone: what was written about somebody lies apart from the log, and may be erased. */
  NotePerson: commandType(z.strictObject({ entryId: uuid, note: text(intakeLimits.note) }), {
    label: () => 'Note something about a person',
    labelMany: (count) => `Note something about ${count} people`,
    access: { requires: ({ entryId }) => [entryId] },
  }),
  /** Deletes all that one person has sent to this page or survey, by their address, everywhere; what was counted stays. */
  ErasePerson: commandType(z.strictObject({ entryId: uuid }), {
    label: () => 'Erase a person',
    labelMany: (count) => `Erase ${count} people`,
    waitsForServer: true,
  }),
  /** Deletes the one entry, once it was kept for as long as it may be, or since its sender wants it gone. */
  ForgetPerson: commandType(z.strictObject({ entryId: uuid }), { label: () => 'Forget a person', by: 'system' }),
  UndoChange: undoCommand,
} as const;

export type IntakeCommandData<T extends keyof typeof intakeCommands> = CommandDataOf<typeof intakeCommands, T>;
export type IntakeCommand = CommandOf<typeof intakeCommands>;
