import { type Ref, useState } from 'react';
import type { PasswordPolicy } from '#domain/auth/password-policy.ts';
import { type StrengthLevel, strengthOf } from '#domain/auth/password-strength.ts';
import { PasswordField } from '#ui/PasswordField.tsx';
import { policyText, strengthWords } from './password-text.ts';

export interface NewPasswordProps {
  readonly policy: PasswordPolicy;
  readonly error: string | undefined;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly onChange: () => void;
}

/** A password that is being chosen. What is kept here is how hard it is to guess, never the text. */
export function NewPassword({ policy, error, inputRef, onChange }: NewPasswordProps) {
  const [level, setLevel] = useState<StrengthLevel>(0);
  return (
    <PasswordField
      label="New password"
      name="new-password"
      autoComplete="new-password"
      description={error === undefined ? policyText(policy) : undefined}
      strength={level === 0 ? undefined : { level, word: strengthWords[level] }}
      inputRef={inputRef}
      error={error}
      onChange={(text) => {
        setLevel(strengthOf(text));
        onChange();
      }}
    />
  );
}
