import { endSignIns } from '../end-sign-ins.ts';
import { IdentityError } from '../identity-error.ts';
import { tellOwner } from '../tell-owner.ts';
import type { Operation } from './operation.ts';

/** The app's first code proves that it has the secret; whatever signed in without it before ends. */
export const finishMfaEnrolment: Operation = async (provider, { idToken, displayName, totpVerificationInfo }) => {
  const asks = await provider.tokens.read(idToken, { recent: true });
  const { sessionInfo, verificationCode } = totpVerificationInfo ?? {};
  if (!sessionInfo) throw new IdentityError('MISSING_SESSION_INFO');
  if (!verificationCode) throw new IdentityError('MISSING_CODE');
  const judged = await provider.factors.judgeEnrolment(asks.user.uid, sessionInfo, verificationCode);
  return provider.transaction(async (within) => {
    const { user, signIn } = await within.tokens.read(idToken, { recent: true, hold: true });
    const factor = await within.factors.enrol(user.uid, judged, displayName || null);
    await endSignIns(within, user.uid, signIn);
    await within.signIns.rememberFactor(signIn.id, factor.id);
    tellOwner(within, user, { kind: 'second-factor-added' });
    const pair = await within.tokens.replace(user, { ...signIn, secondFactor: factor.id });
    return { ...pair, totpAuthInfo: {} };
  });
};
