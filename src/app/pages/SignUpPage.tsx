import { readRedirect } from '#adapters/identity/provider-redirect.ts';
import { readFirstIdea } from '#adapters/storage/kept-first-idea.ts';
import { local } from '#adapters/storage/local.ts';
import { offeredProviders } from '#domain/auth/offered-providers.ts';
import { SignUpScreen } from '#features/auth/SignUpScreen.tsx';
import { authFormMachine } from '#machines/auth/auth-form.machine.ts';
import { useApp } from '../app-context.ts';
import type { PageProps } from '../page-props.ts';
import { useFlow } from '../use-flow.ts';
import { identifyFlow } from './identify-flow.ts';
import { passwordPolicyFlow } from './password-policy-flow.ts';
import { usePreparedIdentity } from './use-prepared-identity.ts';
import { waitlistSlot } from './waitlist-slot.tsx';

export default function SignUpPage({ place }: PageProps) {
  const { services } = useApp();
  const { email, redirect } = place.params;
  usePreparedIdentity(services);
  const passwordPolicy = useFlow(passwordPolicyFlow(services));
  const authForm = useFlow(
    authFormMachine.provide({
      actors: { identify: identifyFlow(services, redirect) },
      actions: { renewPolicy: () => passwordPolicy.send({ type: 'policy.outdated' }) },
    }),
    { purpose: 'sign-up', returningFrom: readRedirect() },
  );
  return (
    <SignUpScreen
      authForm={authForm}
      passwordPolicy={passwordPolicy}
      common={services.commonPasswords}
      waitlist={waitlistSlot}
      providers={offeredProviders(services.settings.identity)}
      keptIdea={readFirstIdea(local)}
      email={email}
      redirect={redirect}
    />
  );
}
