import { claimAddress } from '../claim-address.ts';
import { finishFirstFactor } from '../finish-first-factor.ts';
import { IdentityError } from '../identity-error.ts';
import type { IdentityProvider, IdentityTransaction } from '../identity-provider.ts';
import { newUser } from '../new-user.ts';
import type { Operation, OperationFields } from './operation.ts';
import { requireEmail } from './require-email.ts';

const kind = 'identitytoolkit#EmailLinkSigninResponse';

/** The mailed link proves the address, so whoever comes by it is verified, and made known where nobody was. */
export const signInWithEmailLink: Operation = async (provider, fields, { address }) => {
  if (fields.idToken) return link(provider, fields);
  return provider.transaction(async (within) => {
    const { users, clock } = within;
    const email = await readCode(within, fields);
    const now = clock();
    const made = await users.insert({ ...newUser(email, now), email_verified: true, email_link: true });
    const known = made ?? (await users.holdByEmail(email));
    await useCode(within, fields);
    const claimed = known && (await claimAddress(within, known));
    const user = claimed && (claimed.email_link ? claimed : await users.update(claimed.uid, { email_link: true }));
    if (!user) throw new IdentityError('USER_NOT_FOUND');
    const isNewUser = made !== undefined;
    return {
      kind,
      localId: user.uid,
      email,
      isNewUser,
      ...(await finishFirstFactor(within, user, 'email-link', address)),
    };
  });
};

/** Lets whoever has just signed in another way come by mailed links, too. */
const link = (provider: IdentityProvider, fields: OperationFields): Promise<object> =>
  provider.transaction(async (within) => {
    const { users, tokens } = within;
    const { user } = await tokens.read(fields.idToken, { recent: true, hold: true });
    const email = await readCode(within, fields);
    if (user.email !== null && user.email !== email) throw new IdentityError('OPERATION_NOT_ALLOWED');
    if (user.email === null && (await users.byEmail(email))) throw new IdentityError('EMAIL_EXISTS');
    await useCode(within, fields);
    const linked = await users.update(user.uid, { email, email_verified: true, email_link: true });
    if (!linked) throw new IdentityError('USER_NOT_FOUND');
    return { kind, localId: user.uid, email, isNewUser: false };
  });

/** An address mistyped on another device does not use the code up. */
async function readCode({ codes }: IdentityTransaction, { email: given, oobCode }: OperationFields): Promise<string> {
  const email = requireEmail(given);
  if (!oobCode) throw new IdentityError('MISSING_OOB_CODE');
  const meaning = await codes.read(oobCode);
  if (meaning.email !== email) throw new IdentityError('INVALID_EMAIL');
  return email;
}

const useCode = ({ codes }: IdentityTransaction, { oobCode = '' }: OperationFields) =>
  codes.use(oobCode, ['EMAIL_SIGNIN']);
