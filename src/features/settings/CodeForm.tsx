import { type FormEvent, type Ref, useEffect, useRef } from 'react';
import type { AccountFailure } from '#domain/account/account-failure.ts';
import type { CodeVerdict } from '#domain/auth/one-time-code.ts';
import { readSecondStep, type SecondStep } from '#domain/auth/second-step.ts';
import { Button } from '#ui/Button.tsx';
import { CodeField } from '#ui/CodeField.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { TextField } from '#ui/TextField.tsx';
import { buttonsStyle, formStyle } from './form-style.ts';
import { commonLabels, failureText, secondStepLabels } from './labels.ts';

export interface CodeFormProps {
  /** Source of the code, and the other steps to choose from. */
  readonly step: SecondStep;
  readonly steps: readonly SecondStep[];
  readonly onStep: (step: SecondStep) => void;
  readonly problem: CodeVerdict | null;
  readonly failure: AccountFailure | null;
  readonly isPending: boolean;
  readonly onSubmit: (submitted: { readonly code: string; readonly verdict: CodeVerdict }) => void;
  readonly onChange: () => void;
  /** Absent if something around it can be closed. */
  readonly onCancel?: () => void;
  /** Given where a button outside submits the form, which then shows none of its own. */
  readonly formRef?: Ref<HTMLFormElement> | undefined;
}

/** The second step of showing who one is. */
export function CodeForm({
  step,
  steps,
  onStep,
  problem,
  failure,
  isPending,
  onSubmit,
  onChange,
  onCancel,
  formRef,
}: CodeFormProps) {
  const field = useRef<HTMLInputElement>(null);

  // It takes the place of what had the focus; after a wrong code the next one is typed over it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step has another field
  useEffect(() => {
    field.current?.focus();
    if (failure) field.current?.select();
  }, [failure, step]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React lets it reach the form around the dialog.
    event.stopPropagation();
    onSubmit(readSecondStep(step, field.current?.value ?? ''));
  };
  const labels = secondStepLabels[step];
  const error = problem === null || problem === 'ok' ? undefined : labels.errors[problem];
  const input = { label: labels.field, error, inputRef: field, onChange };
  return (
    <form ref={formRef} noValidate onSubmit={submit} className={formStyle}>
      <p>{labels.prompt}</p>
      {failure && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
      {step === 'app' && <CodeField {...input} />}
      {step === 'recovery' && (
        <TextField {...input} name="recovery-code" autoComplete="off" autoCorrect="off" spellCheck="false" />
      )}
      <div className={buttonsStyle}>
        {formRef === undefined && (
          <Button type="submit" variant="primary" isPending={isPending}>
            {commonLabels.continue}
          </Button>
        )}
        {steps
          .filter((other) => other !== step)
          .map((other) => (
            <Button key={other} variant="quiet" isDisabled={isPending} onPress={() => onStep(other)}>
              {secondStepLabels[other].choose}
            </Button>
          ))}
        {onCancel && (
          <Button variant="quiet" isDisabled={isPending} onPress={onCancel}>
            {commonLabels.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
