import { createHmac } from 'node:crypto';
import { hashOfToken, newOpaqueToken } from '../accounts/opaque-token.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../http/clock.ts';
import type { IdTokenVerifier, VerifiedIdentity } from './id-token-verifier.ts';
import { type IssueIdToken, idTokenTtlS } from './id-tokens.ts';
import { IdentityError } from './identity-error.ts';
import type { IdentityLinks } from './identity-links.ts';
import type { IdentityUser } from './identity-user.ts';
import type { IdentityUsers } from './identity-users.ts';
import type { SignIn } from './sign-in.ts';
import type { SignIns } from './sign-ins.ts';

/** Tokens in the SDK's words; `expiresIn` is in seconds, as text. */
export interface IdentityTokenPair {
  readonly idToken: string;
  readonly refreshToken: string;
  readonly expiresIn: string;
}

/** A user who has shown an ID token. */
export interface SignedInUser {
  readonly user: IdentityUser;
  readonly identity: VerifiedIdentity;
  readonly signIn: SignIn;
}

interface ReadOptions {
  /** For what needs a fresh proof: throws CREDENTIAL_TOO_OLD_LOGIN_AGAIN five minutes after the sign-in, or without the key of its session. */
  readonly recent?: boolean;
  /** Locks the user and the sign-in until the transaction ends. */
  readonly hold?: boolean;
}

/** A refresh token was exchanged, or shown again long after: then whoever has its children is not who shows it. */
export type Exchange =
  | (IdentityTokenPair & { readonly uid: string })
  | { readonly reused: string; readonly uid: string };

export interface IdentityTokens {
  /** Begins a sign-in of a user whose row this transaction holds. */
  begin(user: IdentityUser, how: Pick<SignIn, 'at' | 'provider' | 'secondFactor'>): Promise<IdentityTokenPair>;
  /** Voids the tokens that the sign-in has had so far, and issues new ones. This transaction holds the user's row. */
  replace(user: IdentityUser, signIn: SignIn): Promise<IdentityTokenPair>;
  /**
   * The child of a refresh token, with a fresh ID token. The one before the latest is accepted again until its child counts
   * as used, since the answer that carried the child may have been lost; `reused` is the sign-in of anything older, which is
   * to be ended. Throws TOKEN_EXPIRED.
   */
  exchange(refreshToken: string): Promise<Exchange>;
  /** Throws INVALID_ID_TOKEN, USER_NOT_FOUND or TOKEN_EXPIRED. */
  read(idToken: string | undefined, options?: ReadOptions): Promise<SignedInUser>;
}

export interface IdentityTokensDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly users: IdentityUsers;
  readonly links: IdentityLinks;
  readonly signIns: SignIns;
  readonly verifier: IdTokenVerifier;
  readonly issueIdToken: IssueIdToken;
  /** Key from which children of refresh tokens are derived. */
  readonly refreshKey: Buffer;
}

const recentMs = 300_000;
/** How long after the first use of its child a refresh token may still be shown again. */
const repeatWithinMs = 60_000;

