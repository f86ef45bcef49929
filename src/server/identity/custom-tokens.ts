import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../http/clock.ts';
import type { SigningKey } from './signing-key.ts';

/** Tokens that sign a user in by the server's own word; Firebase calls them custom. */
export interface CustomTokens {
  /** `generation`: of the user, where there is one. */
  mint(uid: string, generation?: number): Promise<string>;
  /** Null if the token is forged, late or for something else. */
  verify(token: string): Promise<CustomIdentity | null>;
}

/** Whom a custom token is for, and of which generation they were when it was made. */
export interface CustomIdentity {
  readonly uid: string;
  readonly generation: number;
}

/** Source: https://firebase.google.com/docs/auth/admin/create-custom-tokens */
const audience = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
const lifetimeS = 3600;

export function createCustomTokens(key: SigningKey, projectId: string, clock: Clock): CustomTokens {
  const issuer = `server@${projectId}`;
  return {
    mint(uid, generation = 0) {
      const nowS = Math.floor(clock().getTime() / 1000);
      return new SignJWT({ uid, claims: { generation } })
        .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setSubject(issuer)
        .setAudience(audience)
        .setIssuedAt(nowS)
        .setExpirationTime(nowS + lifetimeS)
        .sign(key.privateKey);
    },
    async verify(token) {
      const rules = { algorithms: ['RS256'], issuer, audience, currentDate: clock(), requiredClaims: ['exp', 'uid'] };
      const { payload } = await jwtVerify(token, key.publicKeys, rules).catch(() => ({ payload: undefined }));
      const uid = payload?.['uid'];
      const isOurs = typeof uid === 'string' && uid !== '' && uid.length <= 128;
      return isOurs ? { uid, generation: generationOf(payload?.['claims']) } : null;
    },
  };
}

const generationOf = (claims: unknown): number => {
  const { generation } = (claims ?? {}) as { readonly generation?: unknown };
  return typeof generation === 'number' ? generation : 0;
};
