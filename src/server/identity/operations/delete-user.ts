import type { Operation } from './operation.ts';

/** With the account of the product: nobody could sign in to it again. */
export const deleteUser: Operation = async (provider, { idToken }) => {
  const { user } = await provider.tokens.readRecentUser(idToken);
  await provider.deleteAccount(user.uid);
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
};
