import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';

interface SwitcherInput {
  /** The project that was current last on this device; null if there was none. */
  readonly lastId: string | null;
}

interface SwitcherContext extends SwitcherInput {
  /** The search text. */
  readonly query: string;
}

export type SwitcherEvent =
  | { readonly type: 'switcher.toggled' }
  | { readonly type: 'switcher.closed' }
  | { readonly type: 'query.changed'; readonly text: string }
  /** The founder has come to a place of this project, by whatever way. */
  | { readonly type: 'project.visited'; readonly id: string }
  | { readonly type: 'project.chosen'; readonly id: string }
  | { readonly type: 'allIdeas.chosen' }
  | { readonly type: 'connection.regained' };

/**
 * Which idea is the current one, and the menu that leads to another. This device remembers it, and the account does for
 * every other device and for after a sign-out, which empties this one.
 *
 * Actions to provide: `store`, `lead`, `leadToAll`. Actors: `recall` resolves to the account's project, null if there
 * is none; `tell` keeps one there. Both reject where the server gives no answer.
 */
export const projectSwitcherMachine = setup({
  types: { input: {} as SwitcherInput, context: {} as SwitcherContext, events: {} as SwitcherEvent },
  actors: {
    recall: fromPromise<string | null>(notProvided('recall')),
    tell: fromPromise<void, { readonly id: string }>(notProvided('tell')),
  },
  guards: {
    isKnown: ({ context }) => context.lastId !== null,
    isOther: ({ context }, { id }: { id: string }) => context.lastId !== id,
    isAny: (_, { id }: { id: string | null }) => id !== null,
  },
  actions: {
    clear: assign({ query: '' }),
    search: assign((_, { text }: { text: string }) => ({ query: text })),
    remember: assign((_, { id }: { id: string | null }) => ({ lastId: id })),
    store: (_, _params: { readonly id: string | null }) => {},
    lead: (_, _params: { readonly id: string }) => {},
    leadToAll: () => {},
  },
}).createMachine({
  id: 'projectSwitcher',
  context: ({ input: { lastId } }) => ({ lastId, query: '' }),
  type: 'parallel',
  states: {
    current: {
      description: 'The idea that the founder works on, here and in the account.',
      initial: 'starting',
      on: {
        'project.visited': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: '.telling',
          actions: [
            { type: 'remember', params: ({ event }) => event },
            { type: 'store', params: ({ event }) => event },
          ],
        },
        'project.chosen': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: '.telling',
          actions: [
            { type: 'remember', params: ({ event }) => event },
            { type: 'store', params: ({ event }) => event },
          ],
        },
      },
      states: {
        starting: {
          description: 'Asks what this device remembers.',
          always: [{ guard: 'isKnown', target: 'settled' }, { target: 'recalling' }],
        },
        recalling: {
          description: 'This device remembers nothing, as after a sign-out: the account is asked.',
          invoke: {
            id: 'recall',
            src: 'recall',
            onDone: [
              {
                guard: { type: 'isAny', params: ({ event }) => ({ id: event.output }) },
                target: 'settled',
                actions: [
                  { type: 'remember', params: ({ event }) => ({ id: event.output }) },
                  { type: 'store', params: ({ event }) => ({ id: event.output }) },
                ],
              },
              { target: 'settled' },
            ],
            onError: 'unanswered',
          },
        },
        unanswered: {
          description: 'The account could not be asked.',
          on: { 'connection.regained': 'recalling' },
        },
        telling: {
          description: 'Another idea is the current one: the account is told.',
          invoke: {
            id: 'tell',
            src: 'tell',
            input: ({ context }) => ({ id: context.lastId ?? '' }),
            onDone: 'settled',
            onError: 'untold',
          },
        },
        untold: {
          description: 'The account could not be told; this device remembers it all the same.',
          on: { 'connection.regained': 'telling' },
        },
        settled: { description: 'This device and the account agree, or there is nothing to agree upon.' },
      },
    },
    menu: {
      description: 'The way to another idea.',
      initial: 'closed',
      states: {
        closed: {
          description: 'Says which idea is the current one.',
          on: { 'switcher.toggled': { target: 'open', actions: 'clear' } },
        },
        open: {
          description: 'Lists the explored ideas, or those that fit what is searched for.',
          on: {
            'switcher.toggled': 'closed',
            'switcher.closed': 'closed',
            'query.changed': { actions: { type: 'search', params: ({ event }) => event } },
            'project.chosen': { target: 'closed', actions: { type: 'lead', params: ({ event }) => event } },
            'allIdeas.chosen': { target: 'closed', actions: 'leadToAll' },
          },
        },
      },
    },
  },
});

export type ProjectSwitcherActor = ActorRefFrom<typeof projectSwitcherMachine>;

export const selectIsSwitcherOpen = (snapshot: SnapshotFrom<typeof projectSwitcherMachine>): boolean =>
  snapshot.matches({ menu: 'open' });
