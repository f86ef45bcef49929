import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';

/** https://firebase.google.com/docs/auth/admin/verify-id-tokens, as a JSON Web Key Set. */
const address = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** The keys that Firebase signs ID tokens with; fetched when needed, kept for an hour. */
export const googleKeys = (): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(address), { cacheMaxAge: 3_600_000, cooldownDuration: 30_000, timeoutDuration: 5000 });
