import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { OauthProvider } from '#domain/auth/oauth-provider.ts';
import { judgeKnownPassword } from '#domain/auth/password.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import type { AuthFormActor } from '#machines/auth/auth-form.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Link } from '#ui/Link.tsx';
import { AuthFormScreen } from './AuthFormScreen.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import { KnownPasswordField } from './KnownPasswordField.tsx';
import { labels, secondStepLabels } from './labels.ts';
import type { WaitlistSlot } from './lazy-identify-screen.ts';

export interface SignInScreenProps {
  /** How the form signs in: by a password or by a mailed link. */
  readonly method: 'email' | 'link';
  readonly authForm: AuthFormActor;
  /** The form that asks for a link. */
  readonly linkForm: ReactNode;
  readonly waitlist: WaitlistSlot;
  readonly providers: readonly OauthProvider[];
  /** Whether this browser can ask for a passkey here. */
  readonly hasPasskeys: boolean;
  /** The server ended the session, which nobody here asked for. */
  readonly isSignedOut: boolean;
  /** Fills the field; never signs in. */
  readonly email?: string | undefined;
  /** Where to go afterwards, kept through the links between these pages. */
  readonly redirect?: string | undefined;
}

export function SignInScreen({
  method,
  authForm,
  linkForm,
  waitlist,
  providers,
  hasPasskeys,
  isSignedOut,
  email,
  redirect,
}: SignInScreenProps) {
  const { problems } = useSelector(authForm, ({ context }) => context);
  const otherMethod = method === 'link' ? undefined : 'link';
  return (
    <AuthFormScreen
      title={labels.signIn.title}
      lead={isSignedOut && <InlineMessage tone="info">{labels.signIn.ended}</InlineMessage>}
      authForm={authForm}
      waitlist={waitlist}
      redirect={redirect}
      providers={providers}
      form={({ isPending, isDisabled, isAskingPasskey }) =>
        method === 'link' ? (
          linkForm
        ) : (
          <>
            <CredentialsForm
              submitLabel={labels.signIn.submit}
              judgePassword={({ password }) => judgeKnownPassword(password)}
              passwordField={(slot) => <KnownPasswordField {...slot} />}
              email={email}
              problems={problems}
              isPending={isPending}
              isDisabled={isDisabled}
              onSubmit={(submitted) => authForm.send({ type: 'form.submitted', ...submitted })}
              onFieldChange={(field) => authForm.send({ type: 'field.changed', field })}
            >
              <p>
                <Link href={buildPath({ name: 'forgot-password', params: { redirect, email } })}>
                  {labels.signIn.forgot}
                </Link>
              </p>
            </CredentialsForm>
            {hasPasskeys && (
              <Button
                isPending={isAskingPasskey}
                isDisabled={isPending || (isDisabled && !isAskingPasskey)}
                onPress={() => authForm.send({ type: 'passkey.chosen' })}
              >
                {secondStepLabels.passkey.choose}
              </Button>
            )}
          </>
        )
      }
      links={
        <div className={css({ display: 'flex', flexDirection: 'column', gap: '8' })}>
          <p>
            <Link href={buildPath({ name: 'sign-in', params: { method: otherMethod, redirect, email } })}>
              {method === 'link' ? labels.signIn.withPassword : labels.signIn.byLink}
            </Link>
          </p>
          <p>
            {labels.signIn.newHere}{' '}
            <Link href={buildPath({ name: 'sign-up', params: { redirect, email } })}>
              {labels.signIn.createAccount}
            </Link>
          </p>
        </div>
      }
    />
  );
}
