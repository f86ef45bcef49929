import { judgeKnownPassword, judgeNewPassword, type PasswordVerdict } from '../auth/password.ts';
import type { PasswordContext } from '../auth/password-policy.ts';

/** Form input of a founder who changes the password. Both fields are secret. */
export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

export interface PasswordChangeVerdicts {
  readonly currentPassword: PasswordVerdict;
  readonly newPassword: PasswordVerdict | 'unchanged';
}

/** The payload of the submitted form. */
export interface SubmittedPasswordChange extends PasswordChange {
  readonly verdicts: PasswordChangeVerdicts;
}

export function submitPasswordChange(typed: PasswordChange, context: PasswordContext): SubmittedPasswordChange {
  const judged = judgeNewPassword(typed.newPassword, context);
  const isSame = judged === 'ok' && typed.newPassword === typed.currentPassword;
  return {
    ...typed,
    verdicts: {
      currentPassword: judgeKnownPassword(typed.currentPassword),
      newPassword: isSame ? 'unchanged' : judged,
    },
  };
}

export const isAcceptableChange = ({ currentPassword, newPassword }: PasswordChangeVerdicts): boolean =>
  currentPassword === 'ok' && newPassword === 'ok';
