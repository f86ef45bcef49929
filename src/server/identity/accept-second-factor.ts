import { usedCode } from '#domain/auth/one-time-code.ts';
import { passkeyFactorId } from '#domain/auth/passkey.ts';
import { recoveryFactorId, tidyRecoveryCode } from '#domain/auth/recovery-code.ts';
import { IdentityError } from './identity-error.ts';
import type { IdentityTransaction } from './identity-provider.ts';
import type { IdentityUser } from './identity-user.ts';
import { acceptPasskey, type JudgedPasskey } from './passkey-answers.ts';
import { tellOwner } from './tell-owner.ts';

interface SecondFactorAnswer {
  readonly factorId: string;
  readonly code: string;
  /** Judged before the transaction, if the answer is of a passkey. */
  readonly passkey: JudgedPasskey | null;
}

/**
 * Judges the code for a second factor of a user whom this transaction holds, and uses it up. Throws
 * MFA_ENROLLMENT_NOT_FOUND or INVALID_CODE.
 */
export async function acceptSecondFactor(
  within: IdentityTransaction,
  user: IdentityUser,
  { factorId, code, passkey }: SecondFactorAnswer,
): Promise<void> {
  if (factorId === passkeyFactorId) return acceptPasskey(within, user.uid, passkey);
  if (factorId === recoveryFactorId) {
    const left = await within.recoveryCodes.use(user.uid, tidyRecoveryCode(code));
    if (left === null) throw new IdentityError('INVALID_CODE');
    tellOwner(within, user, { kind: 'recovery-code-used', left });
    return;
  }
  const factor = (await within.factors.of(user.uid)).find(({ id }) => id === factorId);
  if (!factor) throw new IdentityError('MFA_ENROLLMENT_NOT_FOUND');
  const verdict = await within.factors.accept(factor, code);
  if (verdict === 'wrong') throw new IdentityError('INVALID_CODE');
  // It lets nobody in, but whoever has just added the app would look for a mistake of theirs.
  if (verdict === 'used') throw new IdentityError(`INVALID_CODE : ${usedCode}`);
}
