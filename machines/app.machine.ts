import { type ActorRefFrom, assign, enqueueActions, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate';
import { afterSessionEnd } from '#domain/access/after-session-end.ts';
import { decideAccess } from '#domain/access/decide-access.ts';
import type { Flags } from '#domain/access/flags.ts';
import type { Location } from '#domain/routes/routes.ts';
import type { User } from '#domain/user/user.ts';
import { type AppEvent, type Ended, phaseOf, type Report } from './app-events.ts';
import type { AppInput, AppMachineContext } from './app-machine-context.ts';
import { type SessionSnapshot, sessionMachine } from './auth/session.machine.ts';
import { notProvided } from './not-provided.ts';
import { assumedFlags, flagsMachine, selectFlags } from './shell/flags.machine.ts';
import { guardMachine } from './shell/guard.machine.ts';
import { type NavigationSnapshot, navigationMachine } from './shell/navigation.machine.ts';
import { splashMachine } from './shell/splash.machine.ts';
import { themeMachine } from './shell/theme.machine.ts';
import { toastsMachine } from './shell/toasts.machine.ts';
import { userStore } from './shell/user.store.ts';
import { syncMachine } from './sync/sync.machine.ts';

/**
 * The application: starts its actors, tells them of each other, and keeps the place fit for who is signed in.
 * Actor to provide: `loadUser`, from the server or else as last kept on this device; and the children with theirs.
 */
export const appMachine = setup({
  types: {
    input: {} as AppInput,
    context: {} as AppMachineContext,
    events: {} as AppEvent | Report,
    tags: {} as 'pending',
    children: {} as {
      flags: 'flags';
      session: 'session';
      user: 'user';
      theme: 'theme';
      toasts: 'toasts';
      splash: 'splash';
      guard: 'guard';
      sync: 'sync';
      navigation: 'navigation';
      loadUser: 'loadUser';
      reloadUser: 'loadUser';
    },
  },
  actors: {
    flags: flagsMachine,
    session: sessionMachine,
    user: userStore,
    theme: themeMachine,
    toasts: toastsMachine,
    splash: splashMachine,
    guard: guardMachine,
    sync: syncMachine,
    navigation: navigationMachine,
    loadUser: fromPromise<User>(notProvided('loadUser')),
  },
  guards: {
    isSignedIn: ({ event }) => event.type === 'session.reported' && event.phase === 'signed-in',
    isSignedOut: ({ event }) => event.type === 'session.reported' && event.phase === 'signed-out',
    isSigningOut: ({ event }) => event.type === 'session.reported' && event.phase === 'signing-out',
    isElsewhere: ({ context }, { place }: { place: Location }) => place.path !== context.place?.path,
  },
  actions: {
    relayFlags: enqueueActions(({ enqueue, self }, { snapshot }: { snapshot: SnapshotFrom<typeof flagsMachine> }) => {
      const flags = selectFlags(snapshot);
      enqueue.sendTo('guard', { type: 'flags.read', flags });
      enqueue.sendTo('theme', { type: 'theme.enabled', enabled: flags.appTheme });
      enqueue.sendTo(self, { type: 'flags.reported', flags });
    }),
    relaySession: enqueueActions(({ enqueue, self }, { snapshot }: { snapshot: SessionSnapshot }) => {
      const phase = phaseOf(snapshot);
      const signedIn = phase === 'signed-in';
      const isSettled = signedIn || phase === 'signed-out';
      enqueue.sendTo('guard', isSettled ? { type: 'session.settled', signedIn } : { type: 'session.unsettled' });
      enqueue.sendTo(self, { type: 'session.reported', phase, ended: snapshot.context.ended });
    }),
    relayNavigation: enqueueActions(({ enqueue, self }, { snapshot }: { snapshot: NavigationSnapshot }) => {
      enqueue.sendTo('splash', { type: snapshot.hasTag('pending') ? 'loading.started' : 'loading.settled' });
      const { place } = snapshot.context;
      if (place && snapshot.matches('settled')) enqueue.sendTo(self, { type: 'place.reported', place });
    }),
    tellUser: enqueueActions(({ enqueue }, { user }: { user: User | null }) => {
      enqueue.assign({ visitor: { signedIn: true, user } });
      enqueue.sendTo('user', { type: 'user.loaded', user });
      enqueue.sendTo('guard', { type: 'user.loaded', user });
    }),
    forgetUser: enqueueActions(({ enqueue }) => {
      enqueue.assign({ visitor: null });
      enqueue.sendTo('user', { type: 'user.cleared' });
      enqueue.sendTo('guard', { type: 'user.cleared' });
    }),
    doubtVisitor: assign({ visitor: null }),
    knowNobody: assign({ visitor: { signedIn: false, user: null } }),
    startSync: sendTo('sync', (_, { user }: { user: User }) => ({ type: 'sync.start', account: user.id })),
    /** Coming here may have failed for want of the user's record. */
    retryPlace: sendTo('navigation', { type: 'navigation.retried' }),
    stopSync: sendTo('sync', { type: 'sync.stop' }),
    rememberFlags: assign((_, { flags }: { flags: Flags }) => ({ flags })),
    rememberPlace: assign((_, { place }: { place: Location }) => ({ place })),
    /** Who may be where the founder is may have changed since it was entered. */
    recheckPlace: enqueueActions(({ context: { place, flags, visitor }, enqueue }) => {
      if (!place || !flags || !visitor) return;
      const decision = decideAccess(place, flags, visitor);
      if (decision.kind === 'redirect')
        enqueue.sendTo('navigation', { type: 'navigate', to: decision.to, replace: true });
    }),
    leavePlace: enqueueActions(({ context: { place, flags }, enqueue }, { ended }: { ended: Ended }) => {
      if (!place || !flags || !ended) return;
      const to = afterSessionEnd(place, flags, ended);
      if (to) enqueue.sendTo('navigation', { type: 'navigate', to });
    }),
  },
}).createMachine({
  id: 'app',
  context: ({ input }) => ({ input, flags: null, place: null, visitor: null }),
  // In this order: each is told of those before it.
  invoke: [
    { id: 'user', systemId: 'user', src: 'user' },
    {
      id: 'theme',
      systemId: 'theme',
      src: 'theme',
      input: ({ context: { input } }) => ({ ...input.theme, enabled: (input.flags ?? assumedFlags).appTheme }),
    },
    { id: 'toasts', systemId: 'toasts', src: 'toasts' },
    { id: 'splash', systemId: 'splash', src: 'splash' },
    { id: 'guard', systemId: 'guard', src: 'guard' },
    { id: 'sync', systemId: 'sync', src: 'sync' },
    {
      id: 'flags',
      systemId: 'flags',
      src: 'flags',
      input: ({ context }) => ({ flags: context.input.flags }),
      onSnapshot: { actions: { type: 'relayFlags', params: ({ event }) => event } },
    },
    {
      id: 'session',
      systemId: 'session',
      src: 'session',
      onSnapshot: { actions: { type: 'relaySession', params: ({ event }) => event } },
    },
    {
      id: 'navigation',
      systemId: 'navigation',
      src: 'navigation',
      onSnapshot: { actions: { type: 'relayNavigation', params: ({ event }) => event } },
    },
  ],
  initial: 'settling',
  on: {
    'flags.reported': { actions: [{ type: 'rememberFlags', params: ({ event }) => event }, 'recheckPlace'] },
    'place.reported': {
      guard: { type: 'isElsewhere', params: ({ event }) => event },
      actions: [{ type: 'rememberPlace', params: ({ event }) => event }, 'recheckPlace'],
    },
  },
  states: {
    settling: {
      description: 'It is not yet known whether somebody is signed in.',
      tags: 'pending',
      on: {
        'session.reported': [
          { guard: 'isSignedIn', target: 'signedIn' },
          { guard: 'isSignedOut', target: 'signedOut' },
        ],
      },
    },
    signedOut: {
      description: 'Nobody is signed in.',
      entry: ['forgetUser', 'knowNobody', 'stopSync'],
      on: {
        'session.reported': { guard: 'isSignedIn', target: 'signedIn' },
      },
    },
    signedIn: {
      description: 'Somebody is signed in.',
      initial: 'loading',
      on: {
        'session.reported': [
          {
            guard: 'isSignedOut',
            target: 'signedOut',
            actions: { type: 'leavePlace', params: ({ event }) => event },
          },
          { guard: 'isSigningOut', target: '.leaving' },
        ],
      },
      states: {
        loading: {
          description: 'Learns who it is.',
          tags: 'pending',
          entry: 'forgetUser',
          invoke: {
            id: 'loadUser',
            src: 'loadUser',
            onDone: {
              target: 'known',
              actions: [
                { type: 'tellUser', params: ({ event }) => ({ user: event.output }) },
                { type: 'startSync', params: ({ event }) => ({ user: event.output }) },
                'recheckPlace',
                'retryPlace',
              ],
            },
            onError: {
              target: 'unavailable',
              actions: [{ type: 'tellUser', params: { user: null } }, 'recheckPlace'],
            },
          },
        },
        known: {
          description: 'It is known who it is.',
          on: {
            'user.changed': {
              target: '.idle',
              actions: [{ type: 'tellUser', params: ({ event }) => event }, 'recheckPlace'],
            },
          },
          initial: 'idle',
          states: {
            idle: { description: 'The record counts as good.', on: { 'user.reload': 'reloading' } },
            reloading: {
              description: 'Loads the record anew; the old one holds meanwhile.',
              invoke: {
                id: 'reloadUser',
                src: 'loadUser',
                onDone: {
                  target: 'idle',
                  actions: [{ type: 'tellUser', params: ({ event }) => ({ user: event.output }) }, 'recheckPlace'],
                },
                onError: 'idle',
              },
            },
          },
        },
        unavailable: {
          description: 'Who it is could not be learned from the server or this device.',
          on: { 'user.reload': 'loading' },
        },
        leaving: {
          description: 'The session is being ended.',
          tags: 'pending',
          entry: ['doubtVisitor', 'stopSync'],
        },
      },
    },
  },
});

export type AppActor = ActorRefFrom<typeof appMachine>;
