import { ForgotPasswordScreen } from '#features/auth/ForgotPasswordScreen.tsx';
import { useApp } from '../app-context.ts';
import type { PageProps } from '../page-props.ts';
import { useFlow } from '../use-flow.ts';
import { resetFlow } from './address-flow.ts';

export default function ForgotPasswordPage({ place }: PageProps) {
  const { email, redirect } = place.params;
  const form = useFlow(resetFlow(useApp().services, redirect));
  return <ForgotPasswordScreen form={form} email={email} redirect={redirect} />;
}
