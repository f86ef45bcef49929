import { endSignIns } from '../end-sign-ins.ts';
import { IdentityError } from '../identity-error.ts';
import type { IdentityProvider, IdentityTransaction } from '../identity-provider.ts';
import type { SignedInUser } from '../identity-tokens.ts';
import type { IdentityUser } from '../identity-user.ts';
import { checkNewPassword } from '../password-policy.ts';
import { providerNames } from '../provider-id.ts';
import { setPassword } from '../set-password.ts';
import { tellOwner } from '../tell-owner.ts';
import { userInfo } from '../user-info.ts';
import { applyCode } from './apply-code.ts';
import type { Caller, Operation, OperationFields } from './operation.ts';

const kind = 'identitytoolkit#SetAccountInfoResponse';

/** Applies a mailed code, or changes the password, the profile or the ways to sign in of whoever is signed in. */
export const update: Operation = async (provider, fields, caller) => {
  if (fields.oobCode) return { kind, ...(await applyCode(provider, fields.oobCode, caller)) };
  const { deleteProvider = [], password, idToken } = fields;
  // What takes a way to sign in away, or replaces one, needs a fresh proof of who asks.
  const recent = password !== undefined || deleteProvider.length > 0;
  const { user } = await provider.tokens.read(idToken, { recent });
  if (fields.email !== undefined && fields.email.toLowerCase() !== user.email) {
    throw new IdentityError('OPERATION_NOT_ALLOWED : Please verify the new email before changing email.');
  }
  const profile = readProfile(fields);
  const hash = password === undefined ? undefined : await hashNewPassword(provider, user, password, caller);
  return provider.transaction(async (within) => {
    const asks = await within.tokens.read(idToken, { recent, hold: true });
    const changes = { ...profile, ...(await unlink(within, asks, deleteProvider)) };
    const changed =
      hash === undefined
        ? await updateProfile(within, asks.user, changes)
        : await setPassword(within, asks.user.uid, hash, changes, asks.signIn);
    if (hash !== undefined) {
      tellOwner(within, changed, { kind: asks.user.password_hash === null ? 'password-added' : 'password-changed' });
    }
    const shown = userInfo(changed, await within.links.of(changed.uid), await within.factors.of(changed.uid));
    // Only a new password makes the tokens of before void; for the rest nothing was proved.
    const tokens = hash === undefined ? {} : await within.tokens.replace(changed, asks.signIn);
    return { kind, ...shown, ...tokens };
  });
};

type Changes = Partial<Pick<IdentityUser, 'display_name' | 'photo_url' | 'password_hash' | 'email_link'>>;

async function hashNewPassword(
  provider: IdentityProvider,
  { uid, email }: IdentityUser,
  password: string,
  { address }: Caller,
): Promise<string> {
  checkNewPassword(password, email);
  await provider.limits.newPassword(uid);
  return provider.passwords.hash(password, { address, account: uid });
}

async function updateProfile(
  { users }: IdentityTransaction,
  user: IdentityUser,
  changes: Changes,
): Promise<IdentityUser> {
  if (Object.keys(changes).length === 0) return user;
  const changed = await users.update(user.uid, changes);
  if (!changed) throw new IdentityError('USER_NOT_FOUND');
  return changed;
}

/**
 * Deletes ways to sign in, and ends every other sign-in: one of them may have come that way. Without an address the last one
 * stays: there would be no way back.
 */
async function unlink(
  within: IdentityTransaction,
  { user, signIn }: SignedInUser,
  deleteProvider: readonly string[],
): Promise<Changes> {
  if (deleteProvider.length === 0) return {};
  const links = await within.links.of(user.uid);
  const left = links.filter(({ provider_id }) => !deleteProvider.includes(provider_id));
  if (user.email === null && left.length === 0) throw new IdentityError('OPERATION_NOT_ALLOWED');
  await within.links.remove(user.uid, deleteProvider);
  await endSignIns(within, user.uid, signIn);
  for (const { provider_id } of links.filter((link) => !left.includes(link))) {
    tellOwner(within, user, { kind: 'way-in-removed', name: providerNames[provider_id] });
  }
  if (!deleteProvider.includes('password')) return {};
  if (user.password_hash !== null) tellOwner(within, user, { kind: 'password-removed' });
  return { password_hash: null, email_link: false };
}

/** An empty name or picture is none. */
function readProfile({ displayName, photoUrl }: OperationFields): Changes {
  if (photoUrl && !/^https?:$/.test(URL.canParse(photoUrl) ? new URL(photoUrl).protocol : '')) {
    throw new IdentityError('INVALID_PHOTO_URL');
  }
  return {
    ...(displayName !== undefined && { display_name: displayName || null }),
    ...(photoUrl !== undefined && { photo_url: photoUrl || null }),
  };
}
