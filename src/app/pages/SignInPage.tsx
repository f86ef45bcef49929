import { useSelector } from '@xstate/react';
import { readRedirect } from '#adapters/identity/provider-redirect.ts';
import { canAskPasskey } from '#adapters/page/can-ask-passkey.ts';
import { offeredProviders } from '#domain/auth/offered-providers.ts';
import { LinkRequest } from '#features/auth/LinkRequest.tsx';
import { SignInScreen } from '#features/auth/SignInScreen.tsx';
import { authFormMachine } from '#machines/auth/auth-form.machine.ts';
import { useApp } from '../app-context.ts';
import type { PageProps } from '../page-props.ts';
import { useFlow } from '../use-flow.ts';
import { linkFlow } from './address-flow.ts';
import { identifyFlow } from './identify-flow.ts';
import { usePreparedIdentity } from './use-prepared-identity.ts';
import { waitlistSlot } from './waitlist-slot.tsx';

export default function SignInPage({ place }: PageProps) {
  const { actorOf, services } = useApp();
  const isSignedOut = useSelector(actorOf('session'), ({ context }) => context.ended === 'expired');
  const { method, email, redirect } = place.params;
  usePreparedIdentity(services);
  const authForm = useFlow(authFormMachine.provide({ actors: { identify: identifyFlow(services, redirect) } }), {
    purpose: 'sign-in',
    returningFrom: readRedirect(),
  });
  return (
    <SignInScreen
      method={method === 'link' ? 'link' : 'email'}
      authForm={authForm}
      linkForm={<LinkForm email={email} redirect={redirect} />}
      waitlist={waitlistSlot}
      providers={offeredProviders(services.settings.identity)}
      hasPasskeys={canAskPasskey(services.settings.identity)}
      isSignedOut={isSignedOut}
      email={email}
      redirect={redirect}
    />
  );
}

interface LinkFormProps {
  readonly email: string | undefined;
  readonly redirect: string | undefined;
}

function LinkForm({ email, redirect }: LinkFormProps) {
  return <LinkRequest form={useFlow(linkFlow(useApp().services, redirect))} email={email} />;
}
