import { IdentityError } from '../identity-error.ts';
import type { IdentityProvider } from '../identity-provider.ts';
import type { IdentityUser } from '../identity-user.ts';
import { checkNewPassword } from '../password-policy.ts';
import { setPassword } from '../set-password.ts';
import { userInfo } from '../user-info.ts';
import { applyCode } from './apply-code.ts';
import type { Operation, OperationFields } from './operation.ts';

const kind = 'identitytoolkit#SetAccountInfoResponse';

/** Applies a mailed code, or changes the password, the profile or the ways to sign in of whoever is signed in. */
export const update: Operation = async (provider, fields, caller) => {
  if (fields.oobCode) return { kind, ...(await applyCode(provider, fields.oobCode, caller)) };
  const { tokens, links, factors } = provider;
  const { user, signIn } = await (fields.password === undefined ? tokens.readUser : tokens.readRecentUser)(
    fields.idToken,
  );
  if (fields.email !== undefined && fields.email.toLowerCase() !== user.email) {
    throw new IdentityError('OPERATION_NOT_ALLOWED : Please verify the new email before changing email.');
  }
  const changes = readProfile(fields);
  if (fields.password !== undefined) {
    checkNewPassword(fields.password);
    provider.limits.newPassword(user.uid);
  }
  const changed =
    fields.password === undefined
      ? await updateProfile(provider, user, { ...changes, ...(await unlink(provider, user, fields)) })
      : await setPassword(provider, user.uid, fields.password, changes, signIn.at);
  const shown = userInfo(changed, await links.of(user.uid), await factors.of(user.uid));
  return { kind, ...shown, ...(await tokens.issue(changed, signIn)) };
};

type Changes = Partial<Pick<IdentityUser, 'display_name' | 'photo_url' | 'password_hash' | 'email_link'>>;

async function updateProfile({ users }: IdentityProvider, user: IdentityUser, changes: Changes): Promise<IdentityUser> {
  if (Object.keys(changes).length === 0) return user;
  const changed = await users.update(user.uid, changes);
  if (!changed) throw new IdentityError('USER_NOT_FOUND');
  return changed;
}

/** Takes ways to sign in away. Without an address the last one stays: there would be no way back. */
async function unlink(
  { links }: IdentityProvider,
  user: IdentityUser,
  { deleteProvider = [] }: OperationFields,
): Promise<Changes> {
  if (deleteProvider.length === 0) return {};
  const left = (await links.of(user.uid)).filter(({ provider_id }) => !deleteProvider.includes(provider_id));
  if (user.email === null && left.length === 0) throw new IdentityError('OPERATION_NOT_ALLOWED');
  await links.remove(user.uid, deleteProvider);
  return deleteProvider.includes('password') ? { password_hash: null, email_link: false } : {};
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
