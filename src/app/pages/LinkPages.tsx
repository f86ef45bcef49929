import { readLinkEmail } from '#adapters/identity/kept-link-email.ts';
import { local } from '#adapters/storage/local.ts';
import { CompleteLinkScreen } from '#features/auth/CompleteLinkScreen.tsx';
import { ForgotPasswordScreen } from '#features/auth/ForgotPasswordScreen.tsx';
import { SendLinkScreen } from '#features/auth/SendLinkScreen.tsx';
import { completeLinkMachine } from '#machines/auth/complete-link.machine.ts';
import { useApp } from '../app-context.ts';
import type { PageProps } from '../page-props.ts';
import { useFlow } from '../use-flow.ts';
import { linkFlow, resetFlow } from './address-flow.ts';
import { identifyFlow } from './identify-flow.ts';
import { waitlistSlot } from './waitlist-slot.tsx';

export function CompleteLinkPage({ place }: PageProps) {
  const { services } = useApp();
  const { oobCode, token, email, redirect } = place.params;
  const completion = useFlow(completeLinkMachine.provide({ actors: { identify: identifyFlow(services, redirect) } }), {
    oobCode,
    token,
    keptEmail: readLinkEmail(local),
  });
  return <CompleteLinkScreen completion={completion} waitlist={waitlistSlot} email={email} redirect={redirect} />;
}

export function SendLinkPage({ place }: PageProps) {
  const { email, redirect } = place.params;
  const form = useFlow(linkFlow(useApp().services, redirect));
  return <SendLinkScreen form={form} email={email} redirect={redirect} />;
}

export function ForgotPasswordPage({ place }: PageProps) {
  const { email, redirect } = place.params;
  const form = useFlow(resetFlow(useApp().services, redirect));
  return <ForgotPasswordScreen form={form} email={email} redirect={redirect} />;
}
