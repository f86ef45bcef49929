import { fromPromise } from 'xstate';
import type { AccountIdentity } from '#adapters/identity/account-identity.ts';
import type { SignInRecord } from '#domain/account/sign-in-record.ts';
import { signInRecordMachine } from '#machines/sign-in-record.machine.ts';

/** The machine that knows how the founder signs in, asking the real provider. */
export const signInRecordFlow = (identity: AccountIdentity) =>
  signInRecordMachine.provide({ actors: { readRecord: fromPromise<SignInRecord>(() => identity.read()) } });
