import type { Operation } from './operation.ts';
import { requireEmail } from './require-email.ts';

/** Says the same about every address: nobody learns here who has signed up. */
export const createAuthUri: Operation = async (_provider, { identifier }) => {
  requireEmail(identifier);
  return { kind: 'identitytoolkit#CreateAuthUriResponse' };
};
