import type { Database } from '../db/database.ts';

/** How long tokens and sessions live, in seconds, and the key that children of refresh tokens are derived with. */
export interface SessionRules {
  readonly accessTokenTtlS: number;
  readonly refreshTokenTtlS: number;
  /** From its beginning, however often it is renewed. */
  readonly sessionTtlS: number;
  readonly refreshKey: Buffer;
}

export const endOfSession = ({ sessionTtlS }: SessionRules, createdAt: Date): Date =>
  new Date(createdAt.getTime() + sessionTtlS * 1000);

/** When a session that is used now and ends at `endsAt` expires unless it is renewed. */
export const expiryOf = ({ refreshTokenTtlS }: SessionRules, endsAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + refreshTokenTtlS * 1000, endsAt.getTime()));

/** The embedded provider's sign-in ends with the session that stands on it, also with one that has merely expired. */
export async function keepSignIn(db: Database, signInId: string, expiresAt: Date): Promise<void> {
  await db.updateTable('identity_sign_ins').set({ expires_at: expiresAt }).where('id', '=', signInId).execute();
}
