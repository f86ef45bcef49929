import type { ProviderAssertion } from './provider-assertions.ts';

/** Google owns or has checked the addresses it names; the others may name any. */
export const provesAddress = ({ providerId, email }: ProviderAssertion): boolean =>
  providerId === 'google.com' && email !== null;
