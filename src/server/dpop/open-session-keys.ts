import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { loadServerKey } from '../accounts/server-key.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../http/clock.ts';
import { createKeyProofs } from './key-proofs.ts';
import { createProofNonces } from './proof-nonces.ts';
import { createSessionKeys, type RefusedProof, type SessionKeys } from './session-keys.ts';
import { createUsedProofs } from './used-proofs.ts';

interface OpenSessionKeysDeps {
  readonly db: Database;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly isOurOrigin: (origin: string) => boolean;
  /** Told of each refusal that concerns a founder. */
  readonly refused: (request: FastifyRequest, refused: RefusedProof) => void;
  readonly unpurged: (error: unknown) => void;
}

/** Opens the check of session keys on a server. A proof counts once on all servers of the database. */
export async function openSessionKeys(deps: OpenSessionKeysDeps): Promise<SessionKeys> {
  const { db, pool, clock, isOurOrigin, refused, unpurged } = deps;
  const nonces = createProofNonces(await loadServerKey(db, 'proof-nonces'));
  const used = createUsedProofs({ pool, clock, unpurged });
  return createSessionKeys({ proofs: createKeyProofs({ isOurOrigin, nonces, used, clock }), refused });
}
