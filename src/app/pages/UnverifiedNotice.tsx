import { useEffect } from 'react';
import { userKey } from '#adapters/storage/keys.ts';
import { VerificationBanner } from '#features/auth/VerificationBanner.tsx';
import { useApp } from '../app-context.ts';
import { useFlow } from '../use-flow.ts';
import { verificationMailFlow } from './verification-mail-flow.ts';

export interface UnverifiedNoticeProps {
  readonly email: string;
}

/**
 * The link in the mail opens elsewhere: the record is read again when the founder comes back to this tab or window, and
 * when another tab has read it.
 */
export default function UnverifiedNotice({ email }: UnverifiedNoticeProps) {
  const { services } = useApp();
  const { reloadUser } = services;
  const mail = useFlow(verificationMailFlow(services));

  useEffect(() => {
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') reloadUser();
    };
    const onStorage = ({ key }: StorageEvent) => {
      if (key === userKey) reloadUser();
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    window.addEventListener('focus', reloadUser);
    window.addEventListener('storage', onStorage);
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      window.removeEventListener('focus', reloadUser);
      window.removeEventListener('storage', onStorage);
    };
  }, [reloadUser]);

  return <VerificationBanner mail={mail} email={email} />;
}
