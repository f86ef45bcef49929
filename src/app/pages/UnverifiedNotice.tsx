import { useEffect } from 'react';
import { VerificationBanner } from '#features/auth/VerificationBanner.tsx';
import { useApp } from '../app-context.ts';
import { useFlow } from '../use-flow.ts';
import { verificationMailFlow } from './verification-mail-flow.ts';

export interface UnverifiedNoticeProps {
  readonly email: string;
}

/** The link in the mail opens elsewhere, so the record is read again when the founder comes back to this tab. */
export function UnverifiedNotice({ email }: UnverifiedNoticeProps) {
  const { services } = useApp();
  const { reloadUser } = services;
  const mail = useFlow(verificationMailFlow(services));

  useEffect(() => {
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') reloadUser();
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => document.removeEventListener('visibilitychange', onVisibilityChange);
  }, [reloadUser]);

  return <VerificationBanner mail={mail} email={email} />;
}
