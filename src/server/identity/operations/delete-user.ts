import type { Operation } from './operation.ts';

export const deleteUser: Operation = async ({ tokens, users }, { idToken }) => {
  const { user } = await tokens.readRecentUser(idToken);
  await users.remove(user.uid);
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
};
