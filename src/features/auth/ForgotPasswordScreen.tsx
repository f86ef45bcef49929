import { buildPath } from '#domain/routes/build-path.ts';
import type { AddressFormActor } from '#machines/address-form.machine.ts';
import { Link } from '#ui/Link.tsx';
import { AuthScreen } from './AuthScreen.tsx';
import { MailRequest } from './MailRequest.tsx';

export interface ForgotPasswordScreenProps {
  readonly form: AddressFormActor;
  readonly email: string | undefined;
  readonly redirect: string | undefined;
}

export function ForgotPasswordScreen({ form, email, redirect }: ForgotPasswordScreenProps) {
  return (
    <AuthScreen title="Forgot password">
      <MailRequest
        form={form}
        email={email}
        explanation="We’ll email you a link to choose a new password. Your current password works until then."
        submitLabel="Send reset link"
        sentText={(sentTo) => `If ${sentTo} has an account, a link is on its way. It works once, for one hour.`}
      />
      <p>
        <Link href={buildPath({ name: 'sign-in', params: { redirect, email } })}>Back to sign in</Link>
      </p>
    </AuthScreen>
  );
}
