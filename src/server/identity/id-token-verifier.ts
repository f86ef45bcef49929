import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { Clock } from '../http/clock.ts';
import type { IdentityProfile } from './identity-profile.ts';
import type { SignInRef } from './sign-in.ts';

/** Claims of a verified ID token. */
export interface VerifiedIdentity extends IdentityProfile {
  readonly issuedAt: Date;
  /** When the founder last proved who they are. */
  readonly signedInAt: Date;
  readonly expiresAt: Date;
  /**
   * How they did: `password` or `email-link`, which a token of Firebase's does not tell apart and is `email` then; `custom`,
   * or the id of a provider.
   */
  readonly method?: string;
  readonly secondFactor?: boolean;
  /** Absent with Firebase. */
  readonly signIn?: SignInRef;
  /** Tokens of before are void, as the provider says where it was asked. */
  readonly validSince?: Date;
}

export interface IdTokenVerifier {
  /** Null if the token is forged, expired or not for us. Throws a 503 if the provider's keys cannot be had. */
  verify(idToken: string): Promise<VerifiedIdentity | null>;
}

/** Knows more than the token: whether what it came of has been ended since. */
export interface IdentityVerifier extends IdTokenVerifier {
  /**
   * Whether an identity that was verified still opens something. To be asked in the transaction that opens it, before
   * anything else is locked there: until it has ended, nothing ends the sign-in.
   */
  hold(db: Database, identity: VerifiedIdentity): Promise<boolean>;
}

export interface IdTokenVerifierDeps {
  readonly projectId: string;
  /** The provider's public keys: our own, or Google's. */
  readonly keys: JWTVerifyGetKey;
  readonly clock: Clock;
}

/** Checks Firebase ID tokens, whoever issued them: RS256 and nothing else. */
export function createIdTokenVerifier({ projectId, keys, clock }: IdTokenVerifierDeps): IdTokenVerifier {
  return {
    async verify(idToken) {
      try {
        const { payload } = await jwtVerify(idToken, keys, {
          algorithms: ['RS256'],
          issuer: `https://securetoken.google.com/${projectId}`,
          audience: projectId,
          clockTolerance: 5,
          currentDate: clock(),
          requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
        });
        return toIdentity(payload, clock());
      } catch (error) {
        if (isRefusal(error)) return null;
        const unavailable = new ApiError(
          503,
          'identity-unavailable',
          'We can’t check your sign-in right now. Please try again.',
        );
        unavailable.cause = error;
        throw unavailable;
      }
    },
  };
}

/** Tells a bad token from keys that could not be fetched: jose has only its generic code for a bad answer. */
const isRefusal = (error: unknown): boolean =>
  error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC' && !(error instanceof errors.JWKSTimeout);

function toIdentity(payload: JWTPayload, now: Date): VerifiedIdentity | null {
  const { sub, iat = 0, exp = 0, auth_time: signedInS, sid, gen } = payload;
  if (!sub || sub.length > 128 || typeof signedInS !== 'number' || signedInS > now.getTime() / 1000 + 5) return null;
  return {
    uid: sub,
    email: textOr('', payload['email']),
    emailVerified: payload['email_verified'] === true,
    displayName: textOr(null, payload['name']),
    photoUrl: textOr(null, payload['picture']),
    issuedAt: new Date(iat * 1000),
    signedInAt: new Date(signedInS * 1000),
    expiresAt: new Date(exp * 1000),
    ...howOf(payload['firebase']),
    ...(typeof sid === 'string' && typeof gen === 'number' && { signIn: { id: sid, generation: gen } }),
  };
}

const firebaseClaims = z.object({
  sign_in_provider: z.string().max(64).optional().catch(undefined),
  sign_in_second_factor: z.string().optional().catch(undefined),
});

function howOf(claims: unknown): Pick<VerifiedIdentity, 'method' | 'secondFactor'> {
  const { sign_in_provider: provider, sign_in_second_factor: factor } = firebaseClaims.safeParse(claims).data ?? {};
  return {
    ...(provider !== undefined && { method: provider === 'password' ? 'email' : provider }),
    secondFactor: factor !== undefined,
  };
}

const textOr = <Other>(other: Other, claim: unknown): string | Other => (typeof claim === 'string' ? claim : other);
