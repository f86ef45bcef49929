import { type ActorRefFrom, and, assign, setup } from 'xstate';
import { type CommandDraft, scenarioDraft } from '#domain/log/command-draft.ts';
import { scenarioLimits } from '#domain/scenario/scenario.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { issue } from '../issue.ts';

/** A new scenario with what it holds, or the id of one that gets another name. */
type Named =
  | { readonly kind: 'new'; readonly calculator: string; readonly inputs: Readonly<Record<string, string>> }
  | { readonly kind: 'saved'; readonly scenarioId: string };

interface NameScenarioContext {
  readonly named: Named;
  readonly title: string;
}

export type NameScenarioEvent =
  | { readonly type: 'title.changed'; readonly title: string }
  /** `scenarioId` is a UUID for one that may come of it. */
  | { readonly type: 'name.submitted'; readonly scenarioId: string }
  | { readonly type: 'dialog.closed' };

function draftOf({ named, title }: NameScenarioContext, scenarioId: string): CommandDraft {
  if (named.kind === 'saved') return scenarioDraft('ChangeScenario', named.scenarioId, { title });
  const { calculator, inputs } = named;
  return scenarioDraft('SaveScenario', scenarioId, { calculator, title, inputs: { ...inputs } });
}

/** Asks what a scenario is called. Action to provide: `open`, which leads to a new one. */
export const nameScenarioMachine = setup({
  types: {
    context: {} as NameScenarioContext,
    events: {} as NameScenarioEvent,
    input: {} as NameScenarioContext,
  },
  guards: {
    isNamed: ({ context: { title } }) => oneLine(title) !== '' && oneLine(title).length <= scenarioLimits.title,
    isNew: ({ context: { named } }) => named.kind === 'new',
  },
  actions: {
    write: assign((_, { title }: { title: string }) => ({ title })),
    issue,
    open: (_, _params: { readonly scenarioId: string }) => {},
  },
}).createMachine({
  id: 'nameScenario',
  context: ({ input }) => input,
  initial: 'writing',
  on: {
    'title.changed': { target: '.writing', actions: { type: 'write', params: ({ event }) => event } },
    'dialog.closed': '.left',
  },
  states: {
    writing: {
      description: 'The name is being written; nothing is wrong as far as is known.',
      on: {
        'name.submitted': [
          {
            guard: and(['isNamed', 'isNew']),
            target: 'saved',
            actions: [
              { type: 'issue', params: ({ context, event }) => ({ drafts: [draftOf(context, event.scenarioId)] }) },
              { type: 'open', params: ({ event }) => ({ scenarioId: event.scenarioId }) },
            ],
          },
          {
            guard: 'isNamed',
            target: 'saved',
            actions: {
              type: 'issue',
              params: ({ context, event }) => ({ drafts: [draftOf(context, event.scenarioId)] }),
            },
          },
          { target: 'refused' },
        ],
      },
    },
    refused: { description: 'Says what is wrong with the name; writing goes on.' },
    saved: { type: 'final', description: 'The name is on its way.' },
    left: { type: 'final', description: 'Nothing was changed.' },
  },
});

export type NameScenarioActor = ActorRefFrom<typeof nameScenarioMachine>;
