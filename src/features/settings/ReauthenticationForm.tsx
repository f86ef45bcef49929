import { useSelector } from '@xstate/react';
import { type FormEvent, type Ref, useRef } from 'react';
import type { Proof, ReauthenticationMethod } from '#domain/account/reauthentication.ts';
import { type OauthProvider, providerNames } from '#domain/auth/oauth-provider.ts';
import { judgeKnownPassword } from '#domain/auth/password.ts';
import type { ReauthenticationActor } from '#machines/auth/reauthentication.machine.ts';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { CodeForm } from './CodeForm.tsx';
import { dialogFormStyle } from './form-style.ts';
import { failureText, passwordLabels, reauthenticationLabels, secondStepLabels } from './labels.ts';

export interface ReauthenticationFormProps {
  readonly reauthentication: ReauthenticationActor;
  /** A verb for the button: what follows. */
  readonly label: string;
  /** Given where a button outside submits the form, which then shows none of its own. */
  readonly formRef?: Ref<HTMLFormElement>;
}

const isProvider = (way: ReauthenticationMethod): way is OauthProvider => way in providerNames;

/** A password is never the second way that is offered. */
function insteadLabel(way: ReauthenticationMethod): string {
  if (isProvider(way)) return reauthenticationLabels.withInstead(providerNames[way]);
  return way === 'passkey' ? secondStepLabels.passkey.choose : reauthenticationLabels.recentInstead;
}

/**
 * The form of a reauthentication: by password, provider, passkey or recent sign-in, and a code if there are two
 * factors.
 */
export function ReauthenticationForm({ reauthentication, label, formRef }: ReauthenticationFormProps) {
  const { ways, problem, failure, step, steps } = useSelector(reauthentication, ({ context }) => context);
  const isPending = useSelector(
    reauthentication,
    (snapshot) => snapshot.hasTag('pending') || snapshot.status === 'done',
  );
  const needsCode = useSelector(
    reauthentication,
    (snapshot) => snapshot.matches('askingCode') || snapshot.matches('checkingCode'),
  );
  const password = useRef<HTMLInputElement>(null);
  const hasButtons = formRef === undefined;
  const [first = 'recent', ...others] = ways;

  if (needsCode) {
    return (
      <CodeForm
        step={step}
        steps={steps}
        onStep={(chosen) => reauthentication.send({ type: 'step.chosen', step: chosen })}
        problem={problem === 'missing' || problem === 'malformed' ? problem : null}
        failure={failure}
        isPending={isPending}
        formRef={formRef}
        onSubmit={(submitted) => reauthentication.send({ type: 'code.submitted', ...submitted })}
        onChange={() => reauthentication.send({ type: 'field.changed' })}
      />
    );
  }
  const give = (way: ReauthenticationMethod) => {
    if (way === 'password') {
      const currentPassword = password.current?.value ?? '';
      const verdict = judgeKnownPassword(currentPassword);
      if (verdict !== 'ok') password.current?.focus();
      reauthentication.send({ type: 'proof.given', proof: { kind: 'password', currentPassword }, verdict });
    } else {
      const given: Proof = way === 'recent' || way === 'passkey' ? { kind: way } : { kind: 'provider', provider: way };
      reauthentication.send({ type: 'proof.given', proof: given, verdict: 'ok' });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React lets it reach the form around the dialog.
    event.stopPropagation();
    give(first);
  };
  return (
    <form ref={formRef} noValidate onSubmit={submit} className={dialogFormStyle}>
      {failure && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
      {first === 'password' && (
        <PasswordField
          label={reauthenticationLabels.password}
          name="current-password"
          autoComplete="current-password"
          autoFocus={hasButtons}
          inputRef={password}
          error={problem === 'missing' ? passwordLabels.missingCurrent : undefined}
          onChange={() => reauthentication.send({ type: 'field.changed' })}
        />
      )}
      {first === 'recent' && <p>{reauthenticationLabels.recent}</p>}
      {first === 'passkey' && <p>{secondStepLabels.passkey.prompt}</p>}
      {isProvider(first) && <p>{reauthenticationLabels.window(providerNames[first])}</p>}
      {hasButtons && (
        <Button type="submit" variant="primary" isPending={isPending}>
          {isProvider(first) ? reauthenticationLabels.with(providerNames[first]) : label}
        </Button>
      )}
      {others.map((way) => (
        <Button key={way} isDisabled={isPending} onPress={() => give(way)}>
          {insteadLabel(way)}
        </Button>
      ))}
    </form>
  );
}
