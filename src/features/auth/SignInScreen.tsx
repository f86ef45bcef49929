import { useSelector } from '@xstate/react';
import { judgeKnownPassword } from '#domain/auth/password.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import type { SignInActor } from '#machines/sign-in.machine.ts';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Link } from '#ui/Link.tsx';
import { AuthScreen } from './AuthScreen.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import { failureText } from './failure-text.ts';

export interface SignInScreenProps {
  readonly signIn: SignInActor;
  /** Fills the field; never signs in. */
  readonly email?: string | undefined;
  /** Where to go afterwards, kept through the links between these pages. */
  readonly redirect?: string | undefined;
}

export function SignInScreen({ signIn, email, redirect }: SignInScreenProps) {
  const { problems, failure } = useSelector(signIn, ({ context }) => context);
  const isPending = useSelector(signIn, (snapshot) => snapshot.hasTag('pending') || snapshot.status === 'done');
  return (
    <AuthScreen title="Sign in">
      <CredentialsForm
        submitLabel="Sign in"
        passwordKind="current-password"
        judgePassword={judgeKnownPassword}
        email={email}
        problems={problems}
        isPending={isPending}
        onSubmit={(submitted) => signIn.send({ type: 'form.submitted', ...submitted })}
        onFieldChange={(field) => signIn.send({ type: 'field.changed', field })}
      >
        {failure && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
      </CredentialsForm>
      <p>
        New here? <Link href={buildPath({ name: 'sign-up', params: { redirect } })}>Create an account</Link>
      </p>
    </AuthScreen>
  );
}
