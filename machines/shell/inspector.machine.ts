import { type ActorRefFrom, assign, type EventObject, fromCallback, setup } from 'xstate';

export interface JournalCame {
  readonly type: 'journal.came';
  readonly source: 'tab' | 'file';
  /** How many events it holds. */
  readonly count: number;
  /** The address of the actor to look at first. */
  readonly actor: string;
}

export type ConnectionEvent =
  | JournalCame
  /** The tab goes on: it holds so many events now. */
  | { readonly type: 'news.came'; readonly count: number };

export type StatelyReport =
  /** The browser let no window open. */
  { readonly type: 'stately.blocked' } | { readonly type: 'stately.closed' };

export type InspectorEvent =
  | ConnectionEvent
  | StatelyReport
  | { readonly type: 'file.refused'; readonly reason: string }
  | { readonly type: 'actor.chosen'; readonly actor: string }
  /** Looks at the state after the first `count` events. */
  | { readonly type: 'time.set'; readonly count: number }
  | { readonly type: 'time.followed' }
  | { readonly type: 'filter.changed'; readonly text: string }
  | { readonly type: 'stately.asked' }
  | { readonly type: 'stately.confirmed' }
  | { readonly type: 'stately.left' };

interface InspectorContext {
  readonly source: 'tab' | 'file' | null;
  /** How many events there are. */
  readonly count: number;
  /** After how many of them one looks at the actors. */
  readonly at: number;
  /** Address. */
  readonly actor: string | null;
  readonly filter: string;
  /** Why a file could not be read. */
  readonly refusal: string | null;
}

const stub = (name: string) => () => {
  throw new Error(`the actor ${name} is not provided`);
};

/**
 * State of the inspector: the actor and the time that it shows, and who else is shown it. Actors to provide: `link`,
 * the tab that is inspected; `stately`, the window of the Stately inspector.
 */
export const inspectorMachine = setup({
  types: { context: {} as InspectorContext, events: {} as InspectorEvent, tags: {} as 'pending' },
  actors: {
    link: fromCallback<EventObject, undefined, ConnectionEvent>(stub('link')),
    stately: fromCallback<EventObject, undefined, StatelyReport>(stub('stately')),
  },
  delays: { patience: 3_000 },
  guards: {
    isFile: (_, { source }: Pick<JournalCame, 'source'>) => source === 'file',
    isPast: ({ context }, { count }: { readonly count: number }) => count < context.count,
  },
  actions: {
    begin: assign((_, { source, count, actor }: JournalCame) => ({ source, count, at: count, actor, refusal: null })),
    grow: assign((_, { count }: { readonly count: number }) => ({ count })),
    follow: assign(({ context }) => ({ at: context.count })),
    look: assign((_, { count }: { readonly count: number }) => ({ at: Math.max(0, count) })),
    choose: assign((_, { actor }: { readonly actor: string }) => ({ actor })),
    filter: assign((_, { text }: { readonly text: string }) => ({ filter: text })),
    noteRefusal: assign((_, { reason }: { readonly reason: string }) => ({ refusal: reason })),
  },
}).createMachine({
  id: 'inspector',
  context: { source: null, count: 0, at: 0, actor: null, filter: '', refusal: null },
  type: 'parallel',
  on: {
    'actor.chosen': { actions: { type: 'choose', params: ({ event }) => event } },
    'filter.changed': { actions: { type: 'filter', params: ({ event }) => event } },
    'file.refused': { actions: { type: 'noteRefusal', params: ({ event }) => event } },
  },
  states: {
    time: {
      description: 'Which moment is shown.',
      initial: 'waiting',
      invoke: { id: 'link', src: 'link' },
      on: {
        'journal.came': [
          {
            guard: { type: 'isFile', params: ({ event }) => event },
            target: '.looking',
            actions: { type: 'begin', params: ({ event }) => event },
          },
          { target: '.following', actions: { type: 'begin', params: ({ event }) => event } },
        ],
      },
      states: {
        waiting: {
          description: 'Asks the tab that is inspected for its journal.',
          tags: 'pending',
          after: { patience: 'alone' },
        },
        alone: { description: 'No tab answers; one may come, or a file may be read.' },
        following: {
          description: 'Shows the newest moment.',
          on: {
            'news.came': { actions: [{ type: 'grow', params: ({ event }) => event }, 'follow'] },
            'time.set': {
              guard: { type: 'isPast', params: ({ event }) => event },
              target: 'looking',
              actions: { type: 'look', params: ({ event }) => event },
            },
          },
        },
        looking: {
          description: 'Shows a moment of the past, whatever happens meanwhile.',
          on: {
            'news.came': { actions: { type: 'grow', params: ({ event }) => event } },
            'time.set': { actions: { type: 'look', params: ({ event }) => event } },
            'time.followed': { target: 'following', actions: 'follow' },
          },
        },
      },
    },
    sharing: {
      description: 'Whether the Stately inspector is shown what happens.',
      initial: 'off',
      states: {
        off: { description: 'Nothing leaves this browser.', on: { 'stately.asked': 'asking' } },
        asking: {
          description: 'Says what would leave, and waits for a yes.',
          on: { 'stately.confirmed': 'open', 'stately.left': 'off' },
        },
        open: {
          description: 'A window of the Stately inspector is told.',
          invoke: { id: 'stately', src: 'stately' },
          on: { 'stately.blocked': 'blocked', 'stately.closed': 'off', 'stately.left': 'off' },
        },
        blocked: {
          description: 'The browser let no window open.',
          on: { 'stately.confirmed': 'open', 'stately.left': 'off' },
        },
      },
    },
  },
});

export type InspectorActor = ActorRefFrom<typeof inspectorMachine>;
