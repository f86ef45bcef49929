import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { Counting } from '#domain/responses/count-responses.ts';
import type { ResponseTool } from '#domain/responses/response-table.ts';
import type { Encoding } from '#domain/transfer/encoding.ts';
import { type TransferFailure, transferFailureOf } from '#domain/transfer/transfer-failure.ts';
import { transferLimits } from '#domain/transfer/transfer-limits.ts';
import { notProvided } from '../not-provided.ts';

/** A file with responses; its content stays outside. */
export interface ResponseSource {
  readonly name: string;
  readonly bytes: number;
}

/** How the file is to be read; null is found out. */
export interface ResponseReading {
  readonly encoding: Encoding | null;
  readonly separator: string | null;
}

/** The table that was found in the file, without a word of the responses. */
export interface FoundResponses {
  readonly encoding: Encoding;
  readonly separator: string;
  readonly tool: ResponseTool | null;
  /** Headers of the questions. */
  readonly questions: readonly string[];
  readonly responses: number;
  readonly leftOut: number;
  readonly isByTime: boolean;
}

/** A question by its place in the table, and what counts as a yes to it. */
export interface CountChoice {
  readonly question: number;
  readonly counting: Counting;
}

interface CountResponsesContext {
  readonly source: ResponseSource | null;
  readonly failure: TransferFailure | null;
  readonly reading: ResponseReading;
  readonly found: FoundResponses | null;
  /** Null until it was chosen. */
  readonly question: number | null;
  readonly counting: Counting;
}

export type CountResponsesEvent =
  | { readonly type: 'source.given'; readonly source: ResponseSource }
  | { readonly type: 'source.dropped' }
  | { readonly type: 'reading.chosen'; readonly reading: Partial<ResponseReading> }
  | { readonly type: 'question.chosen'; readonly question: number }
  | { readonly type: 'counting.chosen'; readonly counting: Counting }
  | { readonly type: 'count.confirmed' }
  | { readonly type: 'count.left' };

const asFound: ResponseReading = { encoding: null, separator: null };
const noAnswers: Counting = { kind: 'these', answers: [] };
const nothing = {
  source: null,
  failure: null,
  reading: asFound,
  found: null,
  question: null,
  counting: noAnswers,
} as const;

const choiceOf = ({ question, counting }: CountResponsesContext): CountChoice | null =>
  question !== null && (counting.kind === 'any' || counting.answers.length > 0) ? { question, counting } : null;

/**
 * From a file of another tool's responses to two counts: how many said yes, of how many. Provide the actor `read`, which
 * rejects with what `transferFailureOf` reads, and the action `use`, which takes the counts over.
 */
export const countResponsesMachine = setup({
  types: { context: {} as CountResponsesContext, events: {} as CountResponsesEvent },
  actors: { read: fromPromise<FoundResponses, ResponseReading>(notProvided('read')) },
  guards: {
    isTooLarge: (_, { source }: { source: ResponseSource }) => source.bytes > transferLimits.bytes,
    isUndecodable: ({ context: { failure } }) => failure?.kind === 'undecodable',
    isQuestion: ({ context: { found } }, { question }: { question: number }) =>
      found?.questions[question] !== undefined,
    isChosen: ({ context }) => choiceOf(context) !== null,
  },
  actions: {
    take: assign((_, { source }: { source: ResponseSource }) => ({ ...nothing, source })),
    refuse: assign((_, { source }: { source: ResponseSource }) => ({
      ...nothing,
      source,
      failure: { kind: 'too-large' as const, bytes: source.bytes },
    })),
    drop: assign(nothing),
    readAnew: assign(({ context }, reading: Partial<ResponseReading>) => ({
      ...nothing,
      source: context.source,
      reading: { ...context.reading, ...reading },
    })),
    showFailure: assign((_, { reason }: { reason: unknown }) => ({ failure: transferFailureOf(reason) })),
    // A table with one question leaves nothing to choose.
    show: assign((_, { found }: { found: FoundResponses }) => ({
      found,
      question: found.questions.length === 1 ? 0 : null,
    })),
    choose: assign((_, { question }: { question: number }) => ({ question, counting: noAnswers })),
    count: assign((_, { counting }: { counting: Counting }) => ({ counting })),
    use: (_, _params: { readonly choice: CountChoice | null; readonly file: string }) => {},
  },
}).createMachine({
  id: 'countResponses',
  context: nothing,
  initial: 'choosing',
  on: { 'count.left': '.left' },
  states: {
    choosing: {
      description: 'A file is waited for; what was wrong with the last one is said.',
      on: {
        'reading.chosen': {
          guard: 'isUndecodable',
          target: 'reading',
          actions: { type: 'readAnew', params: ({ event }) => event.reading },
        },
        'source.given': [
          {
            guard: { type: 'isTooLarge', params: ({ event }) => event },
            actions: { type: 'refuse', params: ({ event }) => event },
          },
          { target: 'reading', actions: { type: 'take', params: ({ event }) => event } },
        ],
      },
    },
    reading: {
      description: 'The file is decoded, and its questions are found.',
      on: { 'source.dropped': { target: 'choosing', actions: 'drop' } },
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => context.reading,
        onDone: { target: 'counting', actions: { type: 'show', params: ({ event }) => ({ found: event.output }) } },
        onError: {
          target: 'choosing',
          actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    counting: {
      description: 'The founder chooses the question, and what counts as a yes.',
      on: {
        'source.dropped': { target: 'choosing', actions: 'drop' },
        'reading.chosen': { target: 'reading', actions: { type: 'readAnew', params: ({ event }) => event.reading } },
        'question.chosen': {
          guard: { type: 'isQuestion', params: ({ event }) => event },
          actions: { type: 'choose', params: ({ event }) => event },
        },
        'counting.chosen': { actions: { type: 'count', params: ({ event }) => event } },
        'count.confirmed': {
          guard: 'isChosen',
          target: 'counted',
          actions: {
            type: 'use',
            params: ({ context }) => ({ choice: choiceOf(context), file: context.source?.name ?? '' }),
          },
        },
      },
    },
    counted: { type: 'final', description: 'The counts are in the form of the result.' },
    left: { type: 'final', description: 'Nothing was taken over.' },
  },
});

export type CountResponsesActor = ActorRefFrom<typeof countResponsesMachine>;

/** Whether a question and what counts as a yes are chosen. */
export const selectCanUse = (snapshot: SnapshotFrom<typeof countResponsesMachine>): boolean =>
  snapshot.can({ type: 'count.confirmed' });
