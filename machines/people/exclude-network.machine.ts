import { type ActorRefFrom, assign, setup } from 'xstate';
import { intakeStreamOf } from '#domain/intake/intake.ts';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { issue } from '../issue.ts';

/** A network of a day, on a page or survey. */
export interface NetworkRef {
  readonly pageId: string;
  readonly network: string;
}

interface ExcludeNetworkContext {
  /** The one that is about to be excluded. */
  readonly chosen: NetworkRef | null;
  readonly reason: string;
  /** A reason is asked for once more. */
  readonly isReasonMissing: boolean;
}

export type ExcludeNetworkEvent =
  | { readonly type: 'exclusion.asked'; readonly network: NetworkRef }
  | { readonly type: 'reason.changed'; readonly text: string }
  | { readonly type: 'exclusion.submitted' }
  | { readonly type: 'network.included'; readonly network: NetworkRef }
  | { readonly type: 'question.left' };

const inclusionOf = ({ pageId, network }: NetworkRef): readonly CommandDraft[] => [
  { type: 'IncludeNetwork', stream: intakeStreamOf(pageId), data: { network } },
];

const exclusionOf = ({ chosen, reason }: ExcludeNetworkContext): readonly CommandDraft[] =>
  chosen
    ? [
        {
          type: 'ExcludeNetwork',
          stream: intakeStreamOf(chosen.pageId),
          data: { network: chosen.network, reason: reason.trim() },
        },
      ]
    : [];

/**
 * All that came from a network on one day is excluded from a test, once its reason is given, or included again. Action to
 * provide: `offerUndo`, with what takes an exclusion back.
 */
export const excludeNetworkMachine = setup({
  types: { context: {} as ExcludeNetworkContext, events: {} as ExcludeNetworkEvent },
  guards: { hasNoReason: ({ context }) => context.reason.trim() === '' },
  actions: {
    take: assign((_, { network }: { network: NetworkRef }) => ({ chosen: network })),
    write: assign((_, { text }: { text: string }) => ({ reason: text, isReasonMissing: false })),
    askForReason: assign({ isReasonMissing: true }),
    forget: assign({ chosen: null, reason: '', isReasonMissing: false }),
    issue,
    offerUndo: (_, _params: { readonly drafts: readonly CommandDraft[] }) => {},
  },
}).createMachine({
  id: 'excludeNetwork',
  context: { chosen: null, reason: '', isReasonMissing: false },
  initial: 'listing',
  states: {
    listing: {
      description: 'The networks can be read.',
      entry: 'forget',
      on: {
        'exclusion.asked': { target: 'excluding', actions: { type: 'take', params: ({ event }) => event } },
        'network.included': {
          actions: { type: 'issue', params: ({ event }) => ({ drafts: inclusionOf(event.network) }) },
        },
      },
    },
    excluding: {
      description: 'Asks why a network shall not count.',
      on: {
        'reason.changed': { actions: { type: 'write', params: ({ event }) => event } },
        'question.left': 'listing',
        'exclusion.submitted': [
          { guard: 'hasNoReason', actions: 'askForReason' },
          {
            target: 'listing',
            actions: [
              { type: 'issue', params: ({ context }) => ({ drafts: exclusionOf(context) }) },
              {
                type: 'offerUndo',
                params: ({ context: { chosen } }) => ({ drafts: chosen ? inclusionOf(chosen) : [] }),
              },
            ],
          },
        ],
      },
    },
  },
});

export type ExcludeNetworkActor = ActorRefFrom<typeof excludeNetworkMachine>;
