import { endSignIns } from './end-sign-ins.ts';
import { IdentityError } from './identity-error.ts';
import type { IdentityTransaction } from './identity-provider.ts';
import type { AddressChange } from './one-time-codes.ts';

/** Time before a change of address in which ways in count as the attacker's, too: they may have prepared the change. */
const preparedWithinMs = 24 * 3_600_000;

/**
 * Gives an account back to who reads its address from before the change of `changedAt`, and shuts out whoever has changed
 * it: the password, every sign-in, and the providers, second factors, passkeys and ways back of that time end, and all recovery codes. Decision 0021.
 */
export async function recoverAddress(
  within: IdentityTransaction,
  { uid, newEmail }: AddressChange,
  changedAt: Date,
): Promise<void> {
  const { users, links, factors, passkeys, recoveryCodes, codes } = within;
  await freeAddress(within, uid, newEmail);
  await users.update(uid, { email: newEmail, email_verified: true, password_hash: null });
  const since = new Date(changedAt.getTime() - preparedWithinMs);
  await links.removeSince(uid, since);
  await factors.withdrawSince(uid, since);
  await passkeys.removeSince(uid, since);
  // Whoever it was may have made or read them.
  await recoveryCodes.endAll(uid);
  await codes.revokeRecoveries(uid, changedAt);
  await endSignIns(within, uid);
}

/** Takes the address from a user who took it meanwhile and has not proved to read it: they would stand in the way. */
async function freeAddress(within: IdentityTransaction, uid: string, email: string): Promise<void> {
  const holder = await within.users.holdByEmail(email);
  if (!holder || holder.uid === uid) return;
  if (holder.email_verified) throw new IdentityError('EMAIL_EXISTS');
  await within.users.update(holder.uid, { email: null, password_hash: null, email_link: false });
  await endSignIns(within, holder.uid);
}
