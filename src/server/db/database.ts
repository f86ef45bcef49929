import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { AccountTables } from '../accounts/account-tables.ts';
import type { AssetTables } from '../assets/asset-tables.ts';
import type { EventTables } from '../event-store/event-tables.ts';
import type { IdentityTables } from '../identity/identity-tables.ts';
import type { NewsTables } from '../news/news-tables.ts';
import type { ShareTables } from '../sharing/share-tables.ts';

/** Every table of the product; each part of the server declares its own. */
export type Tables = EventTables & AccountTables & AssetTables & IdentityTables & NewsTables & ShareTables;
export type Database = Kysely<Tables>;

/** 64-bit counters stay below 2^53 here; as numbers they compare and serialise like any other. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** What servers call themselves at the database; whatever works beside them has a name of its own. */
const serverName = 'groundwork';

/**
 * A pool of at most `max` connections, one of which listens. `close` waits for what runs. `connected` is waited for before
 * a connection is used; where it rejects, so does whoever wanted one.
 */
export function openDatabase(
  connectionString: string,
  max = 17,
  name: string = serverName,
  connected?: (client: pg.ClientBase) => Promise<void>,
): { pool: pg.Pool; db: Database } {
  const onConnect = connected && { onConnect: connected };
  const pool = new pg.Pool({ connectionString, max, application_name: name, ...onConnect });
  // The pool has let go of that connection already, and whoever needs another one hears of what is wrong.
  pool.on('error', () => undefined);
  return { pool, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) };
}
