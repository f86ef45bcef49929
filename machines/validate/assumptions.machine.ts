import { type ActorRefFrom, assign, setup } from 'xstate';
import { emptyLedger } from '#domain/ledger/evolve-ledger.ts';
import { type Assumption, type Ledger, ledgerStreamOf } from '#domain/ledger/ledger.ts';
import { type CommandDraft, ledgerDraft } from '#domain/log/command-draft.ts';
import { decideCommand } from '#domain/log/decide-command.ts';
import type { Rejection } from '#domain/log/decision.ts';
import { withParts } from '#domain/log/parts.ts';
import { issue } from '../issue.ts';

interface AssumptionsContext {
  readonly projectId: string;
  /** The assumption that is open; null while there is none. */
  readonly assumption: Assumption | null;
  readonly text: string;
  readonly reason: Rejection | null;
}

export type AssumptionsEvent =
  | { readonly type: 'assumption.opened'; readonly assumption: Assumption }
  | { readonly type: 'assumption.closed' }
  | { readonly type: 'rewording.asked'; readonly assumption: Assumption }
  | { readonly type: 'succession.asked'; readonly assumption: Assumption }
  /** To retire it, or to revive it where it is retired. */
  | { readonly type: 'filing.asked'; readonly assumption: Assumption }
  | { readonly type: 'evidence.asked'; readonly assumption: Assumption }
  | { readonly type: 'evidence.left' }
  | {
      readonly type: 'assumption.weighed';
      readonly assumption: Assumption;
      readonly importance?: number;
      readonly critical?: boolean;
    }
  | { readonly type: 'text.changed'; readonly text: string }
  /** `newId` is a UUID for the successor that may come of it; a full ledger has no room for one more. */
  | { readonly type: 'task.submitted'; readonly isFull: boolean; readonly newId: string }
  | { readonly type: 'task.left' };

type Task = 'rewording' | 'succeeding' | 'filing';
interface Submitted {
  readonly task: Task;
  readonly isFull: boolean;
  readonly newId: string;
}

/** A finished change to an assumption, and the commands that undo it. */
export interface AssumptionDone {
  readonly what: 'reworded' | 'succeeded' | 'retired' | 'revived';
  readonly text: string;
  readonly drafts: readonly CommandDraft[];
}

const replaced = 'Replaced by its successor';

function draftsOf({ projectId, assumption, text }: AssumptionsContext, { task, newId }: Submitted) {
  if (!assumption) return [];
  const { id: assumptionId, lens, importance, critical, retired } = assumption;
  if (task === 'rewording') {
    return [ledgerDraft('RewordAssumption', projectId, { assumptionId, text, base: assumption.text })];
  }
  if (task === 'filing') {
    return [ledgerDraft(retired ? 'ReviveAssumption' : 'RetireAssumption', projectId, { assumptionId, reason: text })];
  }
  return [
    ledgerDraft('RetireAssumption', projectId, { assumptionId, reason: replaced }),
    ledgerDraft('StateAssumption', projectId, {
      ...{ assumptionId: newId, text, lens, importance, critical },
      successorOf: assumptionId,
    }),
  ];
}

function doneBy({ projectId, assumption, text }: AssumptionsContext, { task, newId }: Submitted): AssumptionDone {
  const { id: assumptionId = '', text: before = '', retired = false } = assumption ?? {};
  const revive = ledgerDraft('ReviveAssumption', projectId, { assumptionId });
  const retire = (id: string) => ledgerDraft('RetireAssumption', projectId, { assumptionId: id });
  switch (task) {
    case 'rewording':
      return {
        what: 'reworded',
        text: text.trim(),
        drafts: [ledgerDraft('RewordAssumption', projectId, { assumptionId, text: before, base: text })],
      };
    case 'succeeding':
      return { what: 'succeeded', text: text.trim(), drafts: [retire(newId), revive] };
    case 'filing':
      return retired
        ? { what: 'revived', text: before, drafts: [retire(assumptionId)] }
        : { what: 'retired', text: before, drafts: [revive] };
  }
}

function reasonAgainst(context: AssumptionsContext, submitted: Submitted): Rejection | null {
  const { assumption, text } = context;
  const { task, isFull } = submitted;
  const draft = draftsOf(context, submitted).at(-1);
  if (!draft || !assumption || (task === 'succeeding' && text.trim() === assumption.text)) return 'text-empty';
  // The successor takes the place that its predecessor leaves.
  if (task === 'filing' && assumption.retired && isFull) return 'ledger-full';
  const decision = decideCommand(ledgerOfOne(context.projectId, assumption), { ...draft, id: '', at: '' });
  return decision.kind === 'rejected' ? decision.reason : null;
}

