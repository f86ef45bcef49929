import { hashOfToken, newOpaqueToken } from '../accounts/opaque-token.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../http/clock.ts';
import type { IdTokenVerifier, VerifiedIdentity } from './id-token-verifier.ts';
import { type IssueIdToken, idTokenTtlS } from './id-tokens.ts';
import { IdentityError } from './identity-error.ts';
import type { IdentityLinks } from './identity-links.ts';
import type { IdentityUser } from './identity-user.ts';
import type { IdentityUsers } from './identity-users.ts';
import { type SignIn, signInOf } from './sign-in.ts';

/** Tokens in the SDK's words; `expiresIn` is in seconds, as text. */
interface IdentityTokenPair {
  readonly idToken: string;
  readonly refreshToken: string;
  readonly expiresIn: string;
}

/** A user who has shown an ID token. */
interface SignedInUser {
  readonly user: IdentityUser;
  readonly identity: VerifiedIdentity;
  readonly signIn: SignIn;
}

export interface IdentityTokens {
  issue(user: IdentityUser, signIn: SignIn): Promise<IdentityTokenPair>;
  /** A fresh ID token for a refresh token, which stays as it is. Throws TOKEN_EXPIRED. */
  exchange(refreshToken: string): Promise<IdentityTokenPair & { readonly uid: string }>;
  /** Throws INVALID_ID_TOKEN, USER_NOT_FOUND or TOKEN_EXPIRED. */
  readUser(idToken: string | undefined): Promise<SignedInUser>;
  /** As `readUser`, for what needs a fresh proof: throws CREDENTIAL_TOO_OLD_LOGIN_AGAIN five minutes after the sign-in. */
  readRecentUser(idToken: string | undefined): Promise<SignedInUser>;
  /** Makes every refresh token of a user void. */
  revoke(uid: string): Promise<void>;
}

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly users: IdentityUsers;
  readonly links: IdentityLinks;
  readonly verifier: IdTokenVerifier;
  readonly issueIdToken: IssueIdToken;
}

const recentMs = 300_000;
const unusedMs = 90 * 24 * 3_600_000;

export function createIdentityTokens({ db, clock, users, links, verifier, issueIdToken }: Deps): IdentityTokens {
  const readUser: IdentityTokens['readUser'] = async (idToken) => {
    const identity = idToken ? await verifier.verify(idToken) : null;
    if (!idToken || !identity) throw new IdentityError('INVALID_ID_TOKEN');
    const user = await users.byUid(identity.uid);
    if (!user) throw new IdentityError('USER_NOT_FOUND');
    if (identity.issuedAt < user.valid_since) throw new IdentityError('TOKEN_EXPIRED');
    return { user, identity, signIn: signInOf(idToken, identity.signedInAt) };
  };
  return {
    readUser,
    async issue(user, signIn) {
      const refreshToken = newOpaqueToken();
      const now = clock();
      await db
        .insertInto('identity_refresh_tokens')
        .values({
          token_hash: hashOfToken(refreshToken),
          uid: user.uid,
          signed_in_at: signIn.at,
          provider_id: signIn.provider,
          second_factor: signIn.secondFactor,
          used_at: now,
        })
        .execute();
      await db
        .deleteFrom('identity_refresh_tokens')
        .where('uid', '=', user.uid)
        .where('used_at', '<', new Date(now.getTime() - unusedMs))
        .execute();
      const idToken = await issueIdToken(user, await links.of(user.uid), signIn);
      return { idToken, refreshToken, expiresIn: String(idTokenTtlS) };
    },
    async exchange(refreshToken) {
      const known = await db
        .updateTable('identity_refresh_tokens')
        .set({ used_at: clock() })
        .where('token_hash', '=', hashOfToken(refreshToken))
        .returning(['uid', 'signed_in_at as at', 'provider_id as provider', 'second_factor as secondFactor'])
        .executeTakeFirst();
      const user = known && (await users.byUid(known.uid));
      if (!user) throw new IdentityError('TOKEN_EXPIRED');
      const idToken = await issueIdToken(user, await links.of(user.uid), known);
      return { uid: user.uid, idToken, refreshToken, expiresIn: String(idTokenTtlS) };
    },
    async readRecentUser(idToken) {
      const found = await readUser(idToken);
      if (clock().getTime() - found.identity.signedInAt.getTime() > recentMs) {
        throw new IdentityError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
      }
      return found;
    },
    async revoke(uid) {
      await db.deleteFrom('identity_refresh_tokens').where('uid', '=', uid).execute();
    },
  };
}
