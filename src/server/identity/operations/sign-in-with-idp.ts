import { claimAddress } from '../claim-address.ts';
import { finishFirstFactor } from '../finish-first-factor.ts';
import { IdentityError } from '../identity-error.ts';
import type { IdentityTransaction } from '../identity-provider.ts';
import type { IdentityUser } from '../identity-user.ts';
import { linkOf } from '../link-of.ts';
import { newUser } from '../new-user.ts';
import { provesAddress } from '../proves-address.ts';
import type { ProviderAssertion } from '../provider-assertions.ts';
import { providerNames } from '../provider-id.ts';
import { tellOwner } from '../tell-owner.ts';
import { waysToSignIn } from '../ways-to-sign-in.ts';
import { idpAnswer } from './idp-answer.ts';
import { linkIdp } from './link-idp.ts';
import type { Operation } from './operation.ts';
import { readAssertion } from './read-assertion.ts';

/** Signs in, or links, by what another provider says. The providers are our own stand-ins, for this machine alone. */
export const signInWithIdp: Operation = async (provider, fields, { isLocal, address }) => {
  if (!provider.hasStandIns || !isLocal) throw new IdentityError('OPERATION_NOT_ALLOWED', 404);
  const { assertion, token } = await readAssertion(provider, fields);
  const answer = idpAnswer(assertion, token);
  if (fields.idToken) return { ...answer, ...(await linkIdp(provider, assertion, fields.idToken)) };
  return provider.transaction(async (within) => {
    const { user, isNewUser, confirm } = await findUser(within, assertion, fields.autoCreate ?? true);
    if (confirm) {
      const verifiedProvider = waysToSignIn(user, await within.links.of(user.uid));
      return { ...answer, needConfirmation: true, localId: user.uid, verifiedProvider };
    }
    const signedIn = await finishFirstFactor(within, user, assertion.providerId, address);
    return { ...answer, localId: user.uid, emailVerified: user.email_verified, isNewUser, ...signedIn };
  });
};

interface Found {
  readonly user: IdentityUser;
  readonly isNewUser: boolean;
  /** Somebody has this address already, and this provider's word does not prove it. */
  readonly confirm: boolean;
}

/** Whom this transaction holds from then on. */
async function findUser(within: IdentityTransaction, said: ProviderAssertion, autoCreate: boolean): Promise<Found> {
  const { users, links, clock } = within;
  const linked = await findLinked(within, said);
  if (linked) return { user: linked, isNewUser: false, confirm: false };
  // Of this name the SDK makes `auth/user-mismatch`.
  if (!autoCreate) throw new IdentityError('EMAIL_NOT_FOUND');
  const holder = said.email === null ? undefined : await users.holdByEmail(said.email);
  if (holder && !provesAddress(said)) return { user: holder, isNewUser: false, confirm: true };
  const now = clock();
  const fresh = { ...newUser(said.email, now), display_name: said.displayName, email_verified: provesAddress(said) };
  const user = holder ? await claimAddress(within, holder) : await users.insert(fresh);
  if (!user) throw new IdentityError('EMAIL_EXISTS');
  await links.insert(linkOf(user.uid, said, now));
  if (holder) tellOwner(within, user, { kind: 'way-in-added', name: providerNames[said.providerId] });
  return { user, isNewUser: !holder, confirm: false };
}

/** Undefined also if the link was removed while the user was waited for. */
async function findLinked(
  { users, links }: IdentityTransaction,
  { providerId, subject }: ProviderAssertion,
): Promise<IdentityUser | undefined> {
  const link = await links.find(providerId, subject);
  const user = link && (await users.hold(link.uid));
  return user && (await links.find(providerId, subject))?.uid === user.uid ? user : undefined;
}
