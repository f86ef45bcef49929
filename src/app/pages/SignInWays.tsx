import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { canAskPasskey } from '#adapters/page/can-ask-passkey.ts';
import { deviceName } from '#domain/account/device-name.ts';
import { type ReauthenticationMethod, reauthenticationMethods } from '#domain/account/reauthentication.ts';
import type { SignInRecord } from '#domain/account/sign-in-record.ts';
import { offeredProviders } from '#domain/auth/offered-providers.ts';
import { NewPasswordField } from '#features/auth/NewPasswordField.tsx';
import { MethodsSection } from '#features/settings/MethodsSection.tsx';
import type { NewPasswordSlot } from '#features/settings/new-password-slot.ts';
import { PasskeysSection } from '#features/settings/PasskeysSection.tsx';
import { PasswordSection } from '#features/settings/PasswordSection.tsx';
import { SecondFactorSection } from '#features/settings/SecondFactorSection.tsx';
import { SetPasswordSection } from '#features/settings/SetPasswordSection.tsx';
import type { PasskeysActor } from '#machines/settings/passkeys.machine.ts';
import { selectUser } from '#machines/shell/user.store.ts';
import { useApp } from '../app-context.ts';
import { useFlow } from '../use-flow.ts';
import type { AccountFlows } from './account-flows.ts';
import { RecoveryCodeRow } from './RecoveryCodeRow.tsx';

export interface SignInWaysProps {
  readonly flows: AccountFlows;
  readonly record: SignInRecord;
}

export function SignInWays({ flows, record }: SignInWaysProps) {
  const { actorOf, services } = useApp();
  const user = useSelector(actorOf('user'), selectUser);
  const providers = offeredProviders(services.settings.identity);
  const input = { ways: reauthenticationMethods(record) };
  const enrolment = useFlow(flows.enrolment, input);
  const removal = useFlow(flows.removal, input);
  const methods = useFlow(flows.methods, input);
  const passkeys = useFlow(flows.passkeys, input);
  const isEmbedded = services.settings.identity.kind === 'embedded';
  const isVerified = user?.emailVerified ?? false;
  const isEnrolled = useSelector(enrolment, (snapshot) => snapshot.matches('enrolled'));
  const hasPasskeys = useSelector(passkeys, ({ context }) => (context.passkeys ?? []).length > 0);
  const hasAddedPasskey = useSelector(passkeys, ({ context }) => context.hasAdded);
  return (
    <>
      {record.methods.includes('password') ? (
        <ChangePassword flows={flows} email={record.email} />
      ) : (
        <SetPassword flows={flows} ways={input.ways} email={record.email} />
      )}
      <SecondFactorSection
        factors={record.factors}
        isVerified={isVerified}
        enrolment={enrolment}
        removal={removal}
        recovery={
          isEmbedded &&
          (record.factors.length > 0 || hasPasskeys) && (
            <RecoveryCodeRow flows={flows} ways={input.ways} hasJustAdded={isEnrolled || hasAddedPasskey} />
          )
        }
      />
      {isEmbedded && <Passkeys passkeys={passkeys} isVerified={isVerified} />}
      {providers.length > 0 && <MethodsSection record={record} flow={methods} providers={providers} />}
    </>
  );
}

interface SetPasswordProps {
  readonly flows: AccountFlows;
  readonly ways: readonly ReauthenticationMethod[];
  readonly email: string;
}

const SetPassword = ({ flows, ways, email }: SetPasswordProps) => (
  <SetPasswordSection flow={useFlow(flows.setPassword, { ways })} {...useNewPassword(email)} />
);

/** Returns the props with which the settings ask the founder with this address for a new password. */
function useNewPassword(email: string) {
  const { commonPasswords: common } = useApp().services;
  const readEmail = useCallback(() => email, [email]);
  const newPassword: NewPasswordSlot = (field) => (
    <NewPasswordField {...field} label="New password" name="new-password" common={common} readEmail={readEmail} />
  );
  return { common, email, newPassword };
}

interface ChangePasswordProps {
  readonly flows: AccountFlows;
  readonly email: string;
}

const ChangePassword = ({ flows, email }: ChangePasswordProps) => (
  <PasswordSection flow={useFlow(flows.changePassword)} {...useNewPassword(email)} />
);

interface PasskeysProps {
  readonly passkeys: PasskeysActor;
  readonly isVerified: boolean;
}

/** The passkeys of the embedded identity. */
function Passkeys({ passkeys, isVerified }: PasskeysProps) {
  const { services } = useApp();
  return (
    <PasskeysSection
      flow={passkeys}
      isVerified={isVerified}
      canAdd={canAskPasskey(services.settings.identity)}
      usualName={deviceName(navigator.userAgent)}
    />
  );
}
