import { type ActorRefFrom, setup, stateIn } from 'xstate';

export type SplashEvent =
  | { readonly type: 'loading.started' }
  | { readonly type: 'loading.settled' }
  /** The server has drawn the screen that was loaded for, and the visitor has been reading it all along. */
  | { readonly type: 'screen.hydrated' };

/** When the full-screen splash is seen: only where loading takes a second, and then for half a second at least. */
export const splashMachine = setup({
  types: { events: {} as SplashEvent, tags: {} as 'visible' },
  guards: { isSettled: stateIn({ showing: 'settled' }) },
  delays: {
    /** Milliseconds of loading before it shows. */
    showAfter: 1000,
    /** Milliseconds that it stays once shown. */
    minVisible: 500,
  },
}).createMachine({
  id: 'splash',
  initial: 'hidden',
  on: { 'screen.hydrated': '.hidden' },
  states: {
    hidden: {
      description: 'Nothing loads.',
      on: { 'loading.started': 'waiting' },
    },
    waiting: {
      description: 'Something loads, not yet for long.',
      on: { 'loading.settled': 'hidden' },
      after: { showAfter: 'showing' },
    },
    showing: {
      description: 'Shown, and not yet long enough to go. Loading anew does not restart the time.',
      tags: 'visible',
      after: { minVisible: [{ guard: 'isSettled', target: 'hidden' }, { target: 'shown' }] },
      initial: 'busy',
      states: {
        busy: { description: 'Still loading.', on: { 'loading.settled': 'settled' } },
        settled: { description: 'Loaded; goes when the time is over.', on: { 'loading.started': 'busy' } },
      },
    },
    shown: {
      description: 'Shown long enough; goes as soon as loading settles.',
      tags: 'visible',
      on: { 'loading.settled': 'hidden' },
    },
  },
});

export type SplashActor = ActorRefFrom<typeof splashMachine>;
