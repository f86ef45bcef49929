import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { type JoinFailure, joinFailureOf } from '#domain/team/join-failure.ts';
import type { Invited } from '#domain/team/member.ts';
import { notProvided } from '../not-provided.ts';

interface JoinContext {
  /** From the link. Secret. */
  readonly token: string;
  readonly invitation: Invited | null;
  readonly failure: JoinFailure | null;
  /** The workspace that was joined. */
  readonly workspace: string | null;
}

export type JoinEvent = { readonly type: 'join.asked' } | { readonly type: 'read.retried' };

/**
 * An invitation is read as soon as its link opens, by anybody; one press joins the workspace, for somebody who is signed in.
 *
 * Actors to provide, rejecting with what `joinFailureOf` reads: `readInvitation`, `accept`. Action to provide: `enter`.
 */
export const joinMachine = setup({
  types: {
    input: {} as { readonly token: string | undefined },
    context: {} as JoinContext,
    events: {} as JoinEvent,
    tags: {} as 'pending',
  },
  actors: {
    readInvitation: fromPromise<Invited, { readonly token: string }>(notProvided('readInvitation')),
    accept: fromPromise<string, { readonly token: string }>(notProvided('accept')),
  },
  guards: {
    hasToken: ({ context }) => context.token !== '',
    isGone: (_, { reason }: { reason: unknown }) => joinFailureOf(reason) === 'gone',
  },
  actions: {
    keepInvitation: assign((_, { invitation }: { invitation: Invited }) => ({ invitation, failure: null })),
    showFailure: assign((_, { reason }: { reason: unknown }) => ({ failure: joinFailureOf(reason) })),
    forgetFailure: assign({ failure: null }),
    noteJoined: assign((_, { workspace }: { workspace: string }) => ({ workspace, failure: null })),
    enter: (_, _params: { readonly workspace: string }) => {},
  },
}).createMachine({
  id: 'join',
  context: ({ input }) => ({ token: input.token ?? '', invitation: null, failure: null, workspace: null }),
  initial: 'opened',
  states: {
    opened: {
      description: 'The link was opened.',
      always: [{ guard: 'hasToken', target: 'reading' }, { target: 'gone' }],
    },
    reading: {
      description: 'Our server is asked what the invitation is to.',
      tags: 'pending',
      invoke: {
        id: 'readInvitation',
        src: 'readInvitation',
        input: ({ context: { token } }) => ({ token }),
        onDone: {
          target: 'offered',
          actions: { type: 'keepInvitation', params: ({ event }) => ({ invitation: event.output }) },
        },
        onError: [
          { guard: { type: 'isGone', params: ({ event }) => ({ reason: event.error }) }, target: 'gone' },
          {
            target: 'unread',
            actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
          },
        ],
      },
    },
    unread: {
      description: 'Nobody could be asked.',
      on: { 'read.retried': { target: 'reading', actions: 'forgetFailure' } },
    },
    offered: {
      description: 'Waits for a yes, perhaps after a failure that may pass.',
      on: { 'join.asked': { target: 'joining', actions: 'forgetFailure' } },
    },
    joining: {
      description: 'Our server lets the account in.',
      tags: 'pending',
      invoke: {
        id: 'accept',
        src: 'accept',
        input: ({ context: { token } }) => ({ token }),
        onDone: {
          target: 'joined',
          actions: [
            { type: 'noteJoined', params: ({ event }) => ({ workspace: event.output }) },
            { type: 'enter', params: ({ event }) => ({ workspace: event.output }) },
          ],
        },
        onError: [
          { guard: { type: 'isGone', params: ({ event }) => ({ reason: event.error }) }, target: 'gone' },
          {
            target: 'offered',
            actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
          },
        ],
      },
    },
    joined: { type: 'final', description: 'The account is a member now.' },
    gone: { type: 'final', description: 'The invitation was used, has ended, or was never one.' },
  },
});

export type JoinActor = ActorRefFrom<typeof joinMachine>;
