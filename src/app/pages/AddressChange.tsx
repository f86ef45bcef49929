import { proofWaysOf } from '#domain/account/proof.ts';
import type { SignInRecord } from '#domain/account/sign-in-record.ts';
import { EmailChange } from '#features/settings/EmailChange.tsx';
import { useFlow } from '../use-flow.ts';
import type { AccountFlows } from './account-flows.ts';

export interface AddressChangeProps {
  readonly flows: AccountFlows;
  readonly record: SignInRecord;
}

export function AddressChange({ flows, record }: AddressChangeProps) {
  return <EmailChange email={record.email} flow={useFlow(flows.email, { ways: proofWaysOf(record) })} />;
}
