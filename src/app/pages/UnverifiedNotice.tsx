import { VerificationBanner } from '#features/auth/VerificationBanner.tsx';
import { useApp } from '../app-context.ts';
import { useFlow } from '../use-flow.ts';
import { useReloadedUser } from './use-reloaded-user.ts';
import { verificationMailFlow } from './verification-mail-flow.ts';

export interface UnverifiedNoticeProps {
  readonly email: string;
}

/** Asks for the address to be verified. */
export function UnverifiedNotice({ email }: UnverifiedNoticeProps) {
  const { services } = useApp();
  const mail = useFlow(verificationMailFlow(services));
  useReloadedUser(true);
  return <VerificationBanner mail={mail} email={email} />;
}
