import { type ActorRefFrom, assign, setup } from 'xstate';
import { type Evidence, ledgerStreamOf } from '#domain/ledger/ledger.ts';
import { type CommandDraft, ledgerDraft } from '#domain/log/command-draft.ts';
import { issue } from '../issue.ts';
import { anyEvidence, type EvidenceFilter } from './list-evidence.ts';

interface EvidenceListContext {
  readonly projectId: string;
  readonly filter: EvidenceFilter;
  /** The evidence that is about to be withdrawn. */
  readonly evidence: Evidence | null;
  readonly text: string;
  /** A reason is asked for once more. */
  readonly isReasonMissing: boolean;
}

export type EvidenceListEvent =
  | { readonly type: 'filter.changed'; readonly change: Partial<EvidenceFilter> }
  | { readonly type: 'filter.cleared' }
  | { readonly type: 'withdrawal.asked'; readonly evidence: Evidence }
  | { readonly type: 'text.changed'; readonly text: string }
  | { readonly type: 'withdrawal.submitted' }
  | { readonly type: 'withdrawal.left' }
  | { readonly type: 'recording.asked' }
  | { readonly type: 'recording.left' }
  | { readonly type: 'history.asked' }
  | { readonly type: 'history.closed' };

const draftOf = ({ projectId, evidence, text }: EvidenceListContext): CommandDraft =>
  ledgerDraft('WithdrawEvidence', projectId, { evidenceId: evidence?.id ?? '', reason: text.trim() });

const inverseOf = ({ projectId, evidence }: EvidenceListContext): CommandDraft => ({
  type: 'UndoChange',
  stream: ledgerStreamOf(projectId),
  data: { fields: { [`evidence:${evidence?.id}:counts`]: { from: false, to: true } } },
});

/**
 * The ledger as a list: what of it is shown, and what is done with one piece. Action to provide: `offerUndo`, with what takes
 * a withdrawal back.
 */
export const evidenceListMachine = setup({
  types: {
    context: {} as EvidenceListContext,
    events: {} as EvidenceListEvent,
    input: {} as { readonly projectId: string; readonly assumptionId: string | null },
  },
  guards: {
    hasNoReason: ({ context }) => context.text.trim() === '',
  },
  actions: {
    narrow: assign(({ context }, { change }: { change: Partial<EvidenceFilter> }) => ({
      filter: { ...context.filter, ...change },
    })),
    showAll: assign({ filter: anyEvidence }),
    take: assign((_, { evidence }: { evidence: Evidence }) => ({ evidence, text: '', isReasonMissing: false })),
    write: assign((_, { text }: { text: string }) => ({ text, isReasonMissing: false })),
    askForReason: assign({ isReasonMissing: true }),
    forget: assign({ evidence: null, text: '', isReasonMissing: false }),
    issue,
    offerUndo: (_, _params: { readonly drafts: readonly CommandDraft[] }) => {},
  },
}).createMachine({
  id: 'evidenceList',
  context: ({ input: { projectId, assumptionId } }) => ({
    projectId,
    filter: { ...anyEvidence, assumptionId },
    evidence: null,
    text: '',
    isReasonMissing: false,
  }),
  initial: 'listing',
  on: {
    'filter.changed': { actions: { type: 'narrow', params: ({ event }) => event } },
    'filter.cleared': { actions: 'showAll' },
  },
  states: {
    listing: {
      description: 'The list can be read and narrowed.',
      entry: 'forget',
      on: {
        'withdrawal.asked': { target: 'withdrawing', actions: { type: 'take', params: ({ event }) => event } },
        'recording.asked': 'recording',
        'history.asked': 'comparing',
      },
    },
    withdrawing: {
      description: 'Asks why a piece shall no longer count.',
      on: {
        'text.changed': { actions: { type: 'write', params: ({ event }) => event } },
        'withdrawal.left': 'listing',
        'withdrawal.submitted': [
          { guard: 'hasNoReason', actions: 'askForReason' },
          {
            target: 'listing',
            actions: [
              { type: 'issue', params: ({ context }) => ({ drafts: [draftOf(context)] }) },
              { type: 'offerUndo', params: ({ context }) => ({ drafts: [inverseOf(context)] }) },
            ],
          },
        ],
      },
    },
    recording: {
      description: 'The founder records evidence of their own.',
      on: { 'recording.left': 'listing' },
    },
    comparing: {
      description: 'The ledger is looked at as it stood at an earlier moment.',
      on: { 'history.closed': 'listing' },
    },
  },
});

export type EvidenceListActor = ActorRefFrom<typeof evidenceListMachine>;
