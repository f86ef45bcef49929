import { PasswordSection } from '#features/settings/PasswordSection.tsx';
import { useFlow } from '../use-flow.ts';
import type { AccountFlows } from './account-flows.ts';

export interface ChangePasswordProps {
  readonly flows: AccountFlows;
}

export const ChangePassword = ({ flows }: ChangePasswordProps) => (
  <PasswordSection flow={useFlow(flows.changePassword)} />
);
