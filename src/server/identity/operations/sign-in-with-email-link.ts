import { IdentityError } from '../identity-error.ts';
import { newUser } from '../new-user.ts';
import type { Operation } from './operation.ts';
import { requireEmail } from './require-email.ts';

/** The mailed link proves the address, so whoever comes by it is verified, and made known where nobody was. */
export const signInWithEmailLink: Operation = async ({ users, tokens, codes, clock }, fields) => {
  if (fields.idToken) throw new IdentityError('OPERATION_NOT_ALLOWED');
  const email = requireEmail(fields.email);
  if (!fields.oobCode) throw new IdentityError('MISSING_OOB_CODE');
  // Read first: an address mistyped on another device must not use the code up.
  const meaning = await codes.read(fields.oobCode);
  if (meaning.email !== email) throw new IdentityError('INVALID_EMAIL');
  await codes.use(fields.oobCode, ['EMAIL_SIGNIN']);
  const now = clock();
  const made = await users.insert({ ...newUser(email, now), email_verified: true });
  const known = made ?? (await users.byEmail(email));
  const user = known && (await users.update(known.uid, { email_verified: true, last_sign_in_at: now }));
  if (!user) throw new IdentityError('USER_NOT_FOUND');
  return {
    kind: 'identitytoolkit#EmailLinkSigninResponse',
    localId: user.uid,
    email,
    isNewUser: made !== undefined,
    ...(await tokens.issue(user, now)),
  };
};
