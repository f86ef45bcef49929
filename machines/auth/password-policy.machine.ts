import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { usualPolicy } from '#domain/auth/password.ts';
import type { PasswordPolicy } from '#domain/auth/password-policy.ts';
import { notProvided } from '../not-provided.ts';

interface PasswordPolicyContext {
  /** The policy as last read; until then the usual one. The provider has the last word either way. */
  readonly policy: PasswordPolicy;
}

export type PasswordPolicyEvent =
  /** The provider refused a password that kept the policy as we know it. */
  { readonly type: 'policy.outdated' };

/**
 * The identity provider's rules for new passwords. A policy that cannot be read stops nobody.
 *
 * Actor to provide: `readPolicy` resolves to the policy as the provider has it now.
 */
export const passwordPolicyMachine = setup({
  types: {
    context: {} as PasswordPolicyContext,
    events: {} as PasswordPolicyEvent,
    tags: {} as 'pending',
  },
  actors: {
    readPolicy: fromPromise<PasswordPolicy>(notProvided('readPolicy')),
  },
  actions: {
    rememberPolicy: assign((_, { policy }: { policy: PasswordPolicy }) => ({ policy })),
  },
}).createMachine({
  id: 'passwordPolicy',
  context: { policy: usualPolicy },
  initial: 'reading',
  states: {
    reading: {
      tags: 'pending',
      description: 'The provider is asked; the policy known so far holds meanwhile.',
      invoke: {
        id: 'readPolicy',
        src: 'readPolicy',
        onDone: {
          target: 'known',
          actions: { type: 'rememberPolicy', params: ({ event }) => ({ policy: event.output }) },
        },
        onError: 'known',
      },
    },
    known: {
      description: 'The policy counts as the one of the provider.',
      on: { 'policy.outdated': 'reading' },
    },
  },
});

export type PasswordPolicyActor = ActorRefFrom<typeof passwordPolicyMachine>;
