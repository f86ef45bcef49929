import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import type { Interview } from '#domain/interview/interview.ts';
import type { Direction } from '#domain/ledger/ledger.ts';
import { type CommandDraft, interviewDraft } from '#domain/log/command-draft.ts';
import { transcriptLimits } from '#domain/transcript/transcript.ts';
import { type TranscriptFailure, transcriptFailureOf } from '#domain/transcript/transcript-failure.ts';
import { issue } from '../issue.ts';
import { notProvided } from '../not-provided.ts';
import { quoteKey, type SentenceMark } from './quotes-of-sentences.ts';

/** A file to read; its content stays outside. */
export interface TranscriptSource {
  /** Named so that the journal masks it: people name files after people. */
  readonly fileName: string;
  readonly bytes: number;
}

export interface TranscriptReaderInput {
  readonly interview: Interview;
  /** The assumption that sentences are judged for at first; null if there is none. */
  readonly assumptionId: string | null;
}

/** The quote of a sentence for each assumption: `quoteKey` leads to its id. It stays the same over undo and redo. */
export type QuoteIds = Readonly<Record<string, string>>;

/** Result of reading a transcript. Its sentences stay outside, since a journal keeps what machines hear. */
export interface TranscriptRead {
  /** How many sentences it has. */
  readonly count: number;
  /** Ids for earlier marks that were found again. */
  readonly quoteIds: QuoteIds;
}

interface TranscriptReaderContext {
  readonly interview: Interview;
  readonly source: TranscriptSource | null;
  readonly failure: TranscriptFailure | null;
  /** Pasted text; kept until it was read. */
  readonly pasted: string;
  readonly count: number;
  readonly assumptionId: string | null;
  readonly quoteIds: QuoteIds;
  /** The mark that was pressed last, to be announced. */
  readonly pressed: Direction | 'none' | null;
}

export type TranscriptReaderEvent =
  | { readonly type: 'source.given'; readonly source: TranscriptSource; readonly pasted: string }
  | { readonly type: 'source.dropped' }
  | { readonly type: 'assumption.chosen'; readonly assumptionId: string }
  /** `quoteId` is an id for the quote that may come of it; `sentence` counts from 0. */
  | {
      readonly type: 'mark.pressed';
      readonly sentence: number;
      readonly mark: Direction;
      readonly quoteId: string;
    }
  | { readonly type: 'unmark.pressed'; readonly sentence: number }
  /** The transcript is to stay in this browser, or not any more. */
  | { readonly type: 'keep.asked' }
  | { readonly type: 'keep.dropped' }
  | { readonly type: 'reader.left' };

type Given = Extract<TranscriptReaderEvent, { readonly type: 'source.given' }>;
type Pressed = Extract<TranscriptReaderEvent, { readonly type: 'mark.pressed' }>;

const none = { count: 0, quoteIds: {}, pressed: null } as const;

const idFor = ({ quoteIds, assumptionId }: TranscriptReaderContext, sentence: number): string | undefined =>
  assumptionId === null ? undefined : quoteIds[quoteKey(sentence, assumptionId)];

function markOf(context: TranscriptReaderContext, { sentence, mark, quoteId }: Pressed): SentenceMark {
  const { interview, assumptionId } = context;
  return {
    ...{ sentence, mark, interviewId: interview.id, assumptionId: assumptionId ?? '' },
    quoteId: idFor(context, sentence) ?? quoteId,
  };
}

function commandsForUnmark(context: TranscriptReaderContext, sentence: number): readonly CommandDraft[] {
  const quoteId = idFor(context, sentence);
  return quoteId === undefined ? [] : [interviewDraft('UnmarkQuote', context.interview.id, { quoteId })];
}

const forgetting = {
  type: 'forget' as const,
  params: ({ context }: { readonly context: TranscriptReaderContext }) => ({ interviewId: context.interview.id }),
};

/** Another transcript is wanted: this browser keeps the dropped one no longer. */
const droppedWithWhatIsKept = { target: '#transcriptReader.choosing', actions: ['drop' as const, forgetting] };

/**
 * From a transcript to marked sentences. The transcript itself never leaves the browser, which keeps it only if the founder
 * asks for that; each mark is a command, and what is marked is read from the interview. Actors to provide: `find`, which
 * resolves to null if none is kept; `read`, which rejects with what `transcriptFailureOf` reads; `keep`. Actions to provide:
 * `mark`, which knows the words of the sentence, `rememberAssumption`, `forget`.
 */
