import { userInfo } from '../user-info.ts';
import type { Operation } from './operation.ts';

export const lookup: Operation = async ({ tokens }, { idToken }) => {
  const { user } = await tokens.readUser(idToken);
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [userInfo(user)] };
};
