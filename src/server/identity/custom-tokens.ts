import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../http/clock.ts';
import type { SigningKey } from './signing-key.ts';

/** Tokens that sign a user in by the server's own word; Firebase calls them custom. */
export interface CustomTokens {
  mint(uid: string): Promise<string>;
  /** The user's uid; null where the token is forged, late or for something else. */
  verify(token: string): Promise<string | null>;
}

/** Source: https://firebase.google.com/docs/auth/admin/create-custom-tokens */
const audience = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
const lifetimeS = 3600;

export function createCustomTokens(key: SigningKey, projectId: string, clock: Clock): CustomTokens {
  const issuer = `server@${projectId}`;
  return {
    mint(uid) {
      const nowS = Math.floor(clock().getTime() / 1000);
      return new SignJWT({ uid })
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
      return typeof uid === 'string' && uid !== '' && uid.length <= 128 ? uid : null;
    },
  };
}
