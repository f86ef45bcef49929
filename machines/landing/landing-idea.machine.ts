import { type ActorRefFrom, assign, setup } from 'xstate';
import { ideaLimits } from '#domain/idea/idea.ts';

interface LandingIdeaContext {
  /** The typed text; the miniature beside the field shows it. */
  readonly draft: string;
  readonly problem: 'empty' | 'too-long' | null;
}

export type LandingIdeaEvent =
  | { readonly type: 'draft.changed'; readonly text: string }
  | { readonly type: 'draft.submitted'; readonly text: string };

/** The idea field of the landing page. Action to provide: `start`, which keeps the idea and leads to the sign-up. */
export const landingIdeaMachine = setup({
  types: { context: {} as LandingIdeaContext, events: {} as LandingIdeaEvent },
  guards: {
    isEmpty: (_, { text }: { text: string }) => text.trim() === '',
    isTooLong: (_, { text }: { text: string }) => text.trim().length > ideaLimits.title,
  },
  actions: {
    rememberDraft: assign({ draft: (_, { text }: { text: string }) => text }),
    askForIdea: assign({ problem: 'empty' }),
    askForLess: assign({ problem: 'too-long' }),
    forgetProblem: assign({ problem: null }),
    start: (_, _params: { readonly idea: string }) => {},
  },
}).createMachine({
  id: 'landingIdea',
  context: { draft: '', problem: null },
  initial: 'editing',
  on: {
    'draft.changed': { target: '.editing', actions: { type: 'rememberDraft', params: ({ event }) => event } },
    // The text comes along, since it may have been typed before this page had its script.
    'draft.submitted': [
      {
        guard: { type: 'isEmpty', params: ({ event }) => event },
        target: '.refused',
        actions: 'askForIdea',
      },
      {
        guard: { type: 'isTooLong', params: ({ event }) => event },
        target: '.refused',
        actions: 'askForLess',
      },
      {
        target: '.editing',
        actions: { type: 'start', params: ({ event }) => ({ idea: event.text.trim() }) },
      },
    ],
  },
  states: {
    editing: { description: 'The line can be typed on. Once started, the router leads away.' },
    refused: { description: 'Says why the line cannot be started with yet.', exit: 'forgetProblem' },
  },
});

export type LandingIdeaActor = ActorRefFrom<typeof landingIdeaMachine>;
