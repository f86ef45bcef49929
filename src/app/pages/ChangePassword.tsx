import { PasswordSection } from '#features/settings/PasswordSection.tsx';
import { useFlow } from '../use-flow.ts';
import type { AccountFlows } from './account-flows.ts';
import { useNewPassword } from './use-new-password.tsx';

export interface ChangePasswordProps {
  readonly flows: AccountFlows;
  readonly email: string;
}

export const ChangePassword = ({ flows, email }: ChangePasswordProps) => (
  <PasswordSection flow={useFlow(flows.changePassword)} {...useNewPassword(email)} />
);
