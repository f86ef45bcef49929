import { readRedirect } from '#adapters/identity/provider-redirect.ts';
import { SignInScreen } from '#features/auth/SignInScreen.tsx';
import { wayInMachine } from '#machines/way-in.machine.ts';
import { useApp } from '../app-context.ts';
import type { PageProps } from '../page-props.ts';
import { useFlow } from '../use-flow.ts';
import { linkFlow, waitlistFlow } from './address-flow.ts';
import { identifyFlow } from './identify-flow.ts';
import { usePreparedIdentity } from './use-prepared-identity.ts';

export default function SignInPage({ place }: PageProps) {
  const { services } = useApp();
  const { method, email, redirect } = place.params;
  usePreparedIdentity(services);
  const wayIn = useFlow(wayInMachine.provide({ actors: { identify: identifyFlow(services, redirect) } }), {
    purpose: 'sign-in',
    returningFrom: readRedirect(),
  });
  return (
    <SignInScreen
      method={method === 'link' ? 'link' : 'email'}
      wayIn={wayIn}
      link={useFlow(linkFlow(services, redirect))}
      waitlist={useFlow(waitlistFlow(services))}
      email={email}
      redirect={redirect}
    />
  );
}
