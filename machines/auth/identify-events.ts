import type { Attempt, Collision } from '#domain/auth/attempt.ts';
import type { AuthFailure } from '#domain/auth/auth-failure.ts';
import type { OauthProvider } from '#domain/auth/oauth-provider.ts';
import type { CodeVerdict } from '#domain/auth/one-time-code.ts';
import type { PasswordVerdict } from '#domain/auth/password.ts';
import type { SecondStep } from '#domain/auth/second-step.ts';

export interface IdentifyContext {
  /** The last question to the founder, if any: its screen stays while the answer is judged. */
  readonly question: 'code' | 'other-way' | 'retry' | null;
  readonly collision: Collision | null;
  /** Problem with the answer as last submitted. */
  readonly problem: Exclude<CodeVerdict | PasswordVerdict, 'ok'> | null;
  readonly failure: AuthFailure | null;
  /** The provider's word, until our server has opened a session for it. Secret. */
  readonly firebaseToken: string | null;
  /** Whose window the last attempt opened; null if it was no window. */
  readonly provider: OauthProvider | null;
  /** Address of the account, once the provider has told it. */
  readonly email: string | null;
  /** How a second factor can be answered; empty while none is asked for. */
  readonly steps: readonly SecondStep[];
  /** The one that the founder answers with. */
  readonly step: SecondStep;
}

export interface IdentifyInput {
  readonly attempt: Attempt;
}

export type IdentifyEvent =
  | { readonly type: 'code.submitted'; readonly code: string; readonly verdict: CodeVerdict }
  | { readonly type: 'password.submitted'; readonly password: string; readonly verdict: PasswordVerdict }
  | { readonly type: 'step.chosen'; readonly step: SecondStep }
  | { readonly type: 'answer.changed' }
  | { readonly type: 'provider.chosen'; readonly provider: OauthProvider }
  | { readonly type: 'exchange.retried' }
  /** Back to the screen where it began. */
  | { readonly type: 'flow.abandoned' };

export type Identification =
  | { readonly kind: 'entered' }
  | { readonly kind: 'abandoned' }
  | { readonly kind: 'failed'; readonly failure: AuthFailure };

export const failedWith = ({ failure }: IdentifyContext): Identification => ({
  kind: 'failed',
  failure: failure ?? { kind: 'unexpected' },
});

export const providerOf = (attempt: Attempt): OauthProvider | null =>
  attempt.kind === 'provider' ? attempt.provider : null;

/** The first attempt comes with the start, later ones answer a collision. Secrets travel in events alone. */
export function attemptOf({ collision }: IdentifyContext, event: IdentifyEvent): Attempt {
  if (event.type === 'provider.chosen') return { kind: 'provider', provider: event.provider };
  if (event.type === 'password.submitted') {
    return { kind: 'password', email: collision?.email ?? '', password: event.password };
  }
  return (event as unknown as { readonly input: IdentifyInput }).input.attempt;
}
