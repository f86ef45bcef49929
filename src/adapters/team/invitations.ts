import * as z from 'zod/mini';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import type { JsonObject } from '#domain/log/json.ts';
import { acceptedSchema, type Invited, invitationSchema } from '#domain/team/member.ts';

/** A call to our server, whoever is signed in. */
type Call = (path: string, options: { readonly method: 'POST'; readonly body: JsonObject }) => Promise<unknown>;

/** Reads what an invitation is to. Rejects with an `ApiFailure`. */
export async function readInvitation(call: Call, token: string): Promise<Invited> {
  return z.parse(invitationSchema, await call('/api/v1/invitations/read', { method: 'POST', body: { token } }));
}

/** Joins by an invitation; resolves to the id of the workspace. Rejects with an `ApiFailure`. */
export async function acceptInvitation(call: AuthorisedCall, token: string): Promise<string> {
  const answer = await call('/api/v1/invitations/accept', { method: 'POST', body: { token } });
  return z.parse(acceptedSchema, answer).workspace;
}
