import type { ProofWay } from '#domain/account/proof.ts';
import { SetPasswordSection } from '#features/settings/SetPasswordSection.tsx';
import { useFlow } from '../use-flow.ts';
import type { AccountFlows } from './account-flows.ts';
import { useNewPassword } from './use-new-password.tsx';

export interface SetPasswordProps {
  readonly flows: AccountFlows;
  readonly ways: readonly ProofWay[];
  readonly email: string;
}

export const SetPassword = ({ flows, ways, email }: SetPasswordProps) => (
  <SetPasswordSection flow={useFlow(flows.setPassword, { ways })} {...useNewPassword(email)} />
);
