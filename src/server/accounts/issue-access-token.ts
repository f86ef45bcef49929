import type { Transaction } from 'kysely';
import type { Tables } from '../db/database.ts';
import { hashOfToken, newOpaqueToken } from './opaque-token.ts';

/** A fresh access token beside the session's refresh token of `generation`; it does not outlive the session. */
export async function issueAccessToken(
  trx: Transaction<Tables>,
  ttlS: number,
  session: { readonly id: string; readonly generation: number; readonly endsAt: Date },
  now: Date,
): Promise<string> {
  const accessToken = newOpaqueToken();
  await trx
    .insertInto('session_access_tokens')
    .values({
      token_hash: hashOfToken(accessToken),
      session_id: session.id,
      generation: session.generation,
      expires_at: new Date(Math.min(now.getTime() + ttlS * 1000, session.endsAt.getTime())),
    })
    .execute();
  return accessToken;
}
