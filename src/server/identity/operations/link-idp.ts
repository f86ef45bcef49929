import { IdentityError } from '../identity-error.ts';
import type { IdentityProvider } from '../identity-provider.ts';
import { linkOf } from '../link-of.ts';
import type { ProviderAssertion } from '../provider-assertions.ts';

/** Adds a provider to the ways of whoever is signed in. The SDK reads some refusals beside what it may sign in with. */
export async function linkIdp(provider: IdentityProvider, said: ProviderAssertion, idToken: string): Promise<object> {
  const { users, links, tokens, clock } = provider;
  const { user, signIn } = await tokens.readUser(idToken);
  const known = await links.find(said.providerId, said.subject);
  if (known && known.uid !== user.uid) return { errorMessage: 'FEDERATED_USER_ID_ALREADY_LINKED' };
  const holder = said.email === null ? undefined : await users.byEmail(said.email);
  if (holder && holder.uid !== user.uid) return { errorMessage: 'EMAIL_EXISTS' };
  const linked = known ?? (await links.insert(linkOf(user.uid, said, clock())));
  if (!linked) throw new IdentityError('PROVIDER_ALREADY_LINKED');
  return { localId: user.uid, emailVerified: user.email_verified, ...(await tokens.issue(user, signIn)) };
}
