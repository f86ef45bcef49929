import { PasswordField } from '#ui/PasswordField.tsx';
import type { PasswordSlot } from './CredentialsForm.tsx';
import { labels } from './labels.ts';

/** A password that was chosen some time ago: only its absence is a mistake. */
export function KnownPasswordField({ label, verdict, inputRef, onChange }: Omit<PasswordSlot, 'readEmail'>) {
  return (
    <PasswordField
      label={label}
      name="password"
      autoComplete="current-password"
      inputRef={inputRef}
      error={verdict === 'missing' ? labels.enterPassword : undefined}
      onChange={onChange}
    />
  );
}
