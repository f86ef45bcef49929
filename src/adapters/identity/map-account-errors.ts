import type { AccountFailure } from '#domain/account/account-failure.ts';
import { codeOf, failureOfCode } from './failure-of-code.ts';

const kinds: Readonly<Record<string, AccountFailure['kind']>> = {
  'auth/requires-recent-login': 'sign-in-too-old',
  'auth/user-mismatch': 'other-person',
  'auth/unverified-email': 'email-unverified',
};

/** Does a step of the identity provider's with an account; rejects with the `AccountFailure` that its error means. */
export async function mapAccountErrors<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (fault) {
    const kind = kinds[codeOf(fault)];
    const failure: AccountFailure = kind ? { kind } : failureOfCode(fault);
    throw failure;
  }
}
