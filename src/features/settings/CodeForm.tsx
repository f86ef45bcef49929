import { type FormEvent, type Ref, useEffect, useRef } from 'react';
import type { AccountFailure } from '#domain/account/account-failure.ts';
import { type CodeVerdict, codeLength, judgeCode, tidyCode } from '#domain/auth/one-time-code.ts';
import { Button } from '#ui/Button.tsx';
import { CodeField } from '#ui/CodeField.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { codeErrors, failureText } from './failure-text.ts';
import { buttonsStyle, formStyle } from './form-style.ts';

export interface CodeFormProps {
  readonly problem: CodeVerdict | null;
  readonly failure: AccountFailure | null;
  readonly isPending: boolean;
  readonly onSubmit: (submitted: { readonly code: string; readonly verdict: CodeVerdict }) => void;
  readonly onChange: () => void;
  /** Absent where something around it can be closed. */
  readonly onCancel?: () => void;
  /** Given where a button outside submits the form, which then shows none of its own. */
  readonly formRef?: Ref<HTMLFormElement> | undefined;
}

/** The second step of showing who one is. */
export function CodeForm({ problem, failure, isPending, onSubmit, onChange, onCancel, formRef }: CodeFormProps) {
  const field = useRef<HTMLInputElement>(null);

  // It takes the place of what had the focus; after a wrong code the next one is typed over it.
  useEffect(() => {
    field.current?.focus();
    if (failure) field.current?.select();
  }, [failure]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React lets it reach the form around the dialog.
    event.stopPropagation();
    const text = field.current?.value ?? '';
    onSubmit({ code: tidyCode(text), verdict: judgeCode(text) });
  };
  return (
    <form ref={formRef} noValidate onSubmit={submit} className={formStyle}>
      <p>Enter the {codeLength} digits that your authenticator app shows for Groundwork.</p>
      {failure && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
      <CodeField label="Code" error={codeErrors[problem ?? 'ok']} inputRef={field} onChange={onChange} />
      <div className={buttonsStyle}>
        {formRef === undefined && (
          <Button type="submit" variant="primary" isPending={isPending}>
            Continue
          </Button>
        )}
        {onCancel && (
          <Button variant="quiet" isDisabled={isPending} onPress={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
