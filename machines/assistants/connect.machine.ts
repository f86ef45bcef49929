import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import type { TokenScope } from '#domain/account/access-token.ts';
import { type AccountFailure, accountFailureOf } from '#domain/account/account-failure.ts';
import type { AssistantAnswer, AssistantRequest } from '#domain/account/assistant-grant.ts';
import type { ReauthenticationMethod } from '#domain/account/reauthentication.ts';
import { reauthenticationMachine } from '../auth/reauthentication.machine.ts';
import { notProvided } from '../not-provided.ts';

/** The answer of a member to an assistant. */
export interface Answered {
  readonly requestId: string;
  readonly answer: AssistantAnswer;
}

interface ConnectContext {
  /** From the address. Whoever answers must be signed in. */
  readonly requestId: string;
  readonly request: AssistantRequest | null;
  readonly workspaceId: string;
  readonly scope: TokenScope;
  readonly ways: readonly ReauthenticationMethod[];
  readonly failure: AccountFailure | null;
}

export type ConnectEvent =
  | { readonly type: 'workspace.chosen'; readonly workspaceId: string }
  | { readonly type: 'scope.chosen'; readonly scope: TokenScope }
  | { readonly type: 'allow.asked' }
  | { readonly type: 'refuse.asked' }
  | { readonly type: 'read.retried' }
  | { readonly type: 'flow.cancelled' };

/**
 * An assistant asks to be let in; a member says yes or no, and the browser goes back to the assistant. To say yes needs
 * a sign-in of the last five minutes: any other founder shows who they are first.
 *
 * Actors to provide, rejecting with what `accountFailureOf` reads: `readRequest`, `answer`, `readWays`,
 * `reauthentication`. Action to provide: `leave`.
 */
export const connectMachine = setup({
  types: {
    input: {} as { readonly requestId: string | undefined; readonly workspaceId: string },
    context: {} as ConnectContext,
    events: {} as ConnectEvent,
    tags: {} as 'pending',
  },
  actors: {
    readRequest: fromPromise<AssistantRequest, { readonly requestId: string }>(notProvided('readRequest')),
    answer: fromPromise<string, Answered>(notProvided('answer')),
    readWays: fromPromise<readonly ReauthenticationMethod[]>(notProvided('readWays')),
    reauthentication: reauthenticationMachine,
  },
  guards: {
    hasRequest: ({ context }) => context.requestId !== '',
    isGone: (_, { reason }: { reason: unknown }) => accountFailureOf(reason).kind === 'gone',
    isTooOld: (_, { reason }: { reason: unknown }) => accountFailureOf(reason).kind === 'sign-in-too-old',
    isOffered: ({ context }, { scope }: { scope: TokenScope }) =>
      context.request?.scope === 'write' || scope === 'read',
  },
  actions: {
    keepRequest: assign((_, { request }: { request: AssistantRequest }) => ({ request, scope: request.scope })),
    chooseWorkspace: assign((_, { workspaceId }: { workspaceId: string }) => ({ workspaceId })),
    chooseScope: assign((_, { scope }: { scope: TokenScope }) => ({ scope })),
    keepWays: assign((_, { ways }: { ways: readonly ReauthenticationMethod[] }) => ({ ways })),
    forgetFailure: assign({ failure: null }),
    showFailure: assign({ failure: (_, { reason }: { reason: unknown }) => accountFailureOf(reason) }),
    leave: (_, _params: { readonly to: string }) => {},
  },
}).createMachine({
  id: 'connect',
  context: ({ input: { requestId = '', workspaceId } }) => ({
    ...{ requestId, workspaceId, request: null, scope: 'read', ways: [], failure: null },
  }),
  initial: 'opened',
  states: {
    opened: {
      description: 'The assistant has sent the browser here.',
      always: [{ guard: 'hasRequest', target: 'reading' }, { target: 'gone' }],
    },
    reading: {
      description: 'Our server is asked what the assistant wants.',
      tags: 'pending',
      invoke: {
        id: 'readRequest',
        src: 'readRequest',
        input: ({ context: { requestId } }) => ({ requestId }),
        onDone: {
          target: 'asked',
          actions: { type: 'keepRequest', params: ({ event }) => ({ request: event.output }) },
        },
        onError: [
          { guard: { type: 'isGone', params: ({ event }) => ({ reason: event.error }) }, target: 'gone' },
          { target: 'unread', actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) } },
        ],
      },
    },
    unread: {
      description: 'Nobody could be asked.',
      on: { 'read.retried': { target: 'reading', actions: 'forgetFailure' } },
    },
    asked: {
      description: 'Waits for a yes or a no, perhaps after a failure that may pass.',
      on: {
        'workspace.chosen': { actions: { type: 'chooseWorkspace', params: ({ event }) => event } },
        'scope.chosen': {
          guard: { type: 'isOffered', params: ({ event }) => event },
          actions: { type: 'chooseScope', params: ({ event }) => event },
        },
        'allow.asked': { target: 'allowing', actions: 'forgetFailure' },
        'refuse.asked': { target: 'refusing', actions: 'forgetFailure' },
      },
    },
    allowing: {
      description: 'Our server lets the assistant in.',
      tags: 'pending',
      invoke: {
        id: 'answer',
        src: 'answer',
        input: ({ context: { requestId, workspaceId, scope } }) => ({
          ...{ requestId, answer: { allow: true, scope, workspaceId } },
        }),
        onDone: { target: 'left', actions: { type: 'leave', params: ({ event }) => ({ to: event.output }) } },
        onError: [
          { guard: { type: 'isGone', params: ({ event }) => ({ reason: event.error }) }, target: 'gone' },
          { guard: { type: 'isTooOld', params: ({ event }) => ({ reason: event.error }) }, target: 'findingWays' },
          { target: 'asked', actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) } },
        ],
      },
    },
    findingWays: {
      description: 'The identity provider is asked how this founder can show who they are.',
      tags: 'pending',
      invoke: {
        id: 'readWays',
        src: 'readWays',
        onDone: { target: 'proving', actions: { type: 'keepWays', params: ({ event }) => ({ ways: event.output }) } },
        onError: {
          target: 'asked',
          actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    proving: {
      description: 'The founder shows who they are; then the assistant is let in after all.',
      on: { 'flow.cancelled': 'asked' },
      invoke: {
        id: 'reauthentication',
        src: 'reauthentication',
        input: ({ context }) => ({ ways: context.ways }),
        onDone: 'allowing',
        onError: {
          target: 'asked',
          actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    refusing: {
      description: 'Our server is told that the assistant may not come in.',
      tags: 'pending',
      invoke: {
        id: 'refuse',
        src: 'answer',
        input: ({ context: { requestId } }) => ({ requestId, answer: { allow: false } }),
        onDone: { target: 'left', actions: { type: 'leave', params: ({ event }) => ({ to: event.output }) } },
        onError: [
          { guard: { type: 'isGone', params: ({ event }) => ({ reason: event.error }) }, target: 'gone' },
          { target: 'asked', actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) } },
        ],
      },
    },
    left: { type: 'final', description: 'The browser is on its way back to the assistant.' },
    gone: { type: 'final', description: 'The request was answered, has expired, or was never one.' },
  },
});

export type ConnectActor = ActorRefFrom<typeof connectMachine>;
