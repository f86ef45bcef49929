import type { Operation } from './operation.ts';

/** With the account of the product: nobody could sign in to it again. */
export const deleteUser: Operation = async (provider, { idToken }) => {
  await provider.transaction(async (within) => {
    const { user } = await within.tokens.read(idToken, { recent: true, hold: true });
    await within.deleteAccount(user.uid);
  });
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
};
