import { useSelector } from '@xstate/react';
import { type FormEvent, Suspense, useRef } from 'react';
import { judgeEmail, tidyEmail } from '#domain/auth/email.ts';
import { type CompleteLinkActor, selectIdentify } from '#machines/complete-link.machine.ts';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { TextField } from '#ui/TextField.tsx';
import { AuthScreen } from './AuthScreen.tsx';
import { emailErrors, failureText } from './failure-text.ts';
import { formStyle } from './form-style.ts';
import { LateIdentifyScreen, type WaitlistSlot } from './late-identify-screen.ts';
import { UnusableSignIn } from './UnusableSignIn.tsx';
import { useIdentify } from './use-identify.ts';

export interface CompleteLinkScreenProps {
  readonly completion: CompleteLinkActor;
  readonly waitlist: WaitlistSlot;
  /** Fills the field; never signs in. */
  readonly email: string | undefined;
  readonly redirect: string | undefined;
}

/** Where a mailed sign-in link, or a custom token, ends. */
export function CompleteLinkScreen({ completion, waitlist, email, redirect }: CompleteLinkScreenProps) {
  const context = useSelector(completion, (snapshot) => snapshot.context);
  const state = useSelector(completion, ({ value }) => value);
  const identify = useSelector(completion, selectIdentify);
  const { isAsking } = useIdentify(identify);
  const field = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = field.current?.value ?? '';
    const verdict = judgeEmail(text);
    if (verdict !== 'ok') field.current?.focus();
    completion.send({ type: 'address.submitted', email: tidyEmail(text), verdict });
  };

  if (identify && isAsking) {
    return (
      <Suspense fallback={<AuthScreen title="Sign in">{null}</AuthScreen>}>
        <LateIdentifyScreen identify={identify} waitlist={waitlist} title="Sign in" redirect={redirect} />
      </Suspense>
    );
  }
  if (state === 'unusable' && context.failure) {
    return (
      <AuthScreen title="Sign in">
        <UnusableSignIn failure={context.failure} redirect={redirect} />
      </AuthScreen>
    );
  }
  if (state === 'interrupted' && context.failure) {
    return (
      <AuthScreen title="Sign in">
        <InlineMessage
          tone="error"
          actions={<Button onPress={() => completion.send({ type: 'attempt.repeated' })}>Try again</Button>}
        >
          {failureText(context.failure)}
        </InlineMessage>
      </AuthScreen>
    );
  }
  return (
    <AuthScreen title="Sign in">
      {context.isAsked ? (
        <>
          <p>Enter the address to which we sent the link, so that nobody signs in with a link they only found.</p>
          <form noValidate onSubmit={submit} className={formStyle}>
            {context.failure && <InlineMessage tone="error">{failureText(context.failure)}</InlineMessage>}
            <TextField
              label="Email"
              name="email"
              type="email"
              autoComplete="email"
              defaultValue={context.email || (email ?? '')}
              inputRef={field}
              error={emailErrors[context.problem ?? 'ok']}
              onChange={() => completion.send({ type: 'address.changed' })}
            />
            <Button type="submit" variant="primary" isPending={state !== 'asking'}>
              Continue
            </Button>
          </form>
        </>
      ) : (
        <p role="status">Signing you in.</p>
      )}
    </AuthScreen>
  );
}
