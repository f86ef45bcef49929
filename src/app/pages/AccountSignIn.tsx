import { useSelector } from '@xstate/react';
import { signInUnknownLabels } from '#features/settings/labels.ts';
import { SignInUnknown } from '#features/settings/SignInUnknown.tsx';
import type { SignInRecordActor } from '#machines/settings/sign-in-record.machine.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { AccountFlows } from './account-flows.ts';
import { SignInWays } from './SignInWays.tsx';

export interface AccountSignInProps {
  readonly flows: AccountFlows;
  readonly record: SignInRecordActor;
  readonly onSignOut: () => void;
}

/** Password, second factor and connected accounts, as soon as the identity provider has told of them. */
export function AccountSignIn({ flows, record, onSignOut }: AccountSignInProps) {
  const { record: known, failure } = useSelector(record, ({ context }) => context);
  if (known) {
    // Another start where what the founder can show has changed, since every flow begins with it.
    return <SignInWays key={known.methods.join()} flows={flows} record={known} />;
  }
  if (!failure) return <Skeleton label={signInUnknownLabels.loading} shape="fields" />;
  return (
    <SignInUnknown failure={failure} onRetry={() => record.send({ type: 'record.changed' })} onSignOut={onSignOut} />
  );
}
