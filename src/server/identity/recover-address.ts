import { endSignIns } from './end-sign-ins.ts';
import { IdentityError } from './identity-error.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { AddressChange } from './one-time-codes.ts';
import { wholeSeconds } from './whole-seconds.ts';

/** Whoever changes an address that is not theirs may prepare it: what was set up that long before counts as theirs, too. */
const preparedWithinMs = 24 * 3_600_000;

/**
 * Gives an account back to who reads its address from before the change of `changedAt`, and shuts out whoever has changed
 * it: the password, every sign-in, and the providers, second factors and ways back of that time end. Decision 0021.
 */
export async function recoverAddress(
  provider: IdentityProvider,
  { uid, newEmail }: AddressChange,
  changedAt: Date,
): Promise<void> {
  const { users, links, factors, codes, clock } = provider;
  if (!(await users.byUid(uid))) throw new IdentityError('INVALID_OOB_CODE');
  await freeAddress(provider, uid, newEmail);
  const valid_since = wholeSeconds(clock());
  await users.update(uid, { email: newEmail, email_verified: true, password_hash: null, valid_since });
  const since = new Date(changedAt.getTime() - preparedWithinMs);
  await links.removeSince(uid, since);
  await factors.withdrawSince(uid, since);
  await codes.revokeRecoveries(uid, changedAt);
  await endSignIns(provider, uid);
}

/** Whoever took the address meanwhile and has not proved to read it does not keep it: they would stand in the way. */
async function freeAddress(provider: IdentityProvider, uid: string, email: string): Promise<void> {
  const { users, clock } = provider;
  const holder = await users.byEmail(email);
  if (!holder || holder.uid === uid) return;
  if (holder.email_verified) throw new IdentityError('EMAIL_EXISTS');
  const valid_since = wholeSeconds(clock());
  await users.update(holder.uid, { email: null, password_hash: null, email_link: false, valid_since });
  await endSignIns(provider, holder.uid);
}
