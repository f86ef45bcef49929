import { useSelector } from '@xstate/react';
import { judgeNewPassword, passwordLimits } from '#domain/auth/password.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import type { SignUpActor } from '#machines/sign-up.machine.ts';
import { css } from '#styled-system/css';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Link } from '#ui/Link.tsx';
import { AuthScreen } from './AuthScreen.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import { failureText } from './failure-text.ts';
import { StrandedAccount } from './StrandedAccount.tsx';

export interface SignUpScreenProps {
  readonly signUp: SignUpActor;
  /** What was typed on the landing page. */
  readonly keptIdea: string | null;
  readonly email?: string | undefined;
  /** Where to go afterwards, kept through the links between these pages. */
  readonly redirect?: string | undefined;
}

export function SignUpScreen({ signUp, keptIdea, email, redirect }: SignUpScreenProps) {
  const context = useSelector(signUp, (snapshot) => snapshot.context);
  const isPending = useSelector(signUp, (snapshot) => snapshot.hasTag('pending') || snapshot.status === 'done');
  const { problems, failure } = context;
  const signInPath = buildPath({ name: 'sign-in', params: { redirect, email: context.email || undefined } });
  if (context.firebaseToken !== null && failure) {
    return (
      <AuthScreen title="Create your account">
        <StrandedAccount
          email={context.email}
          failure={failure}
          signInPath={signInPath}
          isPending={isPending}
          onRetry={() => signUp.send({ type: 'exchange.retried' })}
        />
      </AuthScreen>
    );
  }
  return (
    <AuthScreen title="Create your account">
      {keptIdea !== null && <p className={kept}>Your idea is kept: “{keptIdea}”</p>}
      <CredentialsForm
        submitLabel="Create account"
        passwordKind="new-password"
        passwordDescription={`At least ${passwordLimits.min} characters.`}
        judgePassword={judgeNewPassword}
        email={email}
        problems={problems}
        isPending={isPending}
        onSubmit={(submitted) => signUp.send({ type: 'form.submitted', ...submitted })}
        onFieldChange={(field) => signUp.send({ type: 'field.changed', field })}
      >
        {failure && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
      </CredentialsForm>
      <p>
        Have an account? <Link href={signInPath}>Sign in</Link>
      </p>
    </AuthScreen>
  );
}

const kept = css({ color: 'ink.muted', overflowWrap: 'anywhere' });
