import { type ActorRefFrom, assign, setup } from 'xstate';

interface ComposePostContext {
  readonly title: string;
  readonly body: string;
  /** For which similar posts are looked; follows the title once the founder pauses. */
  readonly searched: string;
}

export type ComposePostEvent =
  | { readonly type: 'title.changed'; readonly title: string }
  | { readonly type: 'body.changed'; readonly body: string }
  | { readonly type: 'post.submitted' }
  | { readonly type: 'post.discarded' };

const blank: ComposePostContext = { title: '', body: '', searched: '' };

/**
 * Writing a post, with a search for those that say the same. Action to provide: `post`, which puts it into the outbox.
 */
export const composePostMachine = setup({
  types: {
    context: {} as ComposePostContext,
    events: {} as ComposePostEvent,
  },
  guards: {
    hasTitle: ({ context }) => context.title.trim() !== '',
  },
  actions: {
    post: (_, _params: { title: string; body: string }) => {},
    setTitle: assign((_, { title }: { title: string }) => ({ title })),
    setBody: assign((_, { body }: { body: string }) => ({ body })),
    search: assign({ searched: ({ context }) => context.title.trim() }),
    clear: assign(blank),
  },
  delays: { pauseMs: 250 },
}).createMachine({
  id: 'composePost',
  context: blank,
  initial: 'settled',
  on: {
    'title.changed': { target: '.typing', actions: { type: 'setTitle', params: ({ event }) => event } },
    'body.changed': { actions: { type: 'setBody', params: ({ event }) => event } },
    'post.submitted': {
      guard: 'hasTitle',
      target: '.settled',
      actions: [{ type: 'post', params: ({ context }) => context }, 'clear'],
    },
    'post.discarded': { target: '.settled', actions: 'clear' },
  },
  states: {
    settled: { description: 'Similar posts are those for what is typed.' },
    typing: {
      description: 'The founder types; similar posts are looked for after a pause.',
      after: { pauseMs: { target: 'settled', actions: 'search' } },
    },
  },
});

export type ComposePostActor = ActorRefFrom<typeof composePostMachine>;
