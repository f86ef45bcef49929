import { Check, Circle } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useId, useState } from 'react';
import {
  type CommonPasswords,
  type JudgedRule,
  judgeRules,
  type PasswordPolicy,
} from '#domain/auth/password-policy.ts';
import { type StrengthLevel, strengthOf } from '#domain/auth/password-strength.ts';
import { css, cx } from '#styled-system/css';
import { PasswordField } from '#ui/PasswordField.tsx';
import { StrengthMeter } from '#ui/StrengthMeter.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { labels, type NewPasswordVerdict, passwordError, ruleOfError, ruleText, strengthWords } from './labels.ts';

export interface NewPasswordFieldProps {
  readonly label: string;
  readonly name?: string;
  readonly policy: PasswordPolicy;
  readonly common: CommonPasswords;
  /** Email address of the person whose password it becomes, if known now. */
  readonly readEmail: () => string | null;
  /** Verdict on the password as submitted last. */
  readonly verdict: NewPasswordVerdict;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onChange: () => void;
}

interface Look {
  readonly level: StrengthLevel;
  readonly rules: readonly JudgedRule[];
}

/** A password that is being chosen: judged as it is typed. What is kept here is the judgement, never the text. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const { label, name = 'password', policy, common, readEmail, verdict, inputRef, onChange } = props;
  const rulesId = useId();
  const judge = useCallback(
    (password: string): Look => {
      const rules = judgeRules(password, { policy, email: readEmail(), common });
      const level = strengthOf(password);
      // A meter that praises what is refused would be believed.
      return { rules, level: level > 1 && rules.some(({ isMet }) => !isMet) ? 1 : level };
    },
    [policy, common, readEmail],
  );
  const [{ level, rules }, setLook] = useState(() => judge(''));
  const judgeTyped = useCallback(() => setLook(judge(inputRef.current?.value ?? '')), [judge, inputRef]);

  // Another policy may come while something is typed already.
  useEffect(judgeTyped, [judgeTyped]);
  // The server may find what could not be seen here.
  useEffect(() => {
    if (ruleOfError[verdict]) inputRef.current?.focus();
  }, [verdict, inputRef]);

  return (
    <div className={column}>
      <PasswordField
        label={label}
        name={name}
        autoComplete="new-password"
        aria-describedby={rulesId}
        strength={level > 0 && <StrengthMeter strength={{ level, word: strengthWords[level] }} />}
        inputRef={inputRef}
        error={passwordError(verdict, policy)}
        onFocus={() => void common.prepare().then(judgeTyped)}
        onChange={(password) => {
          setLook(judge(password));
          onChange();
        }}
      />
      <ul id={rulesId} aria-label={labels.resetPassword.rules} className={list}>
        {rules
          .filter(({ rule: each }) => ruleOfError[verdict] !== each)
          .map(({ rule: each, isMet }) => (
            <li key={each} className={cx(rule, isMet ? metRule : openRule)}>
              {isMet ? <Check aria-hidden="true" /> : <Circle aria-hidden="true" />}
              {ruleText(each, policy)}
              <VisuallyHidden>{isMet ? labels.resetPassword.met : labels.resetPassword.notMet}</VisuallyHidden>
            </li>
          ))}
      </ul>
    </div>
  );
}

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
