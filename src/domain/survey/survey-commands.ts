import * as z from 'zod/mini';
import { type CommandDataOf, type CommandOf, commandType } from '../log/command-type.ts';
import { partId, uuid } from '../log/id.ts';
import { momentCommand } from '../log/moment.ts';
import type { Needs } from '../log/reads.ts';
import { text } from '../log/text.ts';
import { colorPattern } from '../page/contrast.ts';
import { pageThemes } from '../page/page-theme.ts';
import { quoted } from '../text/quoted.ts';
import { undoCommand } from '../undo/undo-command.ts';
import { questionKinds } from './question-kinds.ts';
import { comparisons, onceRules, surveyLanguages, surveyLimits } from './survey.ts';

const long = text(10_000);
const bound = z.nullable(z.number().check(z.minimum(-surveyLimits.number), z.maximum(surveyLimits.number)));
const condition = z.strictObject({
  question: partId,
  comparison: z.enum(comparisons),
  value: z.optional(z.union([text(surveyLimits.question), z.number()])),
});
const options = z
  .array(z.strictObject({ id: partId, label: long, other: z.optional(z.literal(true)) }))
  .check(z.maxLength(surveyLimits.options));
const rows = z.array(z.strictObject({ id: partId, label: long })).check(z.maxLength(surveyLimits.rows));
const routes = z.array(z.strictObject({ when: condition, to: partId })).check(z.maxLength(surveyLimits.routes));
/** All but the texts, which are merged. */
const settable = {
  required: z.optional(z.boolean()),
  options: z.optional(options),
  rows: z.optional(rows),
  routes: z.optional(routes),
  min: z.optional(bound),
  max: z.optional(bound),
  picture: z.optional(z.union([uuid, z.literal('')])),
  alt: z.optional(long),
  link: z.optional(long),
  linkLabel: z.optional(long),
};
/** The question that it follows; the first if null, the last if absent. */
const after = z.optional(z.nullable(partId));
const newQuestion = z.strictObject({
  id: partId,
  kind: z.enum(questionKinds),
  after,
  title: z.optional(long),
  help: z.optional(long),
  ...settable,
});
const questions = z.array(newQuestion).check(z.minLength(1), z.maxLength(200));
const ids = z.array(partId).check(z.minLength(1), z.maxLength(surveyLimits.questions));
const color = z.string().check(z.regex(colorPattern));

/** Whether a test counts answers is known by the experiments alone. */
const experiments: Needs = { kinds: ['experiment'] };

export const surveyCommands = {
  CreateSurvey: commandType(
    z.strictObject({ projectId: uuid, title: text(1000), template: z.optional(z.strictObject({ questions })) }),
    { label: (data) => `Create ${quoted(data['title'])}`, begins: true },
  ),
  PlaceQuestions: commandType(z.strictObject({ questions }), {
    label: (_, survey) => `Add questions to ${survey}`,
    labelMany: (count) => `Add questions ${count} times`,
    access: {
      creates: (data) => data.questions.map(({ id }) => id),
    },
  }),
  /** An absolute result: all of them in a row, in this order, after that question. */
  MoveQuestions: commandType(z.strictObject({ questions: ids, after }), {
    label: (_, survey) => `Move questions of ${survey}`,
    access: { requires: (data) => data.questions },
  }),
  /** The last writer wins, field by field. */
  SetQuestion: commandType(z.strictObject({ question: partId, ...settable }), {
    label: (_, survey) => `Change a question of ${survey}`,
    labelMany: (count) => `Change ${count} questions`,
    access: { requires: ({ question }) => [question] },
  }),
  /** `base` is the text that the founder started from, so that two edits can be merged. */
  EditQuestionText: commandType(
    z.strictObject({ question: partId, field: z.enum(['title', 'help']), base: z.optional(long), text: long }),
    {
      label: (_, survey) => `Edit a question of ${survey}`,
      labelMany: (count) => `Edit ${count} questions`,
      access: {
        requires: ({ question }) => [question],
        overwrites: ({ question, field }) => [`${question}.${field}`],
      },
    },
  ),
  RemoveQuestions: commandType(z.strictObject({ questions: ids }), {
    label: (_, survey) => `Remove questions of ${survey}`,
    access: { requires: (data) => data.questions },
  }),
  RestoreQuestions: commandType(z.strictObject({ questions: ids }), {
    label: (_, survey) => `Restore questions of ${survey}`,
  }),
  SetSurvey: commandType(
    z.strictObject({
      title: z.optional(text(1000)),
      by: z.optional(text(1000)),
      consent: z.optional(text(1000)),
      currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
      palette: z.optional(z.strictObject({ background: color, ink: color, accent: color, onAccent: color })),
      theme: z.optional(z.nullable(z.enum(pageThemes))),
      language: z.optional(z.nullable(z.enum(surveyLanguages))),
      once: z.optional(z.enum(onceRules)),
      closesAt: z.optional(z.nullable(z.iso.datetime({ offset: true }))),
      quota: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(surveyLimits.quota)))),
    }),
    { label: (_, survey) => `Change ${survey}`, needs: ({ once }) => (once === undefined ? {} : experiments) },
  ),
  /** Links that take one response each. Nobody can guess one: 128 random bits at least. */
  AddLinks: commandType(
    z.strictObject({
      links: z
        .array(z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/)))
        .check(z.minLength(1), z.maxLength(surveyLimits.links)),
    }),
    { label: (_, survey) => `Add links to ${survey}` },
  ),
  /** Publishes the survey as the server has it. */
  PublishSurvey: commandType(z.strictObject({}), {
    label: (_, survey) => `Publish ${survey}`,
    needs: () => experiments,
    waitsForServer: true,
    needsVerifiedAddress: true,
  }),
  UnpublishSurvey: commandType(z.strictObject({}), {
    label: (_, survey) => `Take ${survey} off the web`,
    waitsForServer: true,
    isConsequence: true,
  }),
  /** A pivot takes it along. */
  ReassignSurvey: commandType(z.strictObject({ projectId: uuid, decisionId: uuid }), {
    label: (_, survey) => `Move ${survey} to another idea`,
    by: 'system',
  }),
  RollBackSurvey: commandType(
    z.strictObject({ version: z.int().check(z.minimum(1), z.maximum(surveyLimits.versions)) }),
    {
      label: ({ version }, survey) => `Roll ${survey} back to version ${version}`,
      needs: () => experiments,
      waitsForServer: true,
      needsVerifiedAddress: true,
    },
  ),
  RemoveSurvey: commandType(z.strictObject({}), {
    label: (_, survey) => `Remove ${survey}`,
    labelMany: (count) => `Remove ${count} surveys`,
  }),
  RestoreSurvey: commandType(z.strictObject({}), {
    label: (_, survey) => `Restore ${survey}`,
    labelMany: (count) => `Restore ${count} surveys`,
  }),
  NameMoment: momentCommand,
  UndoChange: { ...undoCommand, needs: () => experiments },
} as const;

export type SurveyCommandData<T extends keyof typeof surveyCommands> = CommandDataOf<typeof surveyCommands, T>;
export type SurveyCommand = CommandOf<typeof surveyCommands>;
