import type { ProviderAssertion } from '../provider-assertions.ts';

/**
 * Common part of answers about a provider's assertion: the user there, and the credential to link or to try again with.
 */
export const idpAnswer = (said: ProviderAssertion, token: string): object => ({
  kind: 'identitytoolkit#VerifyAssertionResponse',
  providerId: said.providerId,
  federatedId: said.subject,
  ...(said.email !== null && { email: said.email }),
  ...(said.displayName !== null && { displayName: said.displayName }),
  rawUserInfo: JSON.stringify({ id: said.subject, email: said.email, name: said.displayName }),
  ...(said.providerId === 'google.com' && { oauthIdToken: token }),
  oauthAccessToken: token,
  ...(said.providerId === 'twitter.com' && { oauthTokenSecret: token, screenName: said.displayName ?? '' }),
});
