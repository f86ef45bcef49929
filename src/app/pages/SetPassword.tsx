import type { ProofWay } from '#domain/account/proof.ts';
import { SetPasswordSection } from '#features/settings/SetPasswordSection.tsx';
import { useFlow } from '../use-flow.ts';
import type { AccountFlows } from './account-flows.ts';

export interface SetPasswordProps {
  readonly flows: AccountFlows;
  readonly ways: readonly ProofWay[];
}

export const SetPassword = ({ flows, ways }: SetPasswordProps) => (
  <SetPasswordSection flow={useFlow(flows.setPassword, { ways })} />
);
