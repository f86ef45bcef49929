import * as z from 'zod/mini';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import { type ListedMember, membersSchema } from '#domain/team/member.ts';

/** The members of the workspace, whoever joined first at the top. Rejects with an `ApiFailure`. */
export const readMembers = async (call: AuthorisedCall): Promise<readonly ListedMember[]> =>
  z.parse(membersSchema, await call('/api/v1/members'));
