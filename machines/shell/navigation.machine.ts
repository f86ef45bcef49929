import { type ActorRefFrom, assign, enqueueActions, fromCallback, type SnapshotFrom, sendTo, setup } from 'xstate';
import { matchPath } from '#domain/routes/match-path.ts';
import type { Location, To } from '#domain/routes/routes.ts';

export interface Navigate {
  readonly type: 'navigate';
  readonly to: To;
  /** Replaces the history entry instead of adding one. */
  readonly replace?: boolean;
}

/** Tries the last transition again where it failed. */
interface Retry {
  readonly type: 'navigation.retried';
}

/** A report of the router actor; paths tell transitions apart. */
export type RouterReport =
  | { readonly type: 'transition.started'; readonly path: string }
  | { readonly type: 'transition.succeeded'; readonly place: Location }
  | { readonly type: 'transition.failed'; readonly path: string; readonly reason: string }
  | { readonly type: 'transition.cancelled'; readonly path: string };

interface NavigationContext {
  /** The place that is shown; it stays until the next place can be shown. */
  readonly place: Location | null;
  /** Failure of the last transition that ended; null once one succeeds. */
  readonly failure: string | null;
  /** Where that transition led. */
  readonly failedPath: string | null;
  readonly pendingPath: string | null;
}

/** Where the founder is. Actor to provide: `router`, a callback actor around the router itself. */
export const navigationMachine = setup({
  types: {
    context: {} as NavigationContext,
    events: {} as Navigate | Retry | RouterReport,
    tags: {} as 'pending' | 'failed',
  },
  actors: {
    router: fromCallback<Navigate>(() => {
      throw new Error('the actor router is not provided');
    }),
  },
  guards: {
    isPending: ({ context }, { path }: { path: string }) => context.pendingPath === path,
    isFirst: ({ context }, { path }: { path: string }) => context.pendingPath === path && context.place === null,
    hasFailed: ({ context }, { path }: { path: string }) => context.pendingPath === path && context.failure !== null,
  },
  actions: {
    retry: enqueueActions(({ context, enqueue }) => {
      const { name, params } = matchPath(context.failedPath ?? '');
      enqueue.sendTo('router', { type: 'navigate', to: { name, params } as To, replace: true });
    }),
    forward: sendTo('router', (_, params: Navigate) => params),
    begin: assign((_, { path }: { path: string }) => ({ pendingPath: path })),
    arrive: assign((_, { place }: { place: Location }) => ({
      place,
      failure: null,
      failedPath: null,
      pendingPath: null,
    })),
    fail: assign((_, { reason, path }: { reason: string; path: string | null }) => ({
      failure: reason,
      failedPath: path,
      pendingPath: null,
    })),
    stay: assign({ pendingPath: null }),
  },
}).createMachine({
  id: 'navigation',
  context: { place: null, failure: null, failedPath: null, pendingPath: null },
  invoke: {
    id: 'router',
    src: 'router',
    onError: {
      target: '.broken',
      actions: { type: 'fail', params: ({ event }) => ({ reason: textOf(event.error), path: null }) },
    },
  },
  initial: 'booting',
  on: {
    navigate: { actions: { type: 'forward', params: ({ event }) => event } },
    'transition.started': { target: '.transitioning', actions: { type: 'begin', params: ({ event }) => event } },
    'transition.succeeded': { target: '.settled', actions: { type: 'arrive', params: ({ event }) => event } },
    'transition.failed': { target: '.failed', actions: { type: 'fail', params: ({ event }) => event } },
  },
  states: {
    booting: { description: 'Nothing was shown yet and no transition runs.', tags: 'pending' },
    transitioning: {
      description: 'On the way; the old place is still shown.',
      tags: 'pending',
      on: {
        'transition.cancelled': [
          { guard: { type: 'hasFailed', params: ({ event }) => event }, target: 'failed', actions: 'stay' },
          { guard: { type: 'isFirst', params: ({ event }) => event }, target: 'booting', actions: 'stay' },
          { guard: { type: 'isPending', params: ({ event }) => event }, target: 'settled', actions: 'stay' },
        ],
      },
    },
    settled: { description: 'A place is shown.' },
    failed: {
      description: 'The last transition failed; it or another may be tried.',
      tags: 'failed',
      on: { 'navigation.retried': { actions: 'retry' } },
    },
    broken: {
      description: 'The router itself failed; only loading the page again helps.',
      tags: 'failed',
      on: { '*': {} },
    },
  },
});

const textOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason));

export type NavigationActor = ActorRefFrom<typeof navigationMachine>;
export type NavigationSnapshot = SnapshotFrom<typeof navigationMachine>;

export const selectPlace = (snapshot: NavigationSnapshot): Location | null => snapshot.context.place;
/** The reason to show on the error screen; null while there is nothing wrong. */
export const selectNavigationFailure = (snapshot: NavigationSnapshot): string | null =>
  snapshot.hasTag('failed') ? snapshot.context.failure : null;
