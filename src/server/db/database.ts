import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { AccountTables } from '../accounts/account-tables.ts';
import type { AssetTables } from '../assets/asset-tables.ts';
import type { CommentTables } from '../comments/comment-tables.ts';
import type { DomainTables } from '../domains/domain-tables.ts';
import type { DpopTables } from '../dpop/dpop-tables.ts';
import type { EventTables } from '../event-store/event-tables.ts';
import type { FeedbackTables } from '../feedback/feedback-tables.ts';
import type { IdentityTables } from '../identity/identity-tables.ts';
import type { VisitTables } from '../intake/visit-tables.ts';
import type { LimitTables } from '../limits/limit-tables.ts';
import type { NewsTables } from '../news/news-tables.ts';
import type { NoticeTables } from '../notices/notice-tables.ts';
import type { OauthTables } from '../oauth/oauth-tables.ts';
import type { OutboxTables } from '../outbox/outbox-tables.ts';
import type { PublishedTables } from '../published/published-tables.ts';
import type { SecurityTables } from '../security/security-tables.ts';
import type { ShareTables } from '../sharing/share-tables.ts';
import type { SurveyTables } from '../survey/survey-tables.ts';
import type { TeamTables } from '../team/team-tables.ts';
import type { TokenTables } from '../tokens/token-tables.ts';
import type { WebhookTables } from '../webhooks/webhook-tables.ts';
import { ImpatientClient } from './impatient-client.ts';
import { LastingPool } from './lasting-pool.ts';

/** Every table of the product; each part of the server declares its own. */
export type Tables = EventTables &
  AccountTables &
  AssetTables &
  DomainTables &
  DpopTables &
  FeedbackTables &
  IdentityTables &
  LimitTables &
  NewsTables &
  CommentTables &
  NoticeTables &
  OauthTables &
  OutboxTables &
  PublishedTables &
  SurveyTables &
  TeamTables &
  TokenTables &
  SecurityTables &
  ShareTables &
  VisitTables &
  WebhookTables;
export type Database = Kysely<Tables>;

/** 64-bit counters stay below 2^53 here; as numbers they compare and serialise like any other. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Application name of servers at the database; other processes that work beside them have names of their own. */
const serverName = 'groundwork';

interface DatabaseOptions {
  /** How many connections at most; one of them listens. */
  readonly max?: number;
  readonly name?: string;
  /** Waited for before a connection is used; where it rejects, so does whoever wanted one. */
  readonly connected?: (client: pg.ClientBase) => Promise<void>;
  /** Whether a connection or an answer that does not come is given up, for what must go on while the database is gone. */
  readonly impatient?: boolean;
  /**
   * How many connections stay open once they are. To open one takes long while all cores are busy, and whoever has caused
   * it to be opened waits for that one, though others are free again.
   */
  readonly ready?: number;
}

/** For a connection, be it a new one or one that others have, in milliseconds. */
const connectWithinMs = 10_000;
/** Tells of a computer that is gone, in milliseconds without a word. */
const keepAliveInitialDelayMillis = 10_000;

/** A pool of connections. `close` waits for what runs. */
export function openDatabase(
  connectionString: string,
  { max = 17, name = serverName, connected, impatient = false, ready = 0 }: DatabaseOptions = {},
): { pool: pg.Pool; db: Database } {
  const pool = new LastingPool({
    connectionString,
    max,
    application_name: name,
    keepAlive: true,
    keepAliveInitialDelayMillis,
    ...(connected && { onConnect: connected }),
    ...(impatient && { connectionTimeoutMillis: connectWithinMs, Client: ImpatientClient }),
    min: ready,
  });
  // The pool has let go of that connection already, and whoever needs another one hears of what is wrong.
  pool.on('error', () => undefined);
  return { pool, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) };
}

/** Opens the connections that stay open, so that no request waits for them. Rejects if they cannot be had. */
export async function openConnections(pool: pg.Pool): Promise<void> {
  const clients = await Promise.all(Array.from({ length: pool.options.min ?? 0 }, () => pool.connect()));
  for (const client of clients) client.release();
}
