import { useEffect } from 'react';
import type { Params, To } from '#domain/routes/routes.ts';
import { useApp } from '../app-context.ts';
import type { PageProps } from '../page-props.ts';
import { VerifyEmail } from './VerifyEmail.tsx';

/** Where mails lead. Only an address is verified here; other codes are taken to the screen that asks for the rest. */
export default function AuthActionPage({ place }: PageProps) {
  const { services } = useApp();
  const { navigate } = services;
  const elsewhere = otherScreen(place.params);

  useEffect(() => {
    const to = otherScreen(place.params);
    if (to) navigate(to, { replace: true });
  }, [place.params, navigate]);

  if (elsewhere) return null;
  return <VerifyEmail oobCode={place.params['mode'] === 'verifyEmail' ? place.params['oobCode'] : undefined} />;
}

function otherScreen(params: Params): To | null {
  if (params['mode'] === 'resetPassword') return { name: 'reset-password', params: { oobCode: params['oobCode'] } };
  return params['mode'] === 'signIn' ? { name: 'auth.verify', params } : null;
}
