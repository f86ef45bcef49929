import { type ActorRefFrom, assign, setup } from 'xstate';
import { type CommandDraft, reportDraft } from '#domain/log/command-draft.ts';
import { issue } from '../issue.ts';

interface UseInReportContext {
  /** The one that is chosen. */
  readonly reportId: string;
  readonly calculator: string;
  /** In their one spelling. */
  readonly inputs: Readonly<Record<string, string>>;
}

export type UseInReportEvent =
  | { readonly type: 'report.chosen'; readonly reportId: string }
  /** `blockId` is an id for the block that comes of it. */
  | { readonly type: 'use.confirmed'; readonly blockId: string }
  | { readonly type: 'use.left' };

const adding = ({ reportId, calculator, inputs }: UseInReportContext, id: string): readonly CommandDraft[] => [
  reportDraft('AddToReport', reportId, { blocks: [{ id, kind: 'calculator', calculator, inputs: { ...inputs } }] }),
];
const removing = ({ reportId }: UseInReportContext, id: string): readonly CommandDraft[] => [
  reportDraft('RemoveReportBlocks', reportId, { blocks: [id] }),
];

/**
 * Puts a calculation at the end of a report, which works it out anew whenever it is read. Action to provide: `offerUndo`,
 * with what takes it back.
 */
export const useInReportMachine = setup({
  types: {
    context: {} as UseInReportContext,
    events: {} as UseInReportEvent,
    input: {} as UseInReportContext,
  },
  actions: {
    choose: assign((_, { reportId }: { reportId: string }) => ({ reportId })),
    issue,
    offerUndo: (_, _params: { readonly reportId: string; readonly drafts: readonly CommandDraft[] }) => {},
  },
}).createMachine({
  id: 'useInReport',
  context: ({ input }) => input,
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The founder says which report.',
      on: {
        'report.chosen': { actions: { type: 'choose', params: ({ event }) => event } },
        'use.confirmed': {
          target: 'added',
          actions: [
            { type: 'issue', params: ({ context, event }) => ({ drafts: adding(context, event.blockId) }) },
            {
              type: 'offerUndo',
              params: ({ context, event }) => ({
                reportId: context.reportId,
                drafts: removing(context, event.blockId),
              }),
            },
          ],
        },
        'use.left': 'left',
      },
    },
    added: { type: 'final', description: 'The block is on its way.' },
    left: { type: 'final', description: 'No report was changed.' },
  },
});

export type UseInReportActor = ActorRefFrom<typeof useInReportMachine>;
