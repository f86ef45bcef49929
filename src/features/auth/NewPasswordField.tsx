import { Check, Circle } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import type { PasswordVerdict } from '#domain/auth/password.ts';
import { type JudgedRule, judgeRules, type PasswordPolicy } from '#domain/auth/password-policy.ts';
import { type StrengthLevel, strengthOf } from '#domain/auth/password-strength.ts';
import { css, cx } from '#styled-system/css';
import { PasswordField } from '#ui/PasswordField.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { passwordError, ruleText, strengthWords } from './password-text.ts';

export interface NewPasswordFieldProps {
  readonly label: string;
  readonly policy: PasswordPolicy;
  /** Of the password as submitted last. */
  readonly verdict: PasswordVerdict;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onChange: () => void;
}

interface Look {
  readonly level: StrengthLevel;
  readonly rules: readonly JudgedRule[];
}

/** A password that is being chosen: judged as it is typed. What is kept here is the judgement, never the text. */
export function NewPasswordField({ label, policy, verdict, inputRef, onChange }: NewPasswordFieldProps) {
  const [{ level, rules }, setLook] = useState(() => lookOf('', policy));

  // Another policy may come while something is typed already.
  useEffect(() => setLook(lookOf(inputRef.current?.value ?? '', policy)), [policy, inputRef]);

  // The error names the length already.
  const isNews = ({ rule }: JudgedRule): boolean =>
    !(verdict === 'too-short' && rule === 'min-length') && !(verdict === 'too-long' && rule === 'max-length');

  const judge = (text: string) => {
    setLook(lookOf(text, policy));
    onChange();
  };

  return (
    <div className={column}>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        strength={level === 0 ? undefined : { level, word: strengthWords[level] }}
        inputRef={inputRef}
        error={passwordError(verdict, policy)}
        onChange={judge}
      />
      <ul aria-label="Rules" className={list}>
        {rules.filter(isNews).map(({ rule: name, isMet }) => (
          <li key={name} className={cx(rule, isMet ? metRule : openRule)}>
            {isMet ? <Check aria-hidden="true" /> : <Circle aria-hidden="true" />}
            {ruleText(name, policy)}
            <VisuallyHidden>{isMet ? ': kept' : ': not yet kept'}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </div>
  );
}

const lookOf = (password: string, policy: PasswordPolicy): Look => ({
  level: strengthOf(password),
  rules: judgeRules(password, policy),
});

const column = css({ display: 'flex', flexDirection: 'column', gap: '8' });
const list = css({ display: 'flex', flexWrap: 'wrap', columnGap: '16', rowGap: '4', textStyle: 'small' });
const rule = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4',
  '& svg': { flexShrink: '0', width: '14', height: '14' },
});
const metRule = css({ color: 'supports' });
const openRule = css({ color: 'ink.muted' });
