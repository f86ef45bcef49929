import { userInfo } from '../user-info.ts';
import type { Operation } from './operation.ts';

export const lookup: Operation = async ({ tokens, links, factors }, { idToken }) => {
  const { user } = await tokens.read(idToken);
  const shown = userInfo(user, await links.of(user.uid), await factors.of(user.uid));
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [shown] };
};
