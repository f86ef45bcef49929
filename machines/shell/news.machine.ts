import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';

export interface NewsContext {
  /** Category of the listed articles; null for all. */
  readonly category: string | null;
  /** Ids of what the founder has read and the server has not been told, or not yet answered. */
  readonly unsaved: readonly string[];
}

export type NewsEvent =
  | { readonly type: 'category.chosen'; readonly category: string | null }
  /** Opened, or marked by the founder. */
  | { readonly type: 'articles.read'; readonly ids: readonly string[] }
  | { readonly type: 'reads.retried' }
  | { readonly type: 'connection.regained' }
  /** The session has ended: what is known belongs to nobody here. */
  | { readonly type: 'founder.left' };

const startingContext: NewsContext = { category: null, unsaved: [] };

/**
 * The founder's read articles, which are reported to the server one call at a time, and the category that is listed.
 *
 * Actor to provide: `saveReads` marks articles as read and resolves to the ids that it was given.
 */
export const newsMachine = setup({
  types: {
    context: {} as NewsContext,
    events: {} as NewsEvent,
    tags: {} as 'pending',
  },
  actors: {
    saveReads: fromPromise<readonly string[], { readonly ids: readonly string[] }>(notProvided('saveReads')),
  },
  guards: {
    hasUnsaved: ({ context }) => context.unsaved.length > 0,
  },
  actions: {
    rememberCategory: assign((_, { category }: { category: string | null }) => ({ category })),
    noteRead: assign(({ context }, { ids }: { ids: readonly string[] }) => ({
      unsaved: [...new Set([...context.unsaved, ...ids])],
    })),
    noteSaved: assign(({ context }, { ids }: { ids: readonly string[] }) => ({
      unsaved: context.unsaved.filter((id) => !ids.includes(id)),
    })),
    forget: assign(startingContext),
  },
}).createMachine({
  id: 'news',
  context: startingContext,
  initial: 'idle',
  on: {
    'category.chosen': { actions: { type: 'rememberCategory', params: ({ event }) => event } },
    'articles.read': { actions: { type: 'noteRead', params: ({ event }) => event } },
    'founder.left': { target: '.idle', actions: 'forget' },
  },
  states: {
    idle: {
      description: 'The server knows what was read.',
      always: { guard: 'hasUnsaved', target: 'saving' },
    },
    saving: {
      description: 'Tells the server what was read; what is read meanwhile goes with the next call.',
      tags: 'pending',
      invoke: {
        id: 'saveReads',
        src: 'saveReads',
        input: ({ context }) => ({ ids: context.unsaved }),
        onDone: { target: 'idle', actions: { type: 'noteSaved', params: ({ event }) => ({ ids: event.output }) } },
        onError: 'unsaved',
      },
    },
    unsaved: {
      description: 'The server could not be told; here it counts as read all the same.',
      on: {
        'articles.read': { target: 'saving', actions: { type: 'noteRead', params: ({ event }) => event } },
        'reads.retried': 'saving',
        'connection.regained': 'saving',
      },
    },
  },
});

export type NewsActor = ActorRefFrom<typeof newsMachine>;
type NewsSnapshot = SnapshotFrom<typeof newsMachine>;

export const selectCategory = ({ context }: NewsSnapshot): string | null => context.category;
export const selectUnsaved = ({ context }: NewsSnapshot): readonly string[] => context.unsaved;
export const selectHasFailed = (snapshot: NewsSnapshot): boolean => snapshot.matches('unsaved');
