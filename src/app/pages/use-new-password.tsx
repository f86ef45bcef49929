import { useCallback } from 'react';
import { NewPasswordField } from '#features/auth/NewPasswordField.tsx';
import type { NewPasswordSlot } from '#features/settings/new-password-slot.ts';
import { useApp } from '../app-context.ts';

/** Returns the props with which the settings ask the founder with this address for a new password. */
export function useNewPassword(email: string) {
  const { commonPasswords: common } = useApp().services;
  const readEmail = useCallback(() => email, [email]);
  const newPassword: NewPasswordSlot = (field) => (
    <NewPasswordField {...field} label="New password" name="new-password" common={common} readEmail={readEmail} />
  );
  return { common, email, newPassword };
}
