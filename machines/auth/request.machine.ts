import { assign, fromPromise, setup } from 'xstate';
import { type ApiFailure, isApiFailure } from '#domain/api/api-failure.ts';
import type { CallOptions } from '#domain/api/authorised-call.ts';
import { notProvided } from '../not-provided.ts';
import type { FreshToken } from './access-token.ts';

export interface RequestInput extends Pick<CallOptions, 'method' | 'body' | 'workspace'> {
  /** Begins with `/api/`. */
  readonly path: string;
}

export interface SendInput {
  readonly call: RequestInput;
  readonly accessToken: string;
}

export type RequestFailure =
  | ApiFailure
  /** Nobody is signed in; nothing was sent. */
  | { readonly kind: 'no-access-token' }
  /** A fault of ours. */
  | { readonly kind: 'unexpected'; readonly message: string };

export type RequestOutcome =
  | { readonly kind: 'answered'; readonly answer: unknown }
  | { readonly kind: 'failed'; readonly failure: RequestFailure };

interface RequestContext {
  readonly call: RequestInput;
  readonly accessToken: string;
  readonly outcome: RequestOutcome;
}

/**
 * One call as the founder who is signed in: a 401 asks the session for a new token and is retried once, a second 401 is
 * final. Actors to provide: `currentToken`, `freshToken` (see access-token.ts) and `send`, which rejects with an
 * `ApiFailure`. Action to provide: `logNoAccessToken`.
 */
export const requestMachine = setup({
  types: {
    input: {} as RequestInput,
    context: {} as RequestContext,
    output: {} as RequestOutcome,
    tags: {} as 'pending',
  },
  actors: {
    currentToken: fromPromise<string | null>(notProvided('currentToken')),
    freshToken: fromPromise<FreshToken, { readonly stale: string }>(notProvided('freshToken')),
    send: fromPromise<unknown, SendInput>(notProvided('send')),
  },
  guards: {
    isToken: (_, { accessToken }: { accessToken: string | null }) => accessToken !== null,
    isUnauthorized: (_, { reason }: { reason: unknown }) =>
      isApiFailure(reason) && reason.kind === 'refused' && reason.status === 401,
    isFresh: (_, { fresh }: { fresh: FreshToken }) => fresh.kind === 'token',
    hadNoAnswer: (_, { fresh }: { fresh: FreshToken }) => fresh.kind === 'no-answer',
  },
  actions: {
    logNoAccessToken: () => {},
    useToken: assign((_, { accessToken }: { accessToken: string | null }) => ({ accessToken: accessToken ?? '' })),
    useFreshToken: assign((_, { fresh }: { fresh: FreshToken }) =>
      fresh.kind === 'token' ? { accessToken: fresh.accessToken } : {},
    ),
    keepAnswer: assign((_, { answer }: { answer: unknown }) => ({ outcome: { kind: 'answered', answer } as const })),
    keepFailure: assign((_, { reason }: { reason: unknown }) => ({
      outcome: { kind: 'failed', failure: failureOf(reason) } as const,
    })),
  },
}).createMachine({
  id: 'request',
  context: ({ input }) => ({
    call: input,
    accessToken: '',
    outcome: { kind: 'failed', failure: { kind: 'no-access-token' } },
  }),
  initial: 'preparing',
  output: ({ context }) => context.outcome,
  states: {
    preparing: {
      description: 'Waits until it is known who is signed in.',
      tags: 'pending',
      invoke: {
        id: 'currentToken',
        src: 'currentToken',
        onDone: [
          {
            guard: { type: 'isToken', params: ({ event }) => ({ accessToken: event.output }) },
            target: 'attempting',
            actions: { type: 'useToken', params: ({ event }) => ({ accessToken: event.output }) },
          },
          { target: 'failed', actions: 'logNoAccessToken' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    attempting: {
      description: 'The first attempt, with the token at hand.',
      tags: 'pending',
      invoke: {
        id: 'attempt',
        src: 'send',
        input: ({ context: { call, accessToken } }) => ({ call, accessToken }),
        onDone: {
          target: 'succeeded',
          actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isUnauthorized', params: ({ event }) => ({ reason: event.error }) },
            target: 'awaitingToken',
            actions: { type: 'keepFailure', params: ({ event }) => ({ reason: event.error }) },
          },
          {
            target: 'failed',
            actions: { type: 'keepFailure', params: ({ event }) => ({ reason: event.error }) },
          },
        ],
      },
    },
    awaitingToken: {
      description: 'The token was refused; waits for another one. The 401 is kept in case there is none.',
      tags: 'pending',
      invoke: {
        id: 'freshToken',
        src: 'freshToken',
        input: ({ context }) => ({ stale: context.accessToken }),
        onDone: [
          {
            guard: { type: 'isFresh', params: ({ event }) => ({ fresh: event.output }) },
            target: 'retrying',
            actions: { type: 'useFreshToken', params: ({ event }) => ({ fresh: event.output }) },
          },
          {
            guard: { type: 'hadNoAnswer', params: ({ event }) => ({ fresh: event.output }) },
            target: 'failed',
            actions: { type: 'keepFailure', params: { reason: { kind: 'no-answer' } } },
          },
          { target: 'failed' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    retrying: {
      description: 'The second and last attempt.',
      tags: 'pending',
      invoke: {
        id: 'retry',
        src: 'send',
        input: ({ context: { call, accessToken } }) => ({ call, accessToken }),
        onDone: {
          target: 'succeeded',
          actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    succeeded: { description: 'The server answered.', type: 'final' },
    failed: { description: 'There is no answer to hand out, and why.', type: 'final' },
  },
});

function failureOf(reason: unknown): RequestFailure {
  if (isApiFailure(reason)) return reason;
  return { kind: 'unexpected', message: reason instanceof Error ? reason.message : '' };
}
