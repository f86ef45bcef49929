import type { UseQueryResult } from '@tanstack/react-query';
import { accountFailureOf } from '#domain/account/account-failure.ts';
import type { SignInRecord } from '#domain/account/sign-in-record.ts';
import { signInUnknownLabels } from '#features/settings/labels.ts';
import { SignInUnknown } from '#features/settings/SignInUnknown.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { AccountFlows } from './account-flows.ts';
import { SignInWays } from './SignInWays.tsx';

export interface AccountSignInProps {
  readonly flows: AccountFlows;
  readonly record: UseQueryResult<SignInRecord>;
  readonly onSignOut: () => void;
}

/** Password, second factor and connected accounts, as soon as the identity provider has told of them. */
export function AccountSignIn({ flows, record, onSignOut }: AccountSignInProps) {
  if (record.data) {
    // Another start where what the founder can show has changed, since every flow begins with it.
    return <SignInWays key={record.data.methods.join()} flows={flows} record={record.data} />;
  }
  if (!record.isError) return <Skeleton label={signInUnknownLabels.loading} shape="fields" />;
  return (
    <SignInUnknown
      failure={accountFailureOf(record.error)}
      onRetry={() => void record.refetch()}
      onSignOut={onSignOut}
    />
  );
}
