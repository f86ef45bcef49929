import type { ReactNode, RefObject } from 'react';
import type { PasswordChangeVerdicts } from '#domain/account/password-change.ts';
import type { PasswordPolicy } from '#domain/auth/password-policy.ts';

/** The field in which a password is chosen, as the sign-up form has it. */
export type NewPasswordSlot = (field: {
  readonly policy: PasswordPolicy;
  readonly verdict: PasswordChangeVerdicts['newPassword'];
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onChange: () => void;
}) => ReactNode;