export function createIdentityTokens(deps: IdentityTokensDeps): IdentityTokens {
  const { db, clock, users, links, signIns, verifier, issueIdToken, refreshKey } = deps;

  const pairOf = async (
    user: IdentityUser,
    signIn: SignIn,
    refreshToken: string,
    generation: number,
  ): Promise<IdentityTokenPair> => {
    const idToken = await issueIdToken(user, await links.of(user.uid), signIn, generation);
    return { idToken, refreshToken, expiresIn: String(idTokenTtlS) };
  };
  const keep = (refreshToken: string, signInId: string, generation: number) =>
    db
      .insertInto('identity_refresh_tokens')
      .values({ token_hash: hashOfToken(refreshToken), sign_in_id: signInId, generation })
      .execute();

  return {
    async begin(user, how) {
      const signIn = await signIns.begin({ ...how, uid: user.uid });
      const refreshToken = newOpaqueToken();
      await keep(refreshToken, signIn.id, 0);
      return pairOf(user, signIn, refreshToken, 0);
    },
    async replace(user, signIn) {
      const { generation } = await db
        .updateTable('identity_sign_ins')
        .set((row) => ({ generation: row('generation', '+', 1), valid_from: row('generation', '+', 1) }))
        .where('id', '=', signIn.id)
        .returning('generation')
        .executeTakeFirstOrThrow();
      await db.deleteFrom('identity_refresh_tokens').where('sign_in_id', '=', signIn.id).execute();
      const refreshToken = newOpaqueToken();
      await keep(refreshToken, signIn.id, generation);
      return pairOf(user, signIn, refreshToken, generation);
    },
    async exchange(refreshToken) {
      const shown = await lockShown(db, refreshToken);
      if (!shown) throw new IdentityError('TOKEN_EXPIRED');
      const now = clock();
      if (!(await isGood(db, shown, now))) return { reused: shown.id, uid: shown.uid };
      const generation = shown.generation + 1;
      const signIn = await signIns.find({ id: shown.id, generation });
      const user = signIn && (await users.byUid(signIn.uid));
      if (!user) throw new IdentityError('TOKEN_EXPIRED');
      const child = createHmac('sha256', refreshKey).update(refreshToken).digest('base64url');
      if (shown.generation === shown.latest) {
        await keep(child, shown.id, generation);
        await db.updateTable('identity_sign_ins').set({ generation }).where('id', '=', shown.id).execute();
      }
      return { uid: user.uid, ...(await pairOf(user, signIn, child, generation)) };
    },
    async read(idToken, { recent = false, hold = false } = {}) {
      const identity = idToken ? await verifier.verify(idToken) : null;
      if (!identity) throw new IdentityError('INVALID_ID_TOKEN');
      const user = await (hold ? users.hold : users.byUid)(identity.uid);
      if (!user) throw new IdentityError('USER_NOT_FOUND');
      const signIn = identity.signIn && (await signIns.find(identity.signIn, { hold }));
      if (!identity.signIn || signIn?.uid !== user.uid) throw new IdentityError('TOKEN_EXPIRED');
      await db
        .updateTable('identity_refresh_tokens')
        .set({ first_used_at: clock() })
        .where('sign_in_id', '=', signIn.id)
        .where('generation', '=', identity.signIn.generation)
        .where('first_used_at', 'is', null)
        .execute();
      if (recent && (clock().getTime() - signIn.at.getTime() > recentMs || (await signIns.needsKey(signIn.id)))) {
        throw new IdentityError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
      }
      return { user, identity, signIn };
    },
  };
}

interface ShownToken {
  /** Id of the sign-in. */
  readonly id: string;
  readonly uid: string;
  readonly generation: number;
  /** Generation of the sign-in's latest token. */
  readonly latest: number;
}

/** Takes the row lock of the sign-in, so that exchanges of one come one after the other. */
const lockShown = (db: Database, refreshToken: string): Promise<ShownToken | undefined> =>
  db
    .selectFrom('identity_refresh_tokens as token')
    .innerJoin('identity_sign_ins as signIn', 'signIn.id', 'token.sign_in_id')
    .select(['signIn.id as id', 'signIn.uid as uid', 'signIn.generation as latest', 'token.generation as generation'])
    .where('token.token_hash', '=', hashOfToken(refreshToken))
    .forUpdate('signIn')
    .executeTakeFirst();

async function isGood(db: Database, { id, generation, latest }: ShownToken, now: Date): Promise<boolean> {
  if (generation === latest) return true;
  if (generation !== latest - 1) return false;
  const child = await db
    .selectFrom('identity_refresh_tokens')
    .select('first_used_at')
    .where('sign_in_id', '=', id)
    .where('generation', '=', latest)
    .executeTakeFirstOrThrow();
  return child.first_used_at === null || now.getTime() - child.first_used_at.getTime() < repeatWithinMs;
}
