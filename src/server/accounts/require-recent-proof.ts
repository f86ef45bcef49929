import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { Clock } from '../http/clock.ts';
import type { Principal } from './principal.ts';

/** How long after a sign-in the founder may do what a thief of the session must not. */
const recentMs = 5 * 60_000;

/** Throws a 403 `sign-in-too-old` unless the founder has signed in, or proved anew who they are, within five minutes. */
export function requireRecentSignIn(signedInAt: Date | null, now: Date): void {
  if (signedInAt !== null && now.getTime() - signedInAt.getTime() <= recentMs) return;
  throw new ApiError(403, 'sign-in-too-old', 'Please confirm it’s you first.');
}

/** Like `requireRecentSignIn`, for the sign-in that a session is based on. */
export async function requireRecentProof(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { sessionId }: Pick<Principal, 'sessionId'>,
): Promise<void> {
  const session = await db.selectFrom('sessions').select('signed_in_at').where('id', '=', sessionId).executeTakeFirst();
  requireRecentSignIn(session?.signed_in_at ?? null, clock());
}
