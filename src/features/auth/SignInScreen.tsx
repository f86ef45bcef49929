import { useSelector } from '@xstate/react';
import { buildPath } from '#domain/routes/build-path.ts';
import type { AddressFormActor } from '#machines/address-form.machine.ts';
import type { WayInActor } from '#machines/way-in.machine.ts';
import { css } from '#styled-system/css';
import { Link } from '#ui/Link.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import { LinkRequest } from './LinkRequest.tsx';
import { WayInScreen } from './WayInScreen.tsx';

export interface SignInScreenProps {
  /** How the form signs in: by a password or by a mailed link. */
  readonly method: 'email' | 'link';
  readonly wayIn: WayInActor;
  readonly link: AddressFormActor;
  readonly waitlist: AddressFormActor;
  /** Fills the field; never signs in. */
  readonly email?: string | undefined;
  /** Where to go afterwards, kept through the links between these pages. */
  readonly redirect?: string | undefined;
}

export function SignInScreen({ method, wayIn, link, waitlist, email, redirect }: SignInScreenProps) {
  const { problems } = useSelector(wayIn, ({ context }) => context);
  const otherMethod = method === 'link' ? undefined : 'link';
  return (
    <WayInScreen
      title="Sign in"
      wayIn={wayIn}
      waitlist={waitlist}
      redirect={redirect}
      form={({ isPending, isDisabled }) =>
        method === 'link' ? (
          <LinkRequest form={link} email={email} />
        ) : (
          <CredentialsForm
            submitLabel="Sign in"
            policy={null}
            email={email}
            problems={problems}
            isPending={isPending}
            isDisabled={isDisabled}
            onSubmit={(submitted) => wayIn.send({ type: 'form.submitted', ...submitted })}
            onFieldChange={(field) => wayIn.send({ type: 'field.changed', field })}
          >
            <p>
              <Link href={buildPath({ name: 'forgot-password', params: { redirect, email } })}>Forgot password?</Link>
            </p>
          </CredentialsForm>
        )
      }
      links={
        <div className={css({ display: 'flex', flexDirection: 'column', gap: '8' })}>
          <p>
            <Link href={buildPath({ name: 'sign-in', params: { method: otherMethod, redirect, email } })}>
              {method === 'link' ? 'Sign in with a password' : 'Email me a sign-in link'}
            </Link>
          </p>
          <p>
            New here? <Link href={buildPath({ name: 'sign-up', params: { redirect, email } })}>Create an account</Link>
          </p>
        </div>
      }
    />
  );
}
