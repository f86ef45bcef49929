import { createHash } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../http/clock.ts';
import { isProviderId, type ProviderId } from './provider-id.ts';
import type { SigningKey } from './signing-key.ts';

/** A provider's statement about the person who used its page. */
export interface ProviderAssertion {
  readonly providerId: ProviderId;
  readonly subject: string;
  readonly email: string | null;
  readonly displayName: string | null;
}

export interface ProviderAssertions {
  sign(assertion: Omit<ProviderAssertion, 'subject'>): Promise<string>;
  /** Null if it is forged, late or for something else. */
  verify(token: string): Promise<ProviderAssertion | null>;
}

/** No ID token has this audience, and no assertion has an ID token's. */
const audience = 'groundwork-provider-page';
/** Long enough to sign in another way first and link afterwards. */
const lifetimeS = 30 * 60;

export function createProviderAssertions(key: SigningKey, clock: Clock): ProviderAssertions {
  return {
    sign({ providerId, email, displayName }) {
      const nowS = Math.floor(clock().getTime() / 1000);
      return new SignJWT({ email, name: displayName })
        .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'JWT' })
        .setIssuer(providerId)
        .setAudience(audience)
        .setSubject(subjectOf(providerId, email ?? displayName ?? ''))
        .setIssuedAt(nowS)
        .setExpirationTime(nowS + lifetimeS)
        .sign(key.privateKey);
    },
    async verify(token) {
      const rules = { algorithms: ['RS256'], audience, currentDate: clock(), requiredClaims: ['sub', 'exp'] };
      const { payload } = await jwtVerify(token, key.publicKeys, rules).catch(() => ({ payload: undefined }));
      const { iss = '', sub, email, name } = payload ?? {};
      if (!sub || !isProviderId(iss)) return null;
      return { providerId: iss, subject: sub, email: textOf(email), displayName: textOf(name) };
    },
  };
}

/** The same person at the same provider has the same name there, each time. */
const subjectOf = (providerId: ProviderId, who: string): string =>
  createHash('sha256').update(`${providerId} ${who}`).digest('base64url').slice(0, 21);

const textOf = (claim: unknown): string | null => (typeof claim === 'string' ? claim : null);
