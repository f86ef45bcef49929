import { LinkRequest } from '#features/auth/LinkRequest.tsx';
import { useApp } from '../app-context.ts';
import { useFlow } from '../use-flow.ts';
import { linkFlow } from './address-flow.ts';

export interface LinkFormProps {
  readonly email: string | undefined;
  readonly redirect: string | undefined;
}

export function LinkForm({ email, redirect }: LinkFormProps) {
  return <LinkRequest form={useFlow(linkFlow(useApp().services, redirect))} email={email} />;
}
