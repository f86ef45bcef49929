import { createHash, timingSafeEqual } from 'node:crypto';
import { type CryptoKey, calculateJwkThumbprint, importJWK, type JWTHeaderParameters, jwtVerify } from 'jose';
import { z } from 'zod';
import { createRecentMap } from '../event-store/lru-cache.ts';
import { normalPath } from './normal-path.ts';

/** The request that a proof has to fit. */
export interface ProvedRequest {
  /** The text of the proof: of the header `DPoP`, or of the field `proof` on a live connection. */
  readonly proof: string;
  readonly method: string;
  /** Path of the request; a query is ignored. */
  readonly path: string;
  /** The access token beside it; absent if none is shown, as at a sign-in or a refresh. */
  readonly accessToken?: string | undefined;
}

export interface ProofRules {
  readonly isOurOrigin: (origin: string) => boolean;
  /** Until when a nonce of ours counts, in epoch milliseconds; null for one that is not ours, or has expired. */
  readonly nonceEndsAt: (nonce: string, nowMs: number) => number | null;
}

/** A proof that fits its request. Whether its key is the right one, and whether it came before, is still to be asked. */
export interface Proof {
  /** Thumbprint (RFC 7638) of the key. */
  readonly thumbprint: string;
  /** The same for every copy of this proof: SHA-256 of its key and `jti`. */
  readonly id: Buffer;
  /** No copy is accepted after this, in epoch milliseconds. */
  readonly endsAt: number;
}

/** `stale`: good but for its time, so that the client is told a nonce to go by. */
export type ProofFailure = 'invalid' | 'stale';

/** How far `iat` may be off, in milliseconds, where the proof has no nonce. */
export const clockToleranceMs = 60_000;
const lengthAtMost = 4096;

/** RFC 7518, section 6.2.1. Members of a private key are refused, whatever they hold. */
const publicKey = z
  .object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string().length(43), y: z.string().length(43) })
  .catchall(z.unknown())
  .refine((jwk) => !['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k'].some((name) => Object.hasOwn(jwk, name)));
const claimsSchema = z.object({
  htm: z.string(),
  htu: z.string().max(2048),
  jti: z.string().min(1).max(256),
  iat: z.number(),
  ath: z.string().optional(),
  nonce: z.string().optional(),
});

/**
 * Checks a DPoP proof as RFC 9449, section 4.3, has it: ES256 alone, by the public key that it names. Its time is that of
 * `iat`, or that of a nonce of ours, for clocks that are off.
 */
export async function readProof(
  request: ProvedRequest,
  { isOurOrigin, nonceEndsAt }: ProofRules,
  now: Date,
): Promise<Proof | ProofFailure> {
  const signed = await verified(request.proof, now);
  if (!signed) return 'invalid';
  const { thumbprint, claims } = signed;
  if (claims.htm !== request.method || !isFor(claims.htu, request.path, isOurOrigin)) return 'invalid';
  if (request.accessToken !== undefined && !isHashOf(claims.ath, request.accessToken)) return 'invalid';
  const endsAt = endOf(claims, nonceEndsAt, now.getTime());
  if (endsAt === null) return 'stale';
  return { thumbprint, id: createHash('sha256').update(`${thumbprint}.${claims.jti}`).digest(), endsAt };
}

interface KnownKey {
  readonly key: CryptoKey;
  readonly thumbprint: string;
}

/** Ready for use: to make them so takes as long as to check a signature. */
const knownKeys = createRecentMap<KnownKey>(5000);

async function knownKey({ kty, crv, x, y }: z.infer<typeof publicKey>): Promise<KnownKey> {
  const name = `${x}.${y}`;
  const before = knownKeys.get(name);
  if (before) return before;
  const jwk = { kty, crv, x, y };
  const key = (await importJWK(jwk, 'ES256')) as CryptoKey;
  const known = { key, thumbprint: await calculateJwkThumbprint(jwk) };
  knownKeys.set(name, known);
  return known;
}

interface Signed {
  readonly thumbprint: string;
  readonly claims: z.infer<typeof claimsSchema>;
}

async function verified(proof: string, now: Date): Promise<Signed | null> {
  if (proof.length > lengthAtMost) return null;
  try {
    let known: KnownKey | undefined;
    const keyOf = async ({ jwk }: JWTHeaderParameters): Promise<CryptoKey> => {
      known = await knownKey(publicKey.parse(jwk));
      return known.key;
    };
    const { payload } = await jwtVerify(proof, keyOf, { typ: 'dpop+jwt', algorithms: ['ES256'], currentDate: now });
    return known ? { thumbprint: known.thumbprint, claims: claimsSchema.parse(payload) } : null;
  } catch {
    return null;
  }
}

/** Without query and fragment, after the normalization that RFC 9449 recommends. A live connection may say `ws`. */
function isFor(htu: string, path: string, isOurOrigin: (origin: string) => boolean): boolean {
  if (!URL.canParse(htu)) return false;
  const url = new URL(htu.replace(/^ws(?=s?:)/i, 'http'));
  const asked = `${url.origin}${path}`;
  return (
    isOurOrigin(url.origin) && URL.canParse(asked) && normalPath(url.pathname) === normalPath(new URL(asked).pathname)
  );
}

function isHashOf(ath: string | undefined, accessToken: string): boolean {
  const given = Buffer.from(ath ?? '');
  const due = Buffer.from(createHash('sha256').update(accessToken).digest('base64url'));
  return given.length === due.length && timingSafeEqual(given, due);
}

/** By its nonce where that is ours, else by its own time; null if neither will do. */
function endOf(
  { iat, nonce }: z.infer<typeof claimsSchema>,
  nonceEndsAt: ProofRules['nonceEndsAt'],
  nowMs: number,
): number | null {
  const byNonce = nonce === undefined ? null : nonceEndsAt(nonce, nowMs);
  const isRecent = Math.abs(iat * 1000 - nowMs) <= clockToleranceMs;
  const ends = [...(byNonce === null ? [] : [byNonce]), ...(isRecent ? [iat * 1000 + clockToleranceMs] : [])];
  return ends.length > 0 ? Math.max(...ends) : null;
}
