import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import type { Clock } from '../http/clock.ts';
import { hasEndedAtFirebase } from './end-every-sign-in.ts';
import type { IdentityVerifier, IdTokenVerifier, VerifiedIdentity } from './id-token-verifier.ts';

export interface FirebaseVerifierDeps {
  /** Checks signature, age and audience, which a lookup is only asked about afterwards. */
  readonly verifier: IdTokenVerifier;
  readonly apiKey: string;
  /** Keys for browsers are often good for one site only. */
  readonly publicUrl: string;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly clock: Clock;
  /** A sign-in that is older opens nothing, in seconds. */
  readonly sessionTtlS: number;
  readonly upstream?: string;
  readonly timeoutMs?: number;
}

const lookedUp = z.object({
  users: z
    .array(z.object({ disabled: z.boolean().optional(), validSince: z.string().regex(/^\d+$/).optional() }))
    .length(1),
});
const refusals = ['INVALID_ID_TOKEN', 'TOKEN_EXPIRED', 'USER_DISABLED', 'USER_NOT_FOUND'];
const refused = z.object({ error: z.object({ message: z.string() }) });

/**
 * Verifies a token like `verifier`, and asks Firebase whether it still counts: a signature stays good for an hour after
 * a password was changed or a user disabled. If Firebase cannot be asked, the signature decides. Decision 0021.
 */
export function firebaseVerifier({
  verifier,
  apiKey,
  publicUrl,
  log,
  clock,
  sessionTtlS,
  upstream = 'https://identitytoolkit.googleapis.com',
  timeoutMs = 3000,
}: FirebaseVerifierDeps): IdentityVerifier {
  const address = `${upstream}/v1/accounts:lookup?key=${encodeURIComponent(apiKey)}`;
  const lookUp = async (idToken: string): Promise<Date | null | 'refused'> => {
    try {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', referer: `${publicUrl}/` },
        body: JSON.stringify({ idToken }),
        // The token goes nowhere else.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const body: unknown = await answer.json();
      if (!answer.ok) {
        const { message } = refused.parse(body).error;
        if (refusals.some((name) => message.startsWith(name))) return 'refused';
        throw new Error(`the lookup of an ID token was answered ${answer.status} ${message.slice(0, 200)}`);
      }
      const [user] = lookedUp.parse(body).users;
      if (user?.disabled) return 'refused';
      return user?.validSince === undefined ? null : new Date(Number(user.validSince) * 1000);
    } catch (err) {
      log.warn({ err }, 'Firebase could not be asked whether an ID token still counts');
      return null;
    }
  };
  return {
    async verify(idToken): Promise<VerifiedIdentity | null> {
      const identity = await verifier.verify(idToken);
      if (!identity) return null;
      const validSince = await lookUp(idToken);
      if (validSince === 'refused' || (validSince && identity.issuedAt < validSince)) return null;
      return validSince ? { ...identity, validSince } : identity;
    },
    async hold(db, { uid, signedInAt }) {
      if (clock().getTime() - signedInAt.getTime() >= sessionTtlS * 1000) return false;
      await holdAccount(db, uid);
      return !(await hasEndedAtFirebase(db, uid, signedInAt));
    },
  };
}

/** Whatever ends a session says so of its sign-in under this lock. */
async function holdAccount(db: Database, uid: string): Promise<void> {
  await db.selectFrom('accounts').select('id').where('provider_uid', '=', uid).forUpdate().execute();
}
