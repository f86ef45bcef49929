import { useSelector } from '@xstate/react';
import type { OauthProvider } from '#domain/auth/oauth-provider.ts';
import { judgeNewPassword } from '#domain/auth/password.ts';
import type { CommonPasswords } from '#domain/auth/password-policy.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import type { PasswordPolicyActor } from '#machines/password-policy.machine.ts';
import type { WayInActor } from '#machines/way-in.machine.ts';
import { css } from '#styled-system/css';
import { Link } from '#ui/Link.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import type { WaitlistSlot } from './late-identify-screen.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { WayInScreen } from './WayInScreen.tsx';

export interface SignUpScreenProps {
  readonly wayIn: WayInActor;
  readonly passwordPolicy: PasswordPolicyActor;
  readonly common: CommonPasswords;
  readonly waitlist: WaitlistSlot;
  readonly providers: readonly OauthProvider[];
  /** What was typed on the landing page. */
  readonly keptIdea: string | null;
  readonly email?: string | undefined;
  /** Where to go afterwards, kept through the links between these pages. */
  readonly redirect?: string | undefined;
}

export function SignUpScreen(props: SignUpScreenProps) {
  const { wayIn, passwordPolicy, common, waitlist, providers, keptIdea, email, redirect } = props;
  const { problems, email: submitted } = useSelector(wayIn, ({ context }) => context);
  const policy = useSelector(passwordPolicy, ({ context }) => context.policy);
  return (
    <WayInScreen
      title="Create your account"
      wayIn={wayIn}
      waitlist={waitlist}
      redirect={redirect}
      providers={providers}
      lead={keptIdea !== null && <p className={kept}>Your idea is saved: “{keptIdea}”</p>}
      form={({ isPending, isDisabled }) => (
        <CredentialsForm
          submitLabel="Create account"
          judgePassword={(typed) => judgeNewPassword(typed.password, { policy, email: typed.email, common })}
          passwordField={(slot) => <NewPasswordField {...slot} policy={policy} common={common} />}
          email={email}
          problems={problems}
          isPending={isPending}
          isDisabled={isDisabled}
          onSubmit={(credentials) => wayIn.send({ type: 'form.submitted', ...credentials })}
          onFieldChange={(field) => wayIn.send({ type: 'field.changed', field })}
        />
      )}
      links={
        <>
          <p>
            Already have an account?{' '}
            <Link href={buildPath({ name: 'sign-in', params: { redirect, email: submitted || email } })}>Sign in</Link>
          </p>
          <p className={terms}>
            By creating an account, you agree to the{' '}
            <Link href={buildPath({ name: 'resources.terms-of-use' })}>terms of use</Link>. Our{' '}
            <Link href={buildPath({ name: 'resources.privacy-policy' })}>privacy policy</Link> says what we keep, and
            for how long.
          </p>
        </>
      }
    />
  );
}

const terms = css({ color: 'ink.muted', textStyle: 'small' });
const kept = css({ color: 'ink.muted', overflowWrap: 'anywhere' });
