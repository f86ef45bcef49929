import { accessTokenLimits } from '#domain/account/access-token.ts';
import { shortened } from '#domain/text/shortened.ts';
import { newOpaqueToken } from '../accounts/opaque-token.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../http/clock.ts';
import type { AllowedTargets } from '../http/public-address.ts';
import { isDocumentAddress, readClientDocument } from './read-client-document.ts';

/** A program that asks to be let in. It has no secret: anybody could read it there. */
interface OauthClient {
  readonly id: string;
  readonly name: string;
  readonly redirectUris: readonly string[];
}

/** After this long without a request a program has to register again, unless somebody has let it in. */
const forgottenAfterMs = 30 * 24 * 3_600_000;

/** Programs that nobody has let in. Those that were asked for last stay: a flood of new ones pushes out no program in use. */
const unusedByDefault = 10_000;

/** How long a program's document is taken as it was read. */
const documentMs = 3_600_000;

interface OauthClientsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly targets: AllowedTargets;
  readonly unusedAtMost?: number;
}

/** Programs that members may be asked about: by registration, or by a document at the address that is their id. */
export function createOauthClients({ db, clock, targets, unusedAtMost = unusedByDefault }: OauthClientsDeps) {
  const find = async (id: string): Promise<(OauthClient & { readonly createdAt: Date }) | undefined> => {
    const row = await db
      .updateTable('oauth_clients')
      .set({ used_at: clock() })
      .where('id', '=', id)
      .returning(['id', 'name', 'redirect_uris', 'created_at'])
      .executeTakeFirst();
    return row && { id: row.id, name: row.name, redirectUris: row.redirect_uris, createdAt: row.created_at };
  };
  const keep = async ({ id, name, redirectUris }: OauthClient): Promise<OauthClient> => {
    const now = clock();
    const row = { name, redirect_uris: JSON.stringify(redirectUris) as never, created_at: now, used_at: now };
    await db
      .insertInto('oauth_clients')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    return { id, name, redirectUris };
  };
  /** Makes room for one more. */
  const forgetOld = (): Promise<unknown> =>
    db
      .with('unused', (query) =>
        query
          .selectFrom('oauth_clients as client')
          .select(['client.id', 'client.used_at'])
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('assistant_grants as held').select('held.id').whereRef('held.client_id', '=', 'client.id'),
              ),
            ),
          ),
      )
      .deleteFrom('oauth_clients')
      .where(({ or, eb, selectFrom }) =>
        or([
          eb('id', 'in', (each) =>
            each
              .selectFrom('unused')
              .select('id')
              .where('used_at', '<', new Date(clock().getTime() - forgottenAfterMs)),
          ),
          eb(
            'id',
            'in',
            selectFrom('unused')
              .select('id')
              .orderBy('used_at', 'desc')
              .orderBy('id')
              .offset(unusedAtMost - 1),
          ),
        ]),
      )
      .execute();
  return {
    find,
    async register(client: Omit<OauthClient, 'id'>): Promise<OauthClient> {
      await forgetOld();
      return keep({ id: `gwc_${newOpaqueToken()}`, ...client, name: nameOf(client.name) });
    },
    /** The program that asks to be let in; one that is known by its document is read there, once an hour. */
    async recognize(id: string): Promise<OauthClient | undefined> {
      const known = await find(id);
      if (!isDocumentAddress(id, targets)) return known;
      if (known && clock().getTime() - known.createdAt.getTime() < documentMs) return known;
      const { name, redirectUris } = await readClientDocument(id, targets);
      if (!known) await forgetOld();
      return keep({ id, name: nameOf(name), redirectUris });
    },
  };
}

/** A name of at most what the name of a token may have, in one line. */
const nameOf = (name: string): string =>
  shortened(name.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim(), accessTokenLimits.name) || 'An assistant';

export type OauthClients = ReturnType<typeof createOauthClients>;
