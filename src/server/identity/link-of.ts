import type { IdentityLink } from './identity-links.ts';
import type { ProviderAssertion } from './provider-assertions.ts';

/** A user's account at a provider, as the provider's page described it. */
export const linkOf = (uid: string, said: ProviderAssertion, now: Date): IdentityLink => ({
  provider_id: said.providerId,
  subject: said.subject,
  uid,
  email: said.email,
  display_name: said.displayName,
  photo_url: null,
  linked_at: now,
});
