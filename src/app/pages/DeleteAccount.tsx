import { useSelector } from '@xstate/store-react';
import { proofWaysOf } from '#domain/account/proof.ts';
import type { SignInRecord } from '#domain/account/sign-in-record.ts';
import { DeletionSection } from '#features/settings/DeletionSection.tsx';
import { accountIdentityOf } from '../account-identity.ts';
import { useApp } from '../app-context.ts';
import { useFlow } from '../use-flow.ts';
import { deletionFlow } from './deletion-flow.ts';

export interface DeleteAccountProps {
  readonly record: SignInRecord;
}

export function DeleteAccount({ record }: DeleteAccountProps) {
  const app = useApp();
  const flow = useFlow(deletionFlow(app, accountIdentityOf(app)), { ways: proofWaysOf(record) });
  return <DeletionSection flow={flow} unsent={useSelector(app.services.workspace.pendingCount)} />;
}
