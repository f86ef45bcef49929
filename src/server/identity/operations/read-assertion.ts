import { IdentityError } from '../identity-error.ts';
import type { IdentityProvider } from '../identity-provider.ts';
import type { ProviderAssertion } from '../provider-assertions.ts';
import type { OperationFields } from './operation.ts';

interface AssertedCredential {
  readonly assertion: ProviderAssertion;
  /** Token that the provider's page signed. */
  readonly token: string;
}

/**
 * Reads a provider's assertion that the SDK passes on: in the address of its page after a pop-up, else in a form of its
 * own.
 */
export async function readAssertion(
  { assertions }: IdentityProvider,
  { requestUri = '', postBody }: OperationFields,
): Promise<AssertedCredential> {
  const query = URL.canParse(requestUri) ? new URL(requestUri).search : '';
  const given = new URLSearchParams(postBody || query);
  const token = given.get('id_token') || given.get('access_token');
  const assertion = token ? await assertions.verify(token) : null;
  if (!token || assertion?.providerId !== given.get('providerId')) {
    throw new IdentityError('INVALID_IDP_RESPONSE : The provider has not said so, or too long ago.');
  }
  return { assertion, token };
}
