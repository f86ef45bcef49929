import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { type AccountFailure, accountFailureOf } from '#domain/account/account-failure.ts';
import type { Webhook, WebhookKind } from '#domain/webhooks/webhook.ts';
import type { WebhookType } from '#domain/webhooks/webhook-facts.ts';
import type { WebhookProblem } from '#domain/webhooks/webhook-form.ts';
import { notProvided } from '../not-provided.ts';

/** A webhook, and the workspace that it is of. */
export interface ShownWebhook extends Webhook {
  readonly workspaceId: string;
}

/** The form for a new webhook, as it is filled in. */
export interface WebhookForm {
  readonly url: string;
  readonly workspaceId: string;
  readonly kind: WebhookKind;
  readonly types: readonly WebhookType[];
  readonly personal: boolean;
}

/** A change of a webhook. The first two are asked about before. */
export type WebhookDeed = 'delete' | 'rotate' | 'switch-off' | 'switch-on';

interface WebhooksContext {
  /** Webhooks as last read; null before that. */
  readonly listed: readonly ShownWebhook[] | null;
  readonly form: WebhookForm;
  readonly problem: WebhookProblem | null;
  /** The secret of a new webhook, or a new one of an old webhook, while it is shown. */
  readonly secret: string | null;
  /** The webhook that is asked about, or being changed. */
  readonly about: ShownWebhook | null;
  readonly deed: WebhookDeed;
  readonly failure: AccountFailure | null;
}

export type WebhooksEvent =
  | { readonly type: 'list.reloaded' }
  | { readonly type: 'form.opened'; readonly form: WebhookForm }
  | { readonly type: 'form.changed'; readonly change: Partial<WebhookForm> }
  | { readonly type: 'form.submitted'; readonly problem: WebhookProblem | null }
  | { readonly type: 'secret.dismissed' }
  | { readonly type: 'change.asked'; readonly id: string; readonly deed: WebhookDeed }
  | { readonly type: 'change.confirmed' }
  | { readonly type: 'flow.cancelled' };

const blank: WebhookForm = { url: '', workspaceId: '', kind: 'webhook', types: [], personal: false };

/**
 * The webhooks of the founder's workspaces. A secret is shown once: when a webhook is made, and when it gets another one.
 *
 * Actors to provide, rejecting with what `accountFailureOf` reads: `loadWebhooks`, `makeWebhook`, and `changeWebhook`, which
 * resolves to the new secret if there is one.
 */
