import { type ActorRefFrom, assign, setup } from 'xstate';
import { type Direction, ledgerStreamOf, type Rung, rungCaps } from '#domain/ledger/ledger.ts';
import { ledgerCommands } from '#domain/ledger/ledger-commands.ts';
import { type CommandDraft, ledgerDraft } from '#domain/log/command-draft.ts';
import type { Rejection } from '#domain/log/decision.ts';
import { issue } from '../issue.ts';

interface EvidenceFields {
  readonly assumptionId: string;
  readonly direction: Direction;
  readonly rung: Rung;
  readonly weight: number;
  readonly text: string;
  readonly url: string;
}

/** Fields that are filled in at the start. */
export type EvidenceDraft = Partial<Pick<EvidenceFields, 'text' | 'direction' | 'url'>>;

interface RecordEvidenceContext extends EvidenceFields {
  readonly projectId: string;
  readonly reason: Rejection | null;
}

export type RecordEvidenceEvent =
  | { readonly type: 'evidence.written'; readonly change: Partial<Omit<EvidenceFields, 'rung' | 'weight'>> }
  /** An assumption belongs to one project. */
  | { readonly type: 'project.chosen'; readonly projectId: string }
  | { readonly type: 'rung.chosen'; readonly rung: Rung }
  | { readonly type: 'weight.chosen'; readonly weight: number }
  /** `evidenceId` is a UUID for the evidence that may come of it. */
  | { readonly type: 'evidence.submitted'; readonly evidenceId: string }
  | { readonly type: 'evidence.left' };

type Submitted = Extract<RecordEvidenceEvent, { readonly type: 'evidence.submitted' }>;

/** Default weight of one piece of evidence on each rung. */
export const usualWeights: Readonly<Record<Rung, number>> = {
  conviction: 0.01,
  opinion: 0.2,
  plan: 0.5,
  anecdote: 0.5,
  market: 1,
};

function draftOf(context: RecordEvidenceContext, evidenceId: string): CommandDraft {
  const { projectId, assumptionId, direction, rung, weight, text, url } = context;
  return ledgerDraft('RecordEvidence', projectId, {
    ...{ evidenceId, assumptionId, direction, rung, weight, text: text.trim() },
    ...(url.trim() === '' ? {} : { url: url.trim() }),
  });
}

function reasonAgainst(context: RecordEvidenceContext, { evidenceId }: Submitted): Rejection | null {
  if (context.text.trim() === '') return 'text-empty';
  if (context.assumptionId === '') return 'assumption-missing';
  if (context.weight > rungCaps[context.rung]) return 'weight-beyond-rung';
  const data = ledgerCommands.RecordEvidence.schema.safeParse(draftOf(context, evidenceId).data);
  return data.success ? null : 'invalid-data';
}

/** Takes evidence back that was just recorded: it stays in the ledger, and counts no longer. */
const inverseOf = (projectId: string, evidenceId: string): CommandDraft => ({
  type: 'UndoChange',
  stream: ledgerStreamOf(projectId),
  data: { fields: { [`evidence:${evidenceId}:counts`]: { from: true, to: false } } },
});

/**
 * The founder's own evidence, which never weighs more than its rung allows. Action to provide: `offerUndo`, with what takes
 * it back.
 */
export const recordEvidenceMachine = setup({
  types: {
    context: {} as RecordEvidenceContext,
    events: {} as RecordEvidenceEvent,
    input: {} as { readonly projectId: string; readonly assumptionId: string } & EvidenceDraft,
  },
  guards: { isRefused: ({ context }, event: Submitted) => reasonAgainst(context, event) !== null },
  actions: {
    write: assign((_, { change }: { change: Partial<EvidenceFields> }) => ({ ...change, reason: null })),
    move: assign((_, { projectId }: { projectId: string }) => ({ projectId, assumptionId: '', reason: null })),
    climb: assign((_, { rung }: { rung: Rung }) => ({ rung, weight: usualWeights[rung], reason: null })),
    showReason: assign({ reason: ({ context }, event: Submitted) => reasonAgainst(context, event) }),
    issue,
    offerUndo: (_, _params: { readonly drafts: readonly CommandDraft[] }) => {},
  },
}).createMachine({
  id: 'recordEvidence',
  context: ({ input }) => ({
    ...{ direction: 1, rung: 'opinion', weight: usualWeights.opinion, text: '', url: '', reason: null },
    ...input,
  }),
  initial: 'writing',
  states: {
    writing: {
      description: 'Says what was learned, how strong it is, and which way it points.',
      on: {
        'evidence.written': { actions: { type: 'write', params: ({ event }) => event } },
        'project.chosen': { actions: { type: 'move', params: ({ event }) => event } },
        'rung.chosen': { actions: { type: 'climb', params: ({ event }) => event } },
        'weight.chosen': {
          actions: { type: 'write', params: ({ event: { weight } }) => ({ change: { weight } }) },
        },
        'evidence.submitted': [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            actions: { type: 'showReason', params: ({ event }) => event },
          },
          {
            target: 'recorded',
            actions: [
              {
                type: 'issue',
                params: ({ context, event }) => ({ drafts: [draftOf(context, event.evidenceId)] }),
              },
              {
                type: 'offerUndo',
                params: ({ context, event }) => ({ drafts: [inverseOf(context.projectId, event.evidenceId)] }),
              },
            ],
          },
        ],
        'evidence.left': 'left',
      },
    },
    recorded: { type: 'final', description: 'The evidence is on its way.' },
    left: { type: 'final', description: 'Nothing was recorded.' },
  },
});

export type RecordEvidenceActor = ActorRefFrom<typeof recordEvidenceMachine>;
