import { endSignIns } from '../end-sign-ins.ts';
import type { Operation } from './operation.ts';

/** Also ends the sessions of the product: nobody could sign in to them again. */
export const deleteUser: Operation = async (provider, { idToken }) => {
  const { user } = await provider.tokens.readRecentUser(idToken);
  await provider.users.remove(user.uid);
  await endSignIns(provider, user.uid);
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
};
