import { useSelector } from '@xstate/react';
import type { OauthProvider } from '#domain/auth/oauth-provider.ts';
import { judgeNewPassword } from '#domain/auth/password.ts';
import type { CommonPasswords } from '#domain/auth/password-policy.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import type { AuthFormActor } from '#machines/auth/auth-form.machine.ts';
import type { PasswordPolicyActor } from '#machines/auth/password-policy.machine.ts';
import { css } from '#styled-system/css';
import { Link } from '#ui/Link.tsx';
import { AuthFormScreen } from './AuthFormScreen.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import { labels } from './labels.ts';
import type { WaitlistSlot } from './lazy-identify-screen.ts';
import { NewPasswordField } from './NewPasswordField.tsx';

export interface SignUpScreenProps {
  readonly authForm: AuthFormActor;
  readonly passwordPolicy: PasswordPolicyActor;
  readonly common: CommonPasswords;
  readonly waitlist: WaitlistSlot;
  readonly providers: readonly OauthProvider[];
  /** Text that was typed on the landing page. */
  readonly keptIdea: string | null;
  readonly email?: string | undefined;
  /** Where to go afterwards, kept through the links between these pages. */
  readonly redirect?: string | undefined;
}

export function SignUpScreen(props: SignUpScreenProps) {
  const { authForm, passwordPolicy, common, waitlist, providers, keptIdea, email, redirect } = props;
  const { problems, email: submitted } = useSelector(authForm, ({ context }) => context);
  const policy = useSelector(passwordPolicy, ({ context }) => context.policy);
  return (
    <AuthFormScreen
      title={labels.signUp.title}
      authForm={authForm}
      waitlist={waitlist}
      redirect={redirect}
      providers={providers}
      lead={keptIdea !== null && <p className={kept}>{labels.signUp.keptIdea(keptIdea)}</p>}
      form={({ isPending, isDisabled }) => (
        <CredentialsForm
          submitLabel={labels.signUp.submit}
          judgePassword={(typed) => judgeNewPassword(typed.password, { policy, email: typed.email, common })}
          passwordField={(slot) => <NewPasswordField {...slot} policy={policy} common={common} />}
          email={email}
          problems={problems}
          isPending={isPending}
          isDisabled={isDisabled}
          onSubmit={(credentials) => authForm.send({ type: 'form.submitted', ...credentials })}
          onFieldChange={(field) => authForm.send({ type: 'field.changed', field })}
        />
      )}
      links={
        <>
          <p>
            {labels.signUp.hasAccount}{' '}
            <Link href={buildPath({ name: 'sign-in', params: { redirect, email: submitted || email } })}>
              {labels.signIn.submit}
            </Link>
          </p>
          <p className={terms}>
            {labels.signUp.agree}
            <Link href={buildPath({ name: 'resources.terms-of-use' })}>{labels.signUp.terms}</Link>
            {labels.signUp.agreed}
            <Link href={buildPath({ name: 'resources.privacy-policy' })}>{labels.signUp.privacy}</Link>
            {labels.signUp.privacyText}
          </p>
        </>
      }
    />
  );
}

const terms = css({ color: 'ink.muted', textStyle: 'small' });
const kept = css({ color: 'ink.muted', overflowWrap: 'anywhere' });
