import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { type ApiFailure, isApiFailure } from '#domain/api/api-failure.ts';
import { ideaLimits } from '#domain/idea/idea.ts';
import { notProvided } from '../not-provided.ts';

/** In the order in which they are asked. */
export const onboardingQuestions = ['idea', 'stage', 'goal'] as const;
export type OnboardingQuestion = (typeof onboardingQuestions)[number];

/** The founder's answers; a skipped question is missing. */
export type OnboardingAnswers = { readonly [Q in OnboardingQuestion]?: string };

interface OnboardingContext {
  /** Typed on the landing page; it becomes the first idea unless the founder writes another or clears the line. */
  readonly keptIdea: string | null;
  readonly answers: OnboardingAnswers;
  /** The first idea was handed over, so another try at finishing must not hand it over again. */
  readonly captured: boolean;
  /** The founder wants to see the finished example, and answers no more questions for it. */
  readonly wantsExample: boolean;
  readonly problem: 'title-too-long' | null;
  readonly failure: ApiFailure | { readonly kind: 'unexpected' } | null;
}

interface OnboardingInput {
  /** A title within its limits, or null if none is kept. */
  readonly keptIdea: string | null;
}

const answersWith = (keptIdea: string | null): OnboardingAnswers => (keptIdea === null ? {} : { idea: keptIdea });

export type OnboardingEvent =
  /** An empty answer is a skipped question. */
  | { readonly type: 'question.answered'; readonly answer: string }
  | { readonly type: 'question.skipped' }
  | { readonly type: 'question.reopened' }
  /** `answer` is what stands in the question that is shown, given or not. */
  | { readonly type: 'example.asked'; readonly answer: string };

const answerTo = (question: OnboardingQuestion) => ({
  type: 'keepAnswer' as const,
  params: ({ event }: { event: OnboardingEvent }) => ({
    question,
    answer: 'answer' in event ? event.answer.trim() : '',
  }),
});

/** Nothing that was typed is lost, and what was not asked yet is skipped. */
const toExample = (question: OnboardingQuestion) => ({
  target: 'capturing' as const,
  actions: [answerTo(question), 'forgetFailure' as const, 'wantExample' as const],
});

/**
 * Three short questions, each of which can be skipped; what the founder works on becomes the first idea. Whoever wants to
 * see the finished example first is through, and is led there.
 *
 * Actor to provide: `complete` tells the server and resolves once the user record says so; it rejects with an
 * `ApiFailure`. Actions to provide: `captureIdea`, which runs at most once, before `complete`, and `forgetKeptIdea`, which
 * runs once what was kept is captured or was given up; `showExample`, which runs last.
 */
export const onboardingMachine = setup({
  types: {
    context: {} as OnboardingContext,
    input: {} as OnboardingInput,
    events: {} as OnboardingEvent,
    tags: {} as 'pending',
  },
  actors: {
    complete: fromPromise<void, { readonly answers: OnboardingAnswers }>(notProvided('complete')),
  },
  guards: {
    isTooLong: (_, { answer }: { answer: string }) => answer.trim().length > ideaLimits.title,
    isUncaptured: ({ context }) => !context.captured,
    wantsExample: ({ context }) => context.wantsExample,
    hasIdea: ({ context }) => context.answers.idea !== undefined && !context.captured,
  },
  actions: {
    keepAnswer: assign({
      answers: ({ context }, { question, answer }: { question: OnboardingQuestion; answer: string }) => {
        const { [question]: _, ...others } = context.answers;
        return answer ? { ...others, [question]: answer } : others;
      },
    }),
    // Whoever skips the question has not taken back what they typed before.
    keepKeptIdea: assign({ answers: ({ context }) => ({ ...context.answers, ...answersWith(context.keptIdea) }) }),
    showProblem: assign({ problem: 'title-too-long' }),
    clearProblem: assign({ problem: null }),
    captureIdea: (_, _params: { title: string }) => {},
    forgetKeptIdea: () => {},
    wantExample: assign({ wantsExample: true }),
    forgetExample: assign({ wantsExample: false }),
    showExample: () => {},
    rememberCapture: assign({ captured: true }),
    forgetFailure: assign({ failure: null }),
    showFailure: assign({
      failure: (_, { reason }: { reason: unknown }) =>
        isApiFailure(reason) ? reason : ({ kind: 'unexpected' } as const),
    }),
  },
}).createMachine({
  id: 'onboarding',
  context: ({ input: { keptIdea } }) => ({
    keptIdea,
    answers: answersWith(keptIdea),
    captured: false,
    wantsExample: false,
    problem: null,
    failure: null,
  }),
  initial: 'idea',
  states: {
    idea: {
      description:
        'What are you working on? Holds what the landing page kept. Not asked again once the idea is in the vault.',
      exit: 'clearProblem',
      on: {
        'question.answered': [
          { guard: { type: 'isTooLong', params: ({ event }) => event }, actions: 'showProblem' },
          { target: 'stage', actions: answerTo('idea') },
        ],
        'question.skipped': { target: 'stage', actions: [answerTo('idea'), 'keepKeptIdea'] },
        'example.asked': [
          { guard: { type: 'isTooLong', params: ({ event }) => event }, actions: 'showProblem' },
          toExample('idea'),
        ],
      },
    },
    stage: {
      description: 'How far are you?',
      on: {
        'question.answered': { target: 'goal', actions: answerTo('stage') },
        'question.skipped': { target: 'goal', actions: answerTo('stage') },
        'question.reopened': { guard: 'isUncaptured', target: 'idea' },
        'example.asked': toExample('stage'),
      },
    },
    goal: {
      description: 'What do you want to learn first? Perhaps with why finishing failed.',
      on: {
        'question.answered': { target: 'capturing', actions: answerTo('goal') },
        'question.skipped': { target: 'capturing', actions: answerTo('goal') },
        'question.reopened': { target: 'stage', actions: 'forgetFailure' },
        'example.asked': toExample('goal'),
      },
    },
    capturing: {
      description: 'The first idea goes to the vault, at most once.',
      always: [
        {
          guard: 'hasIdea',
          target: 'finishing',
          actions: [
            { type: 'captureIdea', params: ({ context }) => ({ title: context.answers.idea ?? '' }) },
            'rememberCapture',
            'forgetKeptIdea',
          ],
        },
        { target: 'finishing', actions: 'forgetKeptIdea' },
      ],
    },
    finishing: {
      tags: 'pending',
      entry: 'forgetFailure',
      description: 'The server is told that the founder is through.',
      invoke: {
        id: 'complete',
        src: 'complete',
        input: ({ context }) => ({ answers: context.answers }),
        onDone: [{ guard: 'wantsExample', target: 'done', actions: 'showExample' }, { target: 'done' }],
        onError: {
          target: 'goal',
          actions: [{ type: 'showFailure', params: ({ event }) => ({ reason: event.error }) }, 'forgetExample'],
        },
      },
    },
    done: { type: 'final', description: 'The guard leads home, unless the example is shown.' },
  },
});

export type OnboardingActor = ActorRefFrom<typeof onboardingMachine>;

/** The question on screen: while finishing and after that the last one. */
export function selectQuestion(snapshot: SnapshotFrom<typeof onboardingMachine>): OnboardingQuestion {
  return onboardingQuestions.find((question) => snapshot.matches(question)) ?? 'goal';
}
