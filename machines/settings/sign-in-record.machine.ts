import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { type AccountFailure, accountFailureOf } from '#domain/account/account-failure.ts';
import type { SignInRecord } from '#domain/account/sign-in-record.ts';
import { notProvided } from '../not-provided.ts';

interface SignInRecordContext {
  /** The record as last read; null before that. */
  readonly record: SignInRecord | null;
  readonly failure: AccountFailure | null;
}

export type SignInRecordEvent = { readonly type: 'record.changed' };

/**
 * How the founder signs in, as the identity provider tells it.
 *
 * Actor to provide: `readRecord`, rejecting with what `accountFailureOf` reads.
 */
export const signInRecordMachine = setup({
  types: {
    context: {} as SignInRecordContext,
    events: {} as SignInRecordEvent,
    tags: {} as 'pending',
  },
  actors: {
    readRecord: fromPromise<SignInRecord>(notProvided('readRecord')),
  },
  actions: {
    keepRecord: assign((_, { record }: { record: SignInRecord }) => ({ record, failure: null })),
    showFailure: assign({ failure: (_, { reason }: { reason: unknown }) => accountFailureOf(reason) }),
  },
}).createMachine({
  id: 'signInRecord',
  context: { record: null, failure: null },
  initial: 'reading',
  states: {
    reading: {
      tags: 'pending',
      description: 'The provider is asked; what was read before holds meanwhile.',
      invoke: {
        id: 'readRecord',
        src: 'readRecord',
        onDone: { target: 'known', actions: { type: 'keepRecord', params: ({ event }) => ({ record: event.output }) } },
        onError: {
          target: 'unknown',
          actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
      on: { 'record.changed': { target: 'reading', reenter: true } },
    },
    known: { description: 'The record counts as good.', on: { 'record.changed': 'reading' } },
    unknown: { description: 'It could not be read the last time.', on: { 'record.changed': 'reading' } },
  },
});

export type SignInRecordActor = ActorRefFrom<typeof signInRecordMachine>;
