import { IdentityError } from '../identity-error.ts';
import type { IdentityProvider } from '../identity-provider.ts';
import type { IdentityUser } from '../identity-user.ts';
import { linkOf } from '../link-of.ts';
import { provesAddress } from '../proves-address.ts';
import type { ProviderAssertion } from '../provider-assertions.ts';
import { providerNames } from '../provider-id.ts';
import { tellOwner } from '../tell-owner.ts';

/**
 * Adds a provider to the ways of whoever has just signed in: it is a way back for whoever sits at an open browser. The SDK
 * reads some refusals beside what it may sign in with.
 */
export const linkIdp = (provider: IdentityProvider, said: ProviderAssertion, idToken: string): Promise<object> =>
  provider.transaction(async (within) => {
    const { users, links, tokens, clock } = within;
    const { user } = await tokens.read(idToken, { recent: true, hold: true });
    const known = await links.find(said.providerId, said.subject);
    if (known && known.uid !== user.uid) return { errorMessage: 'FEDERATED_USER_ID_ALREADY_LINKED' };
    const holder = said.email === null ? undefined : await users.byEmail(said.email);
    if (holder && holder.uid !== user.uid) return { errorMessage: 'EMAIL_EXISTS' };
    const linked = known ?? (await links.insert(linkOf(user.uid, said, clock())));
    if (!linked) throw new IdentityError('PROVIDER_ALREADY_LINKED');
    const changed = (await users.update(user.uid, addressBy(said, user))) ?? user;
    if (!known) tellOwner(within, changed, { kind: 'way-in-added', name: providerNames[said.providerId] });
    return { localId: user.uid, emailVerified: changed.email_verified };
  });

/**
 * Returns the address after linking. A user without one gets the provider's; one that the provider proves to be the
 * user's own is verified.
 */
function addressBy(said: ProviderAssertion, { email, email_verified }: IdentityUser) {
  const isProved = provesAddress(said) && (email === null || email === said.email);
  return { email: email ?? said.email, email_verified: email_verified || isProved };
}
