import { buildPath } from '#domain/routes/build-path.ts';
import type { AddressFormActor } from '#machines/auth/address-form.machine.ts';
import { Link } from '#ui/Link.tsx';
import { AuthScreen } from './AuthScreen.tsx';
import { LinkRequest } from './LinkRequest.tsx';
import { labels } from './labels.ts';

export interface SendLinkScreenProps {
  readonly form: AddressFormActor;
  readonly email: string | undefined;
  readonly redirect: string | undefined;
}

export function SendLinkScreen({ form, email, redirect }: SendLinkScreenProps) {
  return (
    <AuthScreen title={labels.sendLink.title}>
      <LinkRequest form={form} email={email} />
      <p>
        <Link href={buildPath({ name: 'sign-in', params: { redirect, email } })}>{labels.otherWays}</Link>
      </p>
    </AuthScreen>
  );
}
