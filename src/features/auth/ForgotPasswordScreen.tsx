import { buildPath } from '#domain/routes/build-path.ts';
import type { AddressFormActor } from '#machines/auth/address-form.machine.ts';
import { Link } from '#ui/Link.tsx';
import { AuthScreen } from './AuthScreen.tsx';
import { labels } from './labels.ts';
import { MailRequest } from './MailRequest.tsx';

export interface ForgotPasswordScreenProps {
  readonly form: AddressFormActor;
  readonly email: string | undefined;
  readonly redirect: string | undefined;
}

export function ForgotPasswordScreen({ form, email, redirect }: ForgotPasswordScreenProps) {
  return (
    <AuthScreen title={labels.forgotPassword.title}>
      <MailRequest
        form={form}
        email={email}
        explanation={labels.forgotPassword.explanation}
        submitLabel={labels.forgotPassword.submit}
        sentText={labels.forgotPassword.sent}
      />
      <p>
        <Link href={buildPath({ name: 'sign-in', params: { redirect, email } })}>{labels.forgotPassword.back}</Link>
      </p>
    </AuthScreen>
  );
}
