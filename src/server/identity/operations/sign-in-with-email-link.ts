import { claimAddress } from '../claim-address.ts';
import { finishFirstFactor } from '../finish-first-factor.ts';
import { IdentityError } from '../identity-error.ts';
import type { IdentityProvider } from '../identity-provider.ts';
import { newUser } from '../new-user.ts';
import type { Operation, OperationFields } from './operation.ts';
import { requireEmail } from './require-email.ts';

const kind = 'identitytoolkit#EmailLinkSigninResponse';

/** The mailed link proves the address, so whoever comes by it is verified, and made known where nobody was. */
export const signInWithEmailLink: Operation = async (provider, fields) => {
  if (fields.idToken) return link(provider, fields);
  const { users, clock } = provider;
  const email = await redeemCode(provider, fields);
  const now = clock();
  const made = await users.insert({ ...newUser(email, now), email_verified: true, email_link: true });
  const known = made ?? (await users.byEmail(email));
  const claimed = known && (await claimAddress(provider, known));
  const user = claimed && (claimed.email_link ? claimed : await users.update(claimed.uid, { email_link: true }));
  if (!user) throw new IdentityError('USER_NOT_FOUND');
  const isNewUser = made !== undefined;
  return { kind, localId: user.uid, email, isNewUser, ...(await finishFirstFactor(provider, user, 'password')) };
};

/** Lets whoever is signed in another way come by mailed links, too. */
async function link(provider: IdentityProvider, fields: OperationFields): Promise<object> {
  const { users, tokens } = provider;
  const { user, signIn } = await tokens.readUser(fields.idToken);
  const email = await redeemCode(provider, fields);
  if (user.email !== null && user.email !== email) throw new IdentityError('OPERATION_NOT_ALLOWED');
  if (user.email === null && (await users.byEmail(email))) throw new IdentityError('EMAIL_EXISTS');
  const linked = await users.update(user.uid, { email, email_verified: true, email_link: true });
  if (!linked) throw new IdentityError('USER_NOT_FOUND');
  return { kind, localId: user.uid, email, isNewUser: false, ...(await tokens.issue(linked, signIn)) };
}

async function redeemCode({ codes }: IdentityProvider, fields: OperationFields): Promise<string> {
  const email = requireEmail(fields.email);
  if (!fields.oobCode) throw new IdentityError('MISSING_OOB_CODE');
  // Read first: an address mistyped on another device must not use the code up.
  const meaning = await codes.read(fields.oobCode);
  if (meaning.email !== email) throw new IdentityError('INVALID_EMAIL');
  await codes.use(fields.oobCode, ['EMAIL_SIGNIN']);
  return email;
}
