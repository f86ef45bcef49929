import { type MultiFactorAssertion, type MultiFactorResolver, TotpMultiFactorGenerator } from 'firebase/auth';
import { passkeyFactorId } from '#domain/auth/passkey.ts';
import { recoveryFactorId } from '#domain/auth/recovery-code.ts';
import type { SecondFactorAsked, SecondStep, SecondStepAnswer } from '#domain/auth/second-step.ts';
import type { PublicSettings } from '#domain/settings/public-settings.ts';
import { canAskPasskey } from '../page/can-ask-passkey.ts';
import { codeOf } from './failure-of-code.ts';
import { answerPasskey } from './passkey-ceremony.ts';

/** How the second factor that a sign-in came to can be answered here. Throws if in no way that we know. */
export function askedBy(resolver: MultiFactorResolver, identity: PublicSettings['identity']): SecondFactorAsked {
  const isPossible: Readonly<Record<SecondStep, boolean>> = {
    app: appOf(resolver) !== undefined,
    passkey: canAskPasskey(identity) && resolver.hints.some(({ uid }) => uid === passkeyFactorId),
    // Firebase has no recovery codes.
    recovery: identity.kind === 'embedded',
  };
  const steps = (['app', 'passkey', 'recovery'] as const).filter((step) => isPossible[step]);
  if (steps.length === 0) throw { code: 'auth/unsupported-second-factor' };
  return { kind: 'second-factor', steps };
}

/** Finishes a sign-in. The embedded identity takes recovery codes and passkeys as codes of apps of a name of their own. */
export async function answerStep(resolver: MultiFactorResolver, { code, step }: SecondStepAnswer) {
  if (step !== 'passkey') {
    const id = step === 'recovery' ? recoveryFactorId : appOf(resolver)?.uid;
    if (id === undefined) throw { code: 'auth/missing-multi-factor-session' };
    return resolver.resolveSignIn(assertion(id, code));
  }
  const answer = await answerPasskey({ mfaPendingCredential: pendingOf(resolver) });
  return resolver.resolveSignIn(assertion(passkeyFactorId, answer)).catch((fault: unknown) => {
    throw codeOf(fault) === 'auth/invalid-verification-code' ? { code: 'auth/passkey-refused' } : fault;
  });
}

const assertion = (id: string, code: string): MultiFactorAssertion =>
  TotpMultiFactorGenerator.assertionForSignIn(id, code);

/**
 * Returns the credential of the founder who has passed the first factor. The SDK has it, but does not say so in its
 * types.
 */
const pendingOf = ({ session }: MultiFactorResolver): string =>
  (session as unknown as { readonly credential: string }).credential;

const appOf = ({ hints }: MultiFactorResolver) =>
  hints.find(({ factorId, uid }) => factorId === TotpMultiFactorGenerator.FACTOR_ID && uid !== passkeyFactorId);
