import type { PasswordChangeVerdicts } from '#domain/account/password-change.ts';

export const currentPasswordError = (verdict: PasswordChangeVerdicts['currentPassword']): string | undefined =>
  verdict === 'ok' ? undefined : 'Enter your current password.';
