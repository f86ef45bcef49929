import { IdentityError } from '../identity-error.ts';
import type { IdentityProvider } from '../identity-provider.ts';
import { checkNewPassword } from '../password-policy.ts';
import { setPassword } from '../set-password.ts';
import { userInfo } from '../user-info.ts';
import type { Operation, OperationFields } from './operation.ts';

const kind = 'identitytoolkit#SetAccountInfoResponse';

/** Applies a mailed code, or changes the password or the profile of whoever is signed in. */
export const update: Operation = async (provider, fields) => {
  if (fields.oobCode) return verifyEmail(provider, fields.oobCode);
  const { tokens, users } = provider;
  const { user, identity } = await (fields.password === undefined ? tokens.readUser : tokens.readRecentUser)(
    fields.idToken,
  );
  if (fields.email !== undefined && fields.email.toLowerCase() !== user.email) {
    throw new IdentityError('OPERATION_NOT_ALLOWED : Please verify the new email before changing email.');
  }
  const changes = readProfile(fields);
  if (fields.password !== undefined) checkNewPassword(fields.password);
  const changed =
    fields.password === undefined
      ? ((Object.keys(changes).length > 0 ? await users.update(user.uid, changes) : undefined) ?? user)
      : await setPassword(provider, user.uid, fields.password, changes);
  return { kind, ...userInfo(changed), ...(await tokens.issue(changed, identity.signedInAt)) };
};

async function verifyEmail({ codes, users }: IdentityProvider, code: string): Promise<object> {
  const { email } = await codes.use(code, ['VERIFY_EMAIL']);
  const user = await users.byEmail(email);
  if (!user) throw new IdentityError('INVALID_OOB_CODE');
  await users.update(user.uid, { email_verified: true });
  return { kind, localId: user.uid, email, emailVerified: true };
}

/** An empty name or picture is none. */
function readProfile({ displayName, photoUrl }: OperationFields) {
  if (photoUrl && !/^https?:$/.test(URL.canParse(photoUrl) ? new URL(photoUrl).protocol : '')) {
    throw new IdentityError('INVALID_PHOTO_URL');
  }
  return {
    ...(displayName !== undefined && { display_name: displayName || null }),
    ...(photoUrl !== undefined && { photo_url: photoUrl || null }),
  };
}
