import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Idea } from '#domain/idea/idea.ts';
import { type Lens, ledgerLimits } from '#domain/ledger/ledger.ts';
import { type CommandDraft, ledgerDraft } from '#domain/log/command-draft.ts';
import { type DraftedAssumption, draftAssumptions, textOfDraft } from '#domain/next-step/drafted-assumptions.ts';
import { commandsForExploring } from '../project/project-commands.ts';

interface FirstAssumptionsInput {
  readonly idea: Pick<Idea, 'id' | 'status' | 'title' | 'audience' | 'problem'>;
  /** The founder has said on this device that they don’t want to be asked. */
  readonly isDismissed: boolean;
}

interface FirstAssumptionsContext extends FirstAssumptionsInput {
  readonly drafts: readonly DraftedAssumption[];
  readonly selected: readonly Lens[];
}

export type FirstAssumptionsEvent =
  | { readonly type: 'draft.selected'; readonly lens: Lens; readonly isSelected: boolean }
  /** `canvasId` is for the canvas of an idea that is not explored yet, null for one that is. One new id for each draft. */
  | {
      readonly type: 'drafts.submitted';
      readonly projectId: string;
      readonly canvasId: string | null;
      readonly assumptionIds: Readonly<Record<Lens, string>>;
    }
  | { readonly type: 'question.dismissed' };

type Submitted = Extract<FirstAssumptionsEvent, { readonly type: 'drafts.submitted' }>;

/** Turns the selected drafts into critical assumptions of the idea, which is explored from then on. */
function commandsFor(context: FirstAssumptionsContext, submitted: Submitted): readonly CommandDraft[] {
  const { projectId, canvasId, assumptionIds } = submitted;
  return [
    ...(canvasId === null ? [] : commandsForExploring(context.idea, { projectId, canvasId })),
    ...context.drafts
      .filter(({ lens }) => context.selected.includes(lens))
      .map((draft) =>
        ledgerDraft('StateAssumption', projectId, {
          ...{ assumptionId: assumptionIds[draft.lens], text: textOfDraft(draft).slice(0, ledgerLimits.text) },
          lens: draft.lens,
          ...{ importance: 5, critical: true },
        }),
      ),
  ];
}

/**
 * “Which of these would sink it?”, asked once about a founder’s first idea. Action to provide: `rememberDismissal`, which
 * keeps the question away on this device.
 */
export const firstAssumptionsMachine = setup({
  types: {
    context: {} as FirstAssumptionsContext,
    events: {} as FirstAssumptionsEvent,
    input: {} as FirstAssumptionsInput,
  },
  guards: {
    isDismissed: ({ context }) => context.isDismissed,
    isEmpty: ({ context }) => context.selected.length === 0,
  },
  actions: {
    rememberSelection: assign({
      selected: ({ context }, { lens, isSelected }: { lens: Lens; isSelected: boolean }) => [
        ...context.selected.filter((other) => other !== lens),
        ...(isSelected ? [lens] : []),
      ],
    }),
    issue: (_, _params: { readonly drafts: readonly CommandDraft[]; readonly projectId: string }) => {},
    rememberDismissal: () => {},
  },
}).createMachine({
  id: 'firstAssumptions',
  context: ({ input }) => ({ ...input, drafts: draftAssumptions(input.idea), selected: [] }),
  initial: 'unknown',
  states: {
    unknown: {
      description: 'Asks, unless the founder has said no before.',
      always: [{ guard: 'isDismissed', target: 'dismissed' }, { target: 'asking' }],
    },
    asking: {
      description: 'Three drafts, of which any can be selected. Perhaps says that none is.',
      initial: 'open',
      states: {
        open: {},
        nothingSelected: { description: 'Submitted without a selection.' },
      },
      on: {
        'draft.selected': { target: '.open', actions: { type: 'rememberSelection', params: ({ event }) => event } },
        'drafts.submitted': [
          { guard: 'isEmpty', target: '.nothingSelected' },
          {
            target: 'stated',
            actions: {
              type: 'issue',
              params: ({ context, event }) => ({ drafts: commandsFor(context, event), projectId: event.projectId }),
            },
          },
        ],
        'question.dismissed': { target: 'dismissed', actions: 'rememberDismissal' },
      },
    },
    stated: { description: 'The selected ones are assumptions.', type: 'final' },
    dismissed: { description: 'Not to be asked.', type: 'final' },
  },
});

export type FirstAssumptionsActor = ActorRefFrom<typeof firstAssumptionsMachine>;
