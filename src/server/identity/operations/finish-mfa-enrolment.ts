import { endSignIns } from '../end-sign-ins.ts';
import { IdentityError } from '../identity-error.ts';
import { secondFactorMail } from '../second-factor-mail.ts';
import { wholeSeconds } from '../whole-seconds.ts';
import type { Operation } from './operation.ts';

/** The app's first code proves that it has the secret; whatever signed in without it before ends. */
export const finishMfaEnrolment: Operation = async (provider, fields) => {
  const { tokens, factors, users, mailer, publicUrl, clock } = provider;
  const { user, signIn } = await tokens.readRecentUser(fields.idToken);
  const { sessionInfo, verificationCode } = fields.totpVerificationInfo ?? {};
  if (!sessionInfo) throw new IdentityError('MISSING_SESSION_INFO');
  if (!verificationCode) throw new IdentityError('MISSING_CODE');
  const factor = await factors.finishEnrolment(user.uid, sessionInfo, verificationCode, fields.displayName || null);
  await users.update(user.uid, { valid_since: wholeSeconds(clock()) });
  await endSignIns(provider, user.uid, signIn.at);
  if (user.email !== null) await mailer.send(secondFactorMail(user.email, 'second-factor-added', publicUrl));
  return { ...(await tokens.issue(user, { ...signIn, secondFactor: factor.id })), totpAuthInfo: {} };
};