/** Builds a ledger of one assumption. The decision is made again with the whole ledger. */
function ledgerOfOne(projectId: string, assumption: Assumption): Ledger {
  const ledger = emptyLedger(ledgerStreamOf(projectId));
  return { ...ledger, assumptions: withParts(ledger.assumptions, [assumption]), assumptionCount: 1 };
}

const submitting = (task: Task) => [
  {
    guard: {
      type: 'isRefused' as const,
      params: ({ event: { isFull, newId } }: { event: Omit<Submitted, 'task'> }) => ({ task, isFull, newId }),
    },
    actions: {
      type: 'showReason' as const,
      params: ({ event: { isFull, newId } }: { event: Omit<Submitted, 'task'> }) => ({ task, isFull, newId }),
    },
  },
  {
    target: '#assumptions.listing' as const,
    actions: [
      {
        type: 'issue' as const,
        params: ({ context, event }: { context: AssumptionsContext; event: Omit<Submitted, 'task'> }) => ({
          drafts: draftsOf(context, { task, isFull: event.isFull, newId: event.newId }),
        }),
      },
      {
        type: 'offerUndo' as const,
        params: ({ context, event }: { context: AssumptionsContext; event: Omit<Submitted, 'task'> }) =>
          doneBy(context, { task, isFull: event.isFull, newId: event.newId }),
      },
    ],
  },
];

/**
 * The assumptions of a project: one is opened, and one thing at a time is done with it. What was tested is never reworded:
 * it gets a successor. Action to provide: `offerUndo`.
 */
export const assumptionsMachine = setup({
  types: {
    context: {} as AssumptionsContext,
    events: {} as AssumptionsEvent,
    input: {} as { readonly projectId: string },
  },
  guards: {
    isRefused: ({ context }, submitted: Submitted) => reasonAgainst(context, submitted) !== null,
  },
  actions: {
    open: assign((_, { assumption }: { assumption: Assumption }) => ({
      assumption,
      text: '',
      reason: null,
    })),
    beginWithText: assign({ text: ({ context }) => context.assumption?.text ?? '' }),
    write: assign((_, { text }: { text: string }) => ({ text, reason: null })),
    showReason: assign({ reason: ({ context }, submitted: Submitted) => reasonAgainst(context, submitted) }),
    forget: assign({ assumption: null, text: '', reason: null }),
    issue,
    offerUndo: (_, _done: AssumptionDone) => {},
  },
}).createMachine({
  id: 'assumptions',
  context: ({ input }) => ({ projectId: input.projectId, assumption: null, text: '', reason: null }),
  initial: 'listing',
  on: {
    'assumption.opened': { target: '.reading', actions: { type: 'open', params: ({ event }) => event } },
    'rewording.asked': { target: '.rewording', actions: { type: 'open', params: ({ event }) => event } },
    'succession.asked': { target: '.succeeding', actions: { type: 'open', params: ({ event }) => event } },
    'filing.asked': { target: '.filing', actions: { type: 'open', params: ({ event }) => event } },
    'evidence.asked': { target: '.recording', actions: { type: 'open', params: ({ event }) => event } },
    'assumption.closed': '.listing',
    'assumption.weighed': {
      actions: {
        type: 'issue',
        params: ({ context: { projectId }, event: { assumption, ...wanted } }) => ({
          drafts: [
            ledgerDraft('WeighAssumption', projectId, {
              assumptionId: assumption.id,
              importance: wanted.importance ?? assumption.importance,
              critical: wanted.critical ?? assumption.critical,
            }),
          ],
        }),
      },
    },
  },
  states: {
    listing: { description: 'None is open.', entry: 'forget' },
    reading: { description: 'One is open, with what is known of it.' },
    rewording: {
      description: 'It gets other words.',
      entry: 'beginWithText',
      on: {
        'text.changed': { actions: { type: 'write', params: ({ event }) => event } },
        'task.left': 'reading',
        'task.submitted': submitting('rewording'),
      },
    },
    succeeding: {
      description: 'Another one takes its place: what was tested keeps its words and its evidence.',
      entry: 'beginWithText',
      on: {
        'text.changed': { actions: { type: 'write', params: ({ event }) => event } },
        'task.left': 'reading',
        'task.submitted': submitting('succeeding'),
      },
    },
    filing: {
      description: 'It is retired or revived, with a reason.',
      on: {
        'text.changed': { actions: { type: 'write', params: ({ event }) => event } },
        'task.left': 'reading',
        'task.submitted': submitting('filing'),
      },
    },
    recording: {
      description: 'The founder records evidence of their own for it.',
      on: { 'evidence.left': 'reading' },
    },
  },
});

export type AssumptionsActor = ActorRefFrom<typeof assumptionsMachine>;
