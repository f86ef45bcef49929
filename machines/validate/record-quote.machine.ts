import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Quote } from '#domain/interview/interview.ts';
import { ledgerLimits } from '#domain/ledger/ledger.ts';
import { type CommandDraft, ledgerDraft } from '#domain/log/command-draft.ts';
import { issue } from '../issue.ts';

/** How many customers said it; three and more count as three. */
export const saidByCounts = ['1', '2', '3'] as const;
export type SaidBy = (typeof saidByCounts)[number];

/** After Gilad's Confidence Meter: what few customers tell is anecdote, at most 1. */
export const weightOfSaidBy: Readonly<Record<SaidBy, number>> = { '1': 0.5, '2': 0.75, '3': 1 };

export interface RecordQuoteInput {
  readonly projectId: string;
  readonly interviewId: string;
  readonly quote: Quote;
  /** Text for the ledger, unless the founder words it better. It quotes nobody, since evidence is never erased. */
  readonly text: string;
}

interface RecordQuoteContext extends RecordQuoteInput {
  readonly saidBy: SaidBy;
  readonly problem: 'empty' | 'too-long' | null;
}

export type RecordQuoteEvent =
  | { readonly type: 'count.chosen'; readonly saidBy: SaidBy }
  | { readonly type: 'text.changed'; readonly text: string }
  /** `evidenceId` is a UUID for the evidence that comes of it. */
  | { readonly type: 'record.confirmed'; readonly evidenceId: string }
  | { readonly type: 'record.left' };

const problemOf = (text: string): RecordQuoteContext['problem'] => {
  const length = text.trim().length;
  return length === 0 ? 'empty' : length > ledgerLimits.evidenceText ? 'too-long' : null;
};

function commandsFor(context: RecordQuoteContext, evidenceId: string): readonly CommandDraft[] {
  const { projectId, interviewId, quote, saidBy } = context;
  const { assumptionId, mark: direction, id: quoteId } = quote;
  const text = context.text.trim();
  const weight = weightOfSaidBy[saidBy];
  const data = { evidenceId, assumptionId, direction, rung: 'anecdote' as const, weight, text, interviewId, quoteId };
  return [ledgerDraft('RecordEvidence', projectId, data)];
}

/** A quote becomes evidence of the rung anecdote. */
export const recordQuoteMachine = setup({
  types: {
    input: {} as RecordQuoteInput,
    context: {} as RecordQuoteContext,
    events: {} as RecordQuoteEvent,
  },
  guards: { isWrong: ({ context }) => problemOf(context.text) !== null },
  actions: {
    count: assign((_, { saidBy }: { saidBy: SaidBy }) => ({ saidBy })),
    write: assign((_, { text }: { text: string }) => ({ text, problem: null })),
    showProblem: assign({ problem: ({ context }) => problemOf(context.text) }),
    issue,
  },
}).createMachine({
  id: 'recordQuote',
  context: ({ input }) => ({ ...input, saidBy: '1', problem: null }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The founder says how many customers said it.',
      on: {
        'count.chosen': { actions: { type: 'count', params: ({ event }) => event } },
        'text.changed': { actions: { type: 'write', params: ({ event }) => event } },
        'record.confirmed': [
          { guard: 'isWrong', actions: 'showProblem' },
          {
            target: 'recorded',
            actions: {
              type: 'issue',
              params: ({ context, event }) => ({ drafts: commandsFor(context, event.evidenceId) }),
            },
          },
        ],
        'record.left': 'left',
      },
    },
    recorded: { type: 'final', description: 'The evidence is on its way.' },
    left: { type: 'final', description: 'Nothing was recorded.' },
  },
});

export type RecordQuoteActor = ActorRefFrom<typeof recordQuoteMachine>;
