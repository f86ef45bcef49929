import { type ActorRefFrom, assign, setup } from 'xstate';
import { interviewDraft } from '#domain/log/command-draft.ts';
import { issue } from '../issue.ts';

/** The quote that is about to become evidence. */
export interface ChosenQuote {
  readonly interviewId: string;
  readonly quoteId: string;
}

interface InterviewListContext {
  /** The interview that is edited, read for, or asked about; null while none is. */
  readonly id: string | null;
  readonly quoteId: string | null;
}

export type InterviewListEvent =
  | { readonly type: 'edit.asked'; readonly id: string }
  | { readonly type: 'transcript.asked'; readonly id: string }
  | ({ readonly type: 'evidence.asked' } & ChosenQuote)
  | { readonly type: 'erasure.asked'; readonly id: string }
  | { readonly type: 'erasure.confirmed' }
  /** The open overlay is finished. */
  | { readonly type: 'overlay.closed' }
  | { readonly type: 'interview.removed'; readonly id: string }
  | { readonly type: 'interview.restored'; readonly id: string }
  | ({ readonly type: 'quote.accepted' } & ChosenQuote)
  | ({ readonly type: 'quote.dismissed' } & ChosenQuote)
  | ({ readonly type: 'quote.unmarked' } & ChosenQuote);

/** Actions on the interviews of the list, one at a time. Action to provide: `remove`, which also offers an undo. */
export const interviewListMachine = setup({
  types: { context: {} as InterviewListContext, events: {} as InterviewListEvent },
  actions: {
    choose: assign((_, { id }: { id: string }) => ({ id, quoteId: null })),
    chooseQuote: assign((_, { interviewId, quoteId }: ChosenQuote) => ({ id: interviewId, quoteId })),
    chooseNone: assign({ id: null, quoteId: null }),
    issue,
    remove: (_, _params: { readonly id: string }) => {},
  },
}).createMachine({
  id: 'interviewList',
  context: { id: null, quoteId: null },
  initial: 'listing',
  states: {
    listing: {
      description: 'The interviews are read; each can be taken up.',
      entry: 'chooseNone',
      on: {
        'edit.asked': { target: 'editing', actions: { type: 'choose', params: ({ event }) => event } },
        'transcript.asked': { target: 'reading', actions: { type: 'choose', params: ({ event }) => event } },
        'evidence.asked': { target: 'recording', actions: { type: 'chooseQuote', params: ({ event }) => event } },
        'erasure.asked': { target: 'confirmingErasure', actions: { type: 'choose', params: ({ event }) => event } },
        'interview.removed': { actions: { type: 'remove', params: ({ event }) => event } },
        'interview.restored': {
          actions: {
            type: 'issue',
            params: ({ event }) => ({ drafts: [interviewDraft('RestoreInterview', event.id, {})] }),
          },
        },
        'quote.accepted': {
          actions: {
            type: 'issue',
            params: ({ event: { interviewId, quoteId } }) => ({
              drafts: [interviewDraft('AcceptQuote', interviewId, { quoteId })],
            }),
          },
        },
        'quote.dismissed': {
          actions: {
            type: 'issue',
            params: ({ event: { interviewId, quoteId } }) => ({
              drafts: [interviewDraft('DismissQuote', interviewId, { quoteId })],
            }),
          },
        },
        'quote.unmarked': {
          actions: {
            type: 'issue',
            params: ({ event: { interviewId, quoteId } }) => ({
              drafts: [interviewDraft('UnmarkQuote', interviewId, { quoteId })],
            }),
          },
        },
      },
    },
    editing: { description: 'One is corrected.', on: { 'overlay.closed': 'listing' } },
    reading: { description: 'A transcript is read for one.', on: { 'overlay.closed': 'listing' } },
    recording: { description: 'A quote becomes evidence.', on: { 'overlay.closed': 'listing' } },
    confirmingErasure: {
      description: 'Asks before the words of a person are deleted everywhere, which nothing brings back.',
      on: {
        'overlay.closed': 'listing',
        'erasure.confirmed': {
          target: 'listing',
          actions: {
            type: 'issue',
            params: ({ context }) => ({ drafts: [interviewDraft('ErasePerson', context.id ?? '', {})] }),
          },
        },
      },
    },
  },
});

export type InterviewListActor = ActorRefFrom<typeof interviewListMachine>;
