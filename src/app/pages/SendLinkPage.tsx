import { SendLinkScreen } from '#features/auth/SendLinkScreen.tsx';
import { useApp } from '../app-context.ts';
import type { PageProps } from '../page-props.ts';
import { useFlow } from '../use-flow.ts';
import { linkFlow } from './address-flow.ts';

export default function SendLinkPage({ place }: PageProps) {
  const { email, redirect } = place.params;
  const form = useFlow(linkFlow(useApp().services, redirect));
  return <SendLinkScreen form={form} email={email} redirect={redirect} />;
}
