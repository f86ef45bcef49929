import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { AnalyticsEvent } from '#domain/analytics/analytics-event.ts';
import type { Consent } from '#domain/analytics/consent.ts';
import type { RouteName } from '#domain/routes/routes.ts';
import { notProvided } from '../not-provided.ts';

export interface AnalyticsInput {
  /** Do Not Track or Global Privacy Control. */
  readonly doesBrowserObject: boolean;
  /** The founder's choice as stored on this device; null if nobody has answered yet. */
  readonly consent: Consent | null;
  /** Where the founder is. */
  readonly screen: RouteName;
}

export type AnalyticsEvents =
  /** `deviceId` is a new random UUID. */
  | { readonly type: 'consent.given'; readonly deviceId: string }
  /** Also a consent that is withdrawn. */
  | { readonly type: 'consent.refused' }
  /** The stored consent changed outside this page: another tab answered, or the device was cleared. */
  | { readonly type: 'consent.read'; readonly consent: Consent | null }
  | { readonly type: 'screen.shown'; readonly screen: RouteName }
  | { readonly type: 'thing.happened'; readonly event: AnalyticsEvent };

interface WithConsent {
  readonly consent: Consent | null;
}

const refused: Consent = { choice: 'refused' };
const granted = ({ deviceId }: { readonly deviceId: string }): Consent => ({ choice: 'granted', deviceId });

/**
 * Whether this founder is counted: only after a yes on this device, never against the browser's setting, and only from the
 * allow-list. Nothing is kept for later: what happened before a yes is nobody's business.
 *
 * Actor to provide: `load` fetches and starts the library for a device's id.
 * Actions to provide: `count`, `stopCounting` (at once), `storeConsent`.
 */
export const analyticsMachine = setup({
  types: {
    input: {} as AnalyticsInput,
    context: {} as AnalyticsInput,
    events: {} as AnalyticsEvents,
    tags: {} as 'pending',
  },
  actors: {
    load: fromPromise<void, { readonly deviceId: string }>(notProvided('load')),
  },
  guards: {
    objects: ({ context }) => context.doesBrowserObject,
    isGranted: ({ context }) => context.consent?.choice === 'granted',
    isRefused: ({ context }) => context.consent?.choice === 'refused',
    isOther: ({ context }, { consent }: WithConsent) => JSON.stringify(context.consent) !== JSON.stringify(consent),
  },
  actions: {
    count: (_, _params: { event: AnalyticsEvent }) => {},
    stopCounting: () => {},
    storeConsent: (_, _params: { consent: Consent }) => {},
    rememberConsent: assign((_, { consent }: WithConsent) => ({ consent })),
    rememberScreen: assign((_, { screen }: { screen: RouteName }) => ({ screen })),
  },
}).createMachine({
  id: 'analytics',
  context: ({ input }) => input,
  initial: 'deciding',
  on: {
    'screen.shown': { actions: { type: 'rememberScreen', params: ({ event }) => event } },
    'consent.read': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.deciding',
      actions: { type: 'rememberConsent', params: ({ event }) => event },
    },
  },
  states: {
    deciding: {
      description: 'Looks at what the browser asks for and what was answered.',
      always: [
        { guard: 'objects', target: 'off' },
        { guard: 'isGranted', target: 'granted' },
        { guard: 'isRefused', target: 'refused' },
        { target: 'asking' },
      ],
    },
    off: { description: 'The browser asks sites not to follow its user. Nobody is asked, nothing is counted.' },
    asking: {
      description: 'Nobody has answered. Nothing is counted, and nothing waits for the answer.',
      on: {
        'consent.given': {
          target: 'granted',
          actions: [
            { type: 'rememberConsent', params: ({ event }) => ({ consent: granted(event) }) },
            { type: 'storeConsent', params: ({ event }) => ({ consent: granted(event) }) },
          ],
        },
        'consent.refused': {
          target: 'refused',
          actions: [
            { type: 'rememberConsent', params: { consent: refused } },
            { type: 'storeConsent', params: { consent: refused } },
          ],
        },
      },
    },
    refused: {
      description: 'The answer was no.',
      on: {
        'consent.given': {
          target: 'granted',
          actions: [
            { type: 'rememberConsent', params: ({ event }) => ({ consent: granted(event) }) },
            { type: 'storeConsent', params: ({ event }) => ({ consent: granted(event) }) },
          ],
        },
      },
    },
    granted: {
      description: 'The answer was yes.',
      initial: 'loading',
      exit: 'stopCounting',
      on: {
        'consent.refused': {
          target: 'refused',
          actions: [
            { type: 'rememberConsent', params: { consent: refused } },
            { type: 'storeConsent', params: { consent: refused } },
          ],
        },
      },
      states: {
        loading: {
          description: 'Fetches the library. What happens meanwhile is not counted.',
          tags: 'pending',
          invoke: {
            id: 'load',
            src: 'load',
            input: ({ context: { consent } }) => ({ deviceId: consent?.choice === 'granted' ? consent.deviceId : '' }),
            onDone: 'on',
            onError: 'unavailable',
          },
        },
        on: {
          description: 'Counts.',
          entry: {
            type: 'count',
            params: ({ context: { screen } }) => ({ event: { name: 'screen_viewed', screen } }),
          },
          on: {
            'screen.shown': {
              actions: [
                { type: 'rememberScreen', params: ({ event }) => event },
                { type: 'count', params: ({ event }) => ({ event: { name: 'screen_viewed', screen: event.screen } }) },
              ],
            },
            'thing.happened': { actions: { type: 'count', params: ({ event }) => event } },
          },
        },
        unavailable: { description: 'The library could not be had. Nothing is counted until the next start.' },
      },
    },
  },
});

export type AnalyticsActor = ActorRefFrom<typeof analyticsMachine>;
type AnalyticsSnapshot = SnapshotFrom<typeof analyticsMachine>;

/** `off`: the browser objects, and there is nothing to choose. */
export type AnalyticsChoice = 'off' | 'unanswered' | 'granted' | 'refused';

export function selectChoice(snapshot: AnalyticsSnapshot): AnalyticsChoice {
  if (snapshot.matches('off')) return 'off';
  return snapshot.context.consent?.choice ?? 'unanswered';
}