export const webhooksMachine = setup({
  types: {
    context: {} as WebhooksContext,
    events: {} as WebhooksEvent,
    tags: {} as 'pending',
  },
  actors: {
    loadWebhooks: fromPromise<readonly ShownWebhook[]>(notProvided('loadWebhooks')),
    makeWebhook: fromPromise<string, WebhookForm>(notProvided('makeWebhook')),
    changeWebhook: fromPromise<string | null, { readonly about: ShownWebhook | null; readonly deed: WebhookDeed }>(
      notProvided('changeWebhook'),
    ),
  },
  guards: {
    isGood: (_, { problem }: { problem: WebhookProblem | null }) => problem === null,
    isListed: ({ context }, { id }: { id: string }) => context.listed?.some((each) => each.id === id) ?? false,
    isAskedFirst: ({ context }, { id, deed }: { id: string; deed: WebhookDeed }) =>
      (deed === 'delete' || deed === 'rotate') && (context.listed?.some((each) => each.id === id) ?? false),
    isSecret: (_, { secret }: { secret: string | null }) => secret !== null,
    isGone: (_, { reason }: { reason: unknown }) => accountFailureOf(reason).kind === 'gone',
  },
  actions: {
    keepWebhooks: assign((_, { listed }: { listed: readonly ShownWebhook[] }) => ({ listed })),
    startForm: assign((_, { form }: { form: WebhookForm }) => ({ form, problem: null })),
    fill: assign(({ context }, { change }: { change: Partial<WebhookForm> }) => ({
      form: { ...context.form, ...change },
      problem: null,
    })),
    showProblem: assign((_, { problem }: { problem: WebhookProblem | null }) => ({ problem })),
    forgetProblem: assign({ problem: null }),
    keepSecret: assign((_, { secret }: { secret: string | null }) => ({ secret })),
    forgetSecret: assign({ secret: null }),
    rememberAbout: assign(({ context }, { id, deed }: { id: string; deed: WebhookDeed }) => ({
      about: context.listed?.find((each) => each.id === id) ?? null,
      deed,
    })),
    forgetAbout: assign({ about: null }),
    forgetFailure: assign({ failure: null }),
    showFailure: assign({ failure: (_, { reason }: { reason: unknown }) => accountFailureOf(reason) }),
  },
}).createMachine({
  id: 'webhooks',
  context: { listed: null, form: blank, problem: null, secret: null, about: null, deed: 'delete', failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'pending',
      description: 'Our server is asked.',
      invoke: {
        id: 'loadWebhooks',
        src: 'loadWebhooks',
        onDone: {
          target: 'listing',
          actions: { type: 'keepWebhooks', params: ({ event }) => ({ listed: event.output }) },
        },
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
      description: 'The list is shown, perhaps with why one could not be changed.',
      on: {
        'form.opened': {
          target: 'filling',
          actions: ['forgetFailure', { type: 'startForm', params: ({ event }) => event }],
        },
        'change.asked': [
          {
            guard: { type: 'isAskedFirst', params: ({ event }) => event },
            target: 'asking',
            actions: ['forgetFailure', { type: 'rememberAbout', params: ({ event }) => event }],
          },
          {
            guard: { type: 'isListed', params: ({ event }) => event },
            target: 'changing',
            actions: ['forgetFailure', { type: 'rememberAbout', params: ({ event }) => event }],
          },
        ],
      },
    },
    filling: {
      description: 'The founder says where messages go and what of, perhaps after one that came to nothing.',
      on: {
        'flow.cancelled': { target: 'listing', actions: ['forgetFailure', 'forgetProblem'] },
        'form.changed': { actions: ['forgetFailure', { type: 'fill', params: ({ event }) => event }] },
        'form.submitted': [
          {
            guard: { type: 'isGood', params: ({ event }) => event },
            target: 'making',
            actions: ['forgetFailure', 'forgetProblem'],
          },
          { actions: { type: 'showProblem', params: ({ event }) => event } },
        ],
      },
    },
    making: {
      tags: 'pending',
      description: 'Our server makes a webhook.',
      invoke: {
        id: 'makeWebhook',
        src: 'makeWebhook',
        input: ({ context }) => context.form,
        onDone: {
          target: 'showing',
          actions: { type: 'keepSecret', params: ({ event }) => ({ secret: event.output }) },
        },
        onError: {
          target: 'filling',
          actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    showing: {
      description: 'A secret is shown, this once.',
      exit: ['forgetSecret', 'forgetAbout'],
      on: { 'secret.dismissed': 'loading' },
    },
    asking: {
      description: 'Asks before a webhook is deleted, or gets another secret.',
      on: {
        'flow.cancelled': { target: 'listing', actions: 'forgetAbout' },
        'change.confirmed': 'changing',
      },
    },
    changing: {
      tags: 'pending',
      description: 'Our server changes a webhook.',
      invoke: {
        id: 'changeWebhook',
        src: 'changeWebhook',
        input: ({ context: { about, deed } }) => ({ about, deed }),
        onDone: [
          {
            guard: { type: 'isSecret', params: ({ event }) => ({ secret: event.output }) },
            target: 'showing',
            actions: { type: 'keepSecret', params: ({ event }) => ({ secret: event.output }) },
          },
          { target: 'loading', actions: 'forgetAbout' },
        ],
        onError: [
          {
            guard: { type: 'isGone', params: ({ event }) => ({ reason: event.error }) },
            target: 'loading',
            actions: 'forgetAbout',
          },
          {
            target: 'listing',
            actions: ['forgetAbout', { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) }],
          },
        ],
      },
    },
  },
});

export type WebhooksActor = ActorRefFrom<typeof webhooksMachine>;
