import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { type AccountFailure, accountFailureOf } from '#domain/account/account-failure.ts';
import type { WebhookDelivery } from '#domain/webhooks/webhook-delivery.ts';
import { notProvided } from '../not-provided.ts';
import type { ShownWebhook } from './webhooks.machine.ts';

/** Deliveries that are shown at first, and how many more at a press. */
const page = 10;

interface DeliveriesContext {
  /** The webhook whose deliveries are shown; null while none are. */
  readonly about: ShownWebhook | null;
  /** Its deliveries as last read, the latest first; null before that. */
  readonly listed: readonly WebhookDelivery[] | null;
  /** How many of them are shown. */
  readonly shown: number;
  /** The delivery that is being sent again. */
  readonly again: string | null;
  readonly failure: AccountFailure | null;
}

export type DeliveriesEvent =
  | { readonly type: 'deliveries.opened'; readonly webhook: ShownWebhook }
  | { readonly type: 'deliveries.closed' }
  | { readonly type: 'list.reloaded' }
  | { readonly type: 'more.shown' }
  | { readonly type: 'test.asked' }
  | { readonly type: 'again.asked'; readonly id: string };

/** Input of an actor that asks about a webhook. */
export interface OfWebhook {
  readonly about: ShownWebhook | null;
}

/** The list with a delivery as it is now: in the place that it had, or else in front. */
const withDelivery = (listed: readonly WebhookDelivery[] | null, delivery: WebhookDelivery) =>
  listed?.some(({ id }) => id === delivery.id)
    ? listed.map((each) => (each.id === delivery.id ? delivery : each))
    : [delivery, ...(listed ?? [])];

/**
 * The messages to one webhook. While some of them wait, the list is read again every few seconds, and a failure of that is
 * not told: what is shown was true a moment ago.
 *
 * Actors to provide, rejecting with what `accountFailureOf` reads: `loadDeliveries`; `sendTest` and `sendAgain`, which resolve
 * to the delivery.
 */
export const deliveriesMachine = setup({
  types: {
    context: {} as DeliveriesContext,
    events: {} as DeliveriesEvent,
    tags: {} as 'pending',
  },
  actors: {
    loadDeliveries: fromPromise<readonly WebhookDelivery[], OfWebhook>(notProvided('loadDeliveries')),
    sendTest: fromPromise<WebhookDelivery, OfWebhook>(notProvided('sendTest')),
    sendAgain: fromPromise<WebhookDelivery, OfWebhook & { readonly id: string }>(notProvided('sendAgain')),
  },
  guards: {
    isListed: ({ context }, { id }: { id: string }) => context.listed?.some((each) => each.id === id) ?? false,
    hasMore: ({ context }) => (context.listed?.length ?? 0) > context.shown,
    hasWaiting: ({ context }) => context.listed?.some(({ state }) => state === 'waiting') ?? false,
    isGone: (_, { reason }: { reason: unknown }) => accountFailureOf(reason).kind === 'gone',
  },
  actions: {
    begin: assign((_, { webhook }: { webhook: ShownWebhook }) => ({ about: webhook, shown: page })),
    forgetAll: assign({ about: null, listed: null, failure: null, again: null }),
    keep: assign((_, { listed }: { listed: readonly WebhookDelivery[] }) => ({ listed })),
    put: assign(({ context }, { delivery }: { delivery: WebhookDelivery }) => ({
      listed: withDelivery(context.listed, delivery),
    })),
    showMore: assign({ shown: ({ context }) => context.shown + page }),
    rememberAgain: assign((_, { id }: { id: string }) => ({ again: id })),
    forgetAgain: assign({ again: null }),
    forgetFailure: assign({ failure: null }),
    showFailure: assign({ failure: (_, { reason }: { reason: unknown }) => accountFailureOf(reason) }),
  },
  delays: { refreshMs: 5_000 },
}).createMachine({
  id: 'deliveries',
  context: { about: null, listed: null, shown: page, again: null, failure: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'No deliveries are shown.',
      on: {
        'deliveries.opened': { target: 'open', actions: { type: 'begin', params: ({ event }) => event } },
      },
    },
    open: {
      description: 'The deliveries of a webhook are shown.',
      exit: 'forgetAll',
      on: {
        'deliveries.closed': 'closed',
        'more.shown': { guard: 'hasMore', actions: 'showMore' },
      },
      initial: 'loading',
      states: {
        loading: {
          tags: 'pending',
          description: 'Our server is asked.',
          invoke: {
            id: 'loadDeliveries',
            src: 'loadDeliveries',
            input: ({ context: { about } }) => ({ about }),
            onDone: { target: 'listing', actions: { type: 'keep', params: ({ event }) => ({ listed: event.output }) } },
            onError: {
              target: 'unavailable',
              actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
            },
          },
        },
        unavailable: {
          description: 'The list could not be read.',
          on: { 'list.reloaded': { target: 'loading', actions: 'forgetFailure' } },
        },
        listing: {
          description: 'The list is shown, perhaps with why something could not be sent.',
          on: {
            'test.asked': { target: 'testing', actions: 'forgetFailure' },
            'again.asked': {
              guard: { type: 'isListed', params: ({ event }) => event },
              target: 'sending',
              actions: ['forgetFailure', { type: 'rememberAgain', params: ({ event }) => event }],
            },
          },
          initial: 'resting',
          states: {
            resting: {
              description: 'Something that waits may have arrived after a while.',
              after: { refreshMs: { guard: 'hasWaiting', target: 'refreshing' } },
            },
            refreshing: {
              description: 'The list is read again.',
              invoke: {
                id: 'refresh',
                src: 'loadDeliveries',
                input: ({ context: { about } }) => ({ about }),
                onDone: {
                  target: 'resting',
                  actions: { type: 'keep', params: ({ event }) => ({ listed: event.output }) },
                },
                onError: 'resting',
              },
            },
          },
        },
        testing: {
          tags: 'pending',
          description: 'A test is sent; it is answered once the receiver has.',
          invoke: {
            id: 'sendTest',
            src: 'sendTest',
            input: ({ context: { about } }) => ({ about }),
            onDone: {
              target: 'listing',
              actions: { type: 'put', params: ({ event }) => ({ delivery: event.output }) },
            },
            onError: [
              { guard: { type: 'isGone', params: ({ event }) => ({ reason: event.error }) }, target: 'loading' },
              {
                target: 'listing',
                actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
              },
            ],
          },
        },
        sending: {
          tags: 'pending',
          description: 'Our server is asked to send a message once more.',
          exit: 'forgetAgain',
          invoke: {
            id: 'sendAgain',
            src: 'sendAgain',
            input: ({ context: { about, again } }) => ({ about, id: again ?? '' }),
            onDone: {
              target: 'listing',
              actions: { type: 'put', params: ({ event }) => ({ delivery: event.output }) },
            },
            onError: [
              { guard: { type: 'isGone', params: ({ event }) => ({ reason: event.error }) }, target: 'loading' },
              {
                target: 'listing',
                actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
              },
            ],
          },
        },
      },
    },
  },
});

export type DeliveriesActor = ActorRefFrom<typeof deliveriesMachine>;
