import { useSelector } from '@xstate/react';
import { proofWaysOf } from '#domain/account/proof.ts';
import type { SignInRecord } from '#domain/account/sign-in-record.ts';
import { offeredProviders } from '#domain/auth/offered-providers.ts';
import { MethodsSection } from '#features/settings/MethodsSection.tsx';
import { SecondFactorSection } from '#features/settings/SecondFactorSection.tsx';
import { selectUser } from '#machines/shell/user.store.ts';
import { useApp } from '../app-context.ts';
import { useFlow } from '../use-flow.ts';
import type { AccountFlows } from './account-flows.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { Passkeys } from './Passkeys.tsx';
import { RecoveryCodeRow } from './RecoveryCodeRow.tsx';
import { SetPassword } from './SetPassword.tsx';

export interface SignInWaysProps {
  readonly flows: AccountFlows;
  readonly record: SignInRecord;
}

export function SignInWays({ flows, record }: SignInWaysProps) {
  const { actorOf, services } = useApp();
  const user = useSelector(actorOf('user'), selectUser);
  const providers = offeredProviders(services.settings.identity);
  const input = { ways: proofWaysOf(record) };
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
