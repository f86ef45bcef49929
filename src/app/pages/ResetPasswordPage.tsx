import { fromPromise } from 'xstate';
import { ResetPasswordScreen } from '#features/auth/ResetPasswordScreen.tsx';
import { resetPasswordMachine } from '#machines/auth/reset-password.machine.ts';
import { useApp } from '../app-context.ts';
import type { PageProps } from '../page-props.ts';
import { useFlow } from '../use-flow.ts';
import { passwordPolicyFlow } from './password-policy-flow.ts';

export default function ResetPasswordPage({ place }: PageProps) {
  const { services } = useApp();
  const { identity, navigate, showToast } = services;
  const { oobCode, redirect } = place.params;
  const passwordPolicy = useFlow(passwordPolicyFlow(services));
  const reset = useFlow(
    resetPasswordMachine.provide({
      actors: {
        readCode: fromPromise<{ readonly email: string }, { readonly oobCode: string }>(({ input }) =>
          identity.readResetCode(input.oobCode),
        ),
        savePassword: fromPromise<void, { readonly oobCode: string; readonly password: string }>(({ input }) =>
          identity.resetPassword(input),
        ),
      },
      actions: {
        renewPolicy: () => passwordPolicy.send({ type: 'policy.outdated' }),
        leave: (_, { email }) => {
          navigate({ name: 'sign-in', params: { redirect, email: email ?? undefined } }, { replace: true });
          // Not named after the field that it appears beside.
          showToast({ tone: 'success', message: 'Password updated. Sign in with your new password.' });
        },
      },
    }),
    { oobCode },
  );
  return (
    <ResetPasswordScreen
      reset={reset}
      passwordPolicy={passwordPolicy}
      common={services.commonPasswords}
      redirect={redirect}
    />
  );
}