export const transcriptReaderMachine = setup({
  types: {
    input: {} as TranscriptReaderInput,
    context: {} as TranscriptReaderContext,
    events: {} as TranscriptReaderEvent,
  },
  actors: {
    find: fromPromise<TranscriptRead | null, { readonly interview: Interview }>(notProvided('find')),
    read: fromPromise<TranscriptRead, { readonly interview: Interview }>(notProvided('read')),
    keep: fromPromise<void, { readonly interviewId: string }>(notProvided('keep')),
  },
  guards: {
    isTooLarge: (_, { source }: Given) => source.bytes > transcriptLimits.bytes,
    isFound: (_, { output }: { output: TranscriptRead | null }) => output !== null,
    canMark: ({ context }, { sentence }: { sentence: number }) =>
      context.assumptionId !== null && sentence < context.count,
  },
  actions: {
    take: assign((_, { source, pasted }: Given) => ({ ...none, source, pasted, failure: null })),
    refuse: assign((_, { source, pasted }: Given) => ({
      ...none,
      source,
      pasted,
      failure: 'too-large' as const,
    })),
    showFailure: assign((_, { reason }: { reason: unknown }) => ({ failure: transcriptFailureOf(reason) })),
    showSentences: assign((_, { count, quoteIds }: TranscriptRead) => ({ count, quoteIds, pasted: '' })),
    showFound: assign((_, { output }: { output: TranscriptRead | null }) => output ?? {}),
    drop: assign({ ...none, source: null, failure: null, pasted: '' }),
    choose: assign((_, { assumptionId }: { assumptionId: string }) => ({ assumptionId, pressed: null })),
    nameQuote: assign(({ context }, { sentence, mark, quoteId }: Pressed) => {
      const key = quoteKey(sentence, context.assumptionId ?? '');
      return { pressed: mark, quoteIds: { ...context.quoteIds, [key]: context.quoteIds[key] ?? quoteId } };
    }),
    tellUnmarked: assign({ pressed: 'none' }),
    mark: (_, _params: SentenceMark) => {},
    issue,
    rememberAssumption: (_, _params: { readonly assumptionId: string }) => {},
    forget: (_, _params: { readonly interviewId: string }) => {},
  },
}).createMachine({
  id: 'transcriptReader',
  context: ({ input }) => ({
    ...none,
    interview: input.interview,
    assumptionId: input.assumptionId,
    source: null,
    failure: null,
    pasted: '',
  }),
  initial: 'looking',
  on: { 'reader.left': '.left' },
  states: {
    looking: {
      description: 'Finds out whether this browser keeps a transcript of the interview.',
      invoke: {
        id: 'find',
        src: 'find',
        input: ({ context }) => ({ interview: context.interview }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event },
            target: 'marking.kept',
            actions: { type: 'showFound', params: ({ event }) => event },
          },
          { target: 'choosing' },
        ],
        // What cannot be read there can be chosen again.
        onError: 'choosing',
      },
    },
    choosing: {
      description: 'A file or a pasted text is waited for; what was wrong with the last one is said.',
      on: {
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
      description: 'The file is split in sentences.',
      on: { 'source.dropped': { target: 'choosing', actions: 'drop' } },
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => ({ interview: context.interview }),
        onDone: {
          target: 'marking',
          actions: { type: 'showSentences', params: ({ event }) => event.output },
        },
        onError: {
          target: 'choosing',
          actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    marking: {
      description: 'Sentences are marked for, against or neither, for the chosen assumption.',
      initial: 'loose',
      states: {
        loose: { description: 'The transcript goes with the reader.', on: { 'keep.asked': 'keeping' } },
        keeping: {
          description: 'It is written into this browser.',
          invoke: {
            id: 'keep',
            src: 'keep',
            input: ({ context }) => ({ interviewId: context.interview.id }),
            onDone: 'kept',
            onError: 'failed',
          },
          on: { 'source.dropped': droppedWithWhatIsKept },
        },
        failed: { description: 'The browser did not take it.', on: { 'keep.asked': 'keeping' } },
        kept: {
          description: 'It stays in this browser, and is here the next time.',
          on: { 'source.dropped': droppedWithWhatIsKept, 'keep.dropped': { target: 'loose', actions: forgetting } },
        },
      },
      on: {
        'source.dropped': { target: 'choosing', actions: 'drop' },
        'assumption.chosen': {
          actions: [
            { type: 'choose', params: ({ event }) => event },
            { type: 'rememberAssumption', params: ({ event }) => event },
          ],
        },
        'mark.pressed': {
          guard: { type: 'canMark', params: ({ event }) => event },
          actions: [
            { type: 'nameQuote', params: ({ event }) => event },
            { type: 'mark', params: ({ context, event }) => markOf(context, event) },
          ],
        },
        'unmark.pressed': {
          guard: { type: 'canMark', params: ({ event }) => event },
          actions: [
            'tellUnmarked',
            { type: 'issue', params: ({ context, event }) => ({ drafts: commandsForUnmark(context, event.sentence) }) },
          ],
        },
      },
    },
    left: { type: 'final', description: 'The transcript is thrown away, unless the browser keeps it.' },
  },
});

export type TranscriptReaderActor = ActorRefFrom<typeof transcriptReaderMachine>;
