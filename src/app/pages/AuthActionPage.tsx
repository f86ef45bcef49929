import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { redirectOf } from '#domain/auth/continue-url.ts';
import { type ConfirmedMode, mailModeOf } from '#domain/auth/mail-mode.ts';
import type { Params, To } from '#domain/routes/routes.ts';
import { useApp } from '../app-context.ts';
import type { PageProps } from '../page-props.ts';
import { ConfirmMail } from './ConfirmMail.tsx';

/** Where mails lead. Those that ask for a yes are answered here, others are taken to the screen that asks for the rest. */
export default function AuthActionPage({ place }: PageProps) {
  const { actorOf, services } = useApp();
  const { navigate, showToast } = services;
  const isSignedIn = useSelector(actorOf('session'), (session) => session.hasTag('authed'));
  const aim = aimOf(place.params);
  const isElsewhere = typeof aim !== 'string';

  useEffect(() => {
    const to = aimOf(place.params);
    if (typeof to === 'string') return;
    if (isSignedIn) showToast({ tone: 'info', message: 'You’re already signed in, so the link wasn’t used.' });
    navigate(to, { replace: true });
  }, [place.params, isSignedIn, navigate, showToast]);

  if (isElsewhere) return null;
  const { oobCode, continueUrl } = place.params;
  // A mode that is none of ours has a code that none of ours can apply.
  const isKnown = mailModeOf(place.params['mode']) !== undefined;
  return <ConfirmMail mode={aim} oobCode={isKnown ? oobCode : undefined} continueUrl={continueUrl} />;
}

/** Returns the request of a mail's link, or the place where it is answered. */
function aimOf(params: Params): ConfirmedMode | To {
  const mode = mailModeOf(params['mode']);
  const redirect = redirectOf(params['continueUrl']);
  switch (mode) {
    case 'resetPassword':
      return { name: 'reset-password', params: { oobCode: params['oobCode'], redirect } };
    case 'signIn':
      return { name: 'auth.verify', params: { ...params, redirect } };
    default:
      return mode ?? 'verifyEmail';
  }
}
