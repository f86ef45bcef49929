import type { TokenScope } from '#domain/account/access-token.ts';
import { hashOfToken, newOpaqueToken } from '../accounts/opaque-token.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../http/clock.ts';

/** A program’s request in a browser, kept until somebody answers. */
export interface OauthRequest {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly codeChallenge: string;
  readonly scope: TokenScope;
  readonly state: string | null;
}

/** Long enough to sign in, or to sign up first. */
const openForMs = 30 * 60_000;

export function createOauthRequests(db: Database, clock: Clock) {
  const open = (id: string) =>
    db.selectFrom('oauth_requests').where('id_hash', '=', hashOfToken(id)).where('expires_at', '>', clock());
  return {
    /** Resolves to its id, which the browser alone has. */
    async keep({ clientId, redirectUri, codeChallenge, scope, state }: OauthRequest): Promise<string> {
      const [id, now] = [newOpaqueToken(), clock()];
      await db.deleteFrom('oauth_requests').where('expires_at', '<=', now).execute();
      await db
        .insertInto('oauth_requests')
        .values({
          ...{
            id_hash: hashOfToken(id),
            client_id: clientId,
            redirect_uri: redirectUri,
            code_challenge: codeChallenge,
          },
          ...{ scope, state, expires_at: new Date(now.getTime() + openForMs) },
        })
        .execute();
      return id;
    },
    async find(id: string): Promise<(OauthRequest & { readonly name: string }) | undefined> {
      const row = await open(id)
        .innerJoin('oauth_clients', 'oauth_clients.id', 'oauth_requests.client_id')
        .select(['client_id', 'redirect_uri', 'code_challenge', 'scope', 'state', 'name'])
        .executeTakeFirst();
      if (!row) return undefined;
      const { client_id: clientId, redirect_uri: redirectUri, code_challenge: codeChallenge, ...rest } = row;
      return { clientId, redirectUri, codeChallenge, ...rest };
    },
    /** Whether it was open: of two answers at once one counts. */
    async close(trx: Database, id: string): Promise<boolean> {
      const { numDeletedRows } = await trx
        .deleteFrom('oauth_requests')
        .where('id_hash', '=', hashOfToken(id))
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}

export type OauthRequests = ReturnType<typeof createOauthRequests>;
