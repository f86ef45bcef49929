import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Lens } from '#domain/ledger/ledger.ts';
import { type CommandDraft, ledgerDraft } from '#domain/log/command-draft.ts';
import { decideCommand } from '#domain/log/decide-command.ts';
import type { Rejection } from '#domain/log/decision.ts';
import { issue } from '../issue.ts';

/** An assumption's properties beside its words. */
interface Weighing {
  readonly lens: Lens;
  readonly importance: number;
  readonly critical: boolean;
}

interface StateAssumptionContext extends Weighing {
  readonly projectId: string;
  readonly draft: string;
  readonly reason: Rejection | null;
  /** The text stated last, to be announced. */
  readonly stated: string | null;
}

export type StateAssumptionEvent =
  /** The founder is in the line: what is said beside the words is shown. */
  | { readonly type: 'line.entered' }
  | { readonly type: 'draft.changed'; readonly text: string }
  | ({ readonly type: 'weighing.chosen' } & Partial<Weighing>)
  /** `assumptionId` is a UUID for the assumption that may come of it; a full ledger has no room for it. */
  | { readonly type: 'draft.submitted'; readonly assumptionId: string; readonly isFull: boolean }
  /** A sentence of the empty page, completed. */
  | ({ readonly type: 'sentence.completed'; readonly text: string } & Weighing & {
        readonly assumptionId: string;
      });

type Submitted = Extract<StateAssumptionEvent, { readonly type: 'draft.submitted' }>;

const draftOf = (
  { projectId, draft, lens, importance, critical }: StateAssumptionContext,
  assumptionId: string,
): CommandDraft =>
  ledgerDraft('StateAssumption', projectId, { assumptionId, text: draft.trim(), lens, importance, critical });

function reasonAgainst(context: StateAssumptionContext, { assumptionId, isFull }: Submitted): Rejection | null {
  const decision = decideCommand(undefined, { ...draftOf(context, assumptionId), id: '', at: '' });
  if (decision.kind === 'rejected') return decision.reason;
  return isFull ? 'ledger-full' : null;
}

/**
 * One line that becomes an assumption, folded until the founder is in it. The lens stays for the next one; importance and
 * "critical" are said of each. What cannot be stated stays in the field.
 */
export const stateAssumptionMachine = setup({
  types: {
    context: {} as StateAssumptionContext,
    events: {} as StateAssumptionEvent,
    input: {} as { readonly projectId: string },
  },
  guards: { isRefused: ({ context }, event: Submitted) => reasonAgainst(context, event) !== null },
  actions: {
    rememberDraft: assign({ draft: (_, { text }: { text: string }) => text }),
    rememberWeighing: assign((_, weighing: Partial<Weighing>) => weighing),
    showReason: assign({ reason: ({ context }, event: Submitted) => reasonAgainst(context, event), stated: null }),
    forgetReason: assign({ reason: null }),
    issue,
    startAnew: assign({ stated: ({ context }) => context.draft.trim(), draft: '', importance: 3, critical: false }),
    announce: assign({ stated: (_, { text }: { text: string }) => text }),
  },
}).createMachine({
  id: 'stateAssumption',
  context: ({ input }) => ({
    projectId: input.projectId,
    draft: '',
    reason: null,
    stated: null,
    lens: 'desirability',
    importance: 3,
    critical: false,
  }),
  initial: 'folded',
  on: {
    'draft.changed': { target: '.editing', actions: { type: 'rememberDraft', params: ({ event }) => event } },
    'weighing.chosen': {
      actions: { type: 'rememberWeighing', params: ({ event: { type: _, ...weighing } }) => weighing },
    },
    'sentence.completed': {
      actions: [
        {
          type: 'issue',
          params: ({ context, event: { type: _, ...said } }) => ({
            drafts: [ledgerDraft('StateAssumption', context.projectId, said)],
          }),
        },
        { type: 'announce', params: ({ event }) => event },
      ],
    },
  },
  states: {
    folded: {
      description: 'One line; what is said beside the words is out of sight.',
      on: { 'line.entered': 'editing' },
    },
    editing: {
      description: 'The line can be typed on.',
      on: {
        'draft.submitted': [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'showReason', params: ({ event }) => event },
          },
          {
            actions: [
              {
                type: 'issue',
                params: ({ context, event }) => ({ drafts: [draftOf(context, event.assumptionId)] }),
              },
              'startAnew',
            ],
          },
        ],
      },
    },
    refused: { description: 'Says why the line is no assumption yet; typing goes on.', exit: 'forgetReason' },
  },
});

export type StateAssumptionActor = ActorRefFrom<typeof stateAssumptionMachine>;
