import { type ActorRefFrom, assign, setup } from 'xstate';
import { type Journey, journey } from '#domain/survey/journey.ts';
import { type AnswerProblem, type NumberWriting, readAnswer } from '#domain/survey/read-answer.ts';
import type { Answers, Question } from '#domain/survey/survey.ts';
import type { SurveyContent } from '#domain/survey/survey-content.ts';

/** Values that a form would have sent, by the names of its fields. */
type Sent = Readonly<Record<string, readonly string[]>>;

interface SurveyPreviewContext {
  readonly content: SurveyContent;
  readonly answers: Answers;
  /** Statements and optional questions that were passed. */
  readonly passed: readonly string[];
  /** The question that it begins with; the first if null, or if it is gone. */
  readonly start: string | null;
  /** A question that is looked at again; the one that comes if null. */
  readonly asked: string | null;
  readonly rejected: { readonly values: Sent; readonly problem: AnswerProblem } | null;
  /** So that each step has fields of its own. */
  readonly step: number;
}

export type SurveyPreviewEvent =
  /** Brings the current content: the founder changes it meanwhile. */
  | { readonly type: 'survey.changed'; readonly content: SurveyContent }
  | { readonly type: 'step.sent'; readonly values: Sent; readonly writing: NumberWriting }
  /** One on the way, to see or change its answer. */
  | { readonly type: 'question.shown'; readonly id: string }
  | { readonly type: 'answers.sent' }
  /** The one that is edited: the way begins there. */
  | { readonly type: 'question.chosen'; readonly id: string | null }
  | { readonly type: 'preview.restarted' };

type PreviewProgress = Pick<SurveyPreviewContext, 'content' | 'answers' | 'passed' | 'asked' | 'start'>;

/** How many questions come before the one that it begins with. */
export const startOf = ({ content, start }: Pick<PreviewProgress, 'content' | 'start'>): number =>
  Math.max(
    0,
    content.questions.findIndex(({ id }) => id === start),
  );

/** The way so far, as `/s` works it out, from where it begins. */
export const journeyOf = ({ content, answers, passed, start }: PreviewProgress): Journey =>
  journey({ questions: content.questions.slice(startOf({ content, start })) }, answers, new Set(passed));

/** The question that is shown; undefined once all are answered. */
export function shownQuestion(gone: PreviewProgress): Question | undefined {
  const { path, current } = journeyOf(gone);
  return path.find(({ id, kind }) => id === gone.asked && kind !== 'end') ?? current;
}

const beginning = { answers: {}, passed: [], start: null, asked: null, rejected: null } as const;

/** Begun anew at a question. What was answered before it still stands in the texts after it. */
function chosen(
  { content, answers, passed, step }: SurveyPreviewContext,
  start: string | null,
): Partial<SurveyPreviewContext> {
  const earlier = new Set(content.questions.slice(0, startOf({ content, start })).map(({ id }) => id));
  return {
    ...{ start, asked: null, rejected: null, step: step + 1 },
    answers: Object.fromEntries(Object.entries(answers).filter(([id]) => earlier.has(id))),
    passed: passed.filter((id) => earlier.has(id)),
  };
}

function sent(context: SurveyPreviewContext, values: Sent, writing: NumberWriting): Partial<SurveyPreviewContext> {
  const question = shownQuestion(context);
  if (!question) return {};
  const read = readAnswer(question, (name) => values[name] ?? [], writing);
  if (read.kind === 'problem') return { rejected: { values, problem: read.problem } };
  const { [question.id]: _, ...others } = context.answers;
  const passed = context.passed.filter((id) => id !== question.id);
  return {
    ...{ asked: null, rejected: null, step: context.step + 1 },
    ...(read.kind === 'answer'
      ? { answers: { ...others, [question.id]: read.answer }, passed }
      : { answers: others, passed: [...passed, question.id] }),
  };
}

/** A founder walks through a survey as somebody who answers it would; nothing is sent. */
export const surveyPreviewMachine = setup({
  types: {
    context: {} as SurveyPreviewContext,
    events: {} as SurveyPreviewEvent,
    input: {} as { readonly content: SurveyContent; readonly start?: string | null },
  },
  guards: {
    isAtEnd: ({ context }) => shownQuestion(context) === undefined,
    /** Nothing is asked before an end that is edited. */
    isEndAlone: ({ context }) => journeyOf(context).path[0]?.kind === 'end',
  },
  actions: {
    change: assign((_, change: Partial<SurveyPreviewContext>) => change),
    show: assign(({ context }, { id }: { id: string }) => ({ asked: id, rejected: null, step: context.step + 1 })),
    restart: assign(({ context }) => ({ ...beginning, step: context.step + 1 })),
  },
}).createMachine({
  id: 'surveyPreview',
  context: ({ input }) => ({ content: input.content, ...beginning, start: input.start ?? null, step: 0 }),
  initial: 'answering',
  on: {
    'survey.changed': {
      target: '.answering',
      actions: { type: 'change', params: ({ event: { content } }) => ({ content }) },
    },
    'question.chosen': {
      target: '.answering',
      actions: { type: 'change', params: ({ context, event: { id } }) => chosen(context, id) },
    },
    'preview.restarted': { target: '.answering', actions: 'restart' },
  },
  states: {
    answering: {
      description: 'One question is shown.',
      always: [
        { guard: 'isEndAlone', target: 'ended' },
        { guard: 'isAtEnd', target: 'checking' },
      ],
      on: {
        'step.sent': {
          actions: {
            type: 'change',
            params: ({ context, event }) => sent(context, event.values, event.writing),
          },
        },
        'question.shown': { actions: { type: 'show', params: ({ event }) => event } },
      },
    },
    checking: {
      description: 'All answers are shown, to be changed or sent.',
      on: {
        'question.shown': { target: 'answering', actions: { type: 'show', params: ({ event }) => event } },
        'answers.sent': 'ended',
      },
    },
    ended: { description: 'The end that was reached is shown.' },
  },
});

export type SurveyPreviewActor = ActorRefFrom<typeof surveyPreviewMachine>;
