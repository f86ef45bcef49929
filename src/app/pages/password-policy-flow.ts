import { fromPromise } from 'xstate';
import type { PasswordPolicy } from '#domain/auth/password-policy.ts';
import { passwordPolicyMachine } from '#machines/auth/password-policy.machine.ts';
import type { Services } from '../services.ts';

/** The policy of new passwords, as the real provider has it. */
export const passwordPolicyFlow = ({ identity }: Services) =>
  passwordPolicyMachine.provide({
    actors: { readPolicy: fromPromise<PasswordPolicy>(() => identity.readPasswordPolicy()) },
  });
