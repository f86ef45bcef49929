import { sql } from 'kysely';
import type { Origin } from '#domain/intake/intake.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../http/clock.ts';
import { insertSent, type SentPage } from './pages-sent.ts';
import type { VisitorNames } from './visitor.ts';
import type { DropReason } from './why-dropped.ts';

/** A page or survey. Its id is its founder's choice, so that another workspace may have the same. */
export interface PageOfVisit {
  readonly workspaceId: string;
  readonly pageId: string;
}

/** Unique key of a page, for maps and for what is signed or hashed. */
export const pageKey = ({ workspaceId, pageId }: PageOfVisit): string => `${workspaceId} ${pageId}`;

export interface NewVisit extends PageOfVisit {
  readonly visitor: VisitorNames;
  /** The visitor's hash from `founderHashOf`. */
  readonly founder: string;
  readonly origin: Origin;
  readonly version: string;
  readonly source: string;
}

/** Collects visits and writes many with one statement. */
export interface VisitBuffer {
  add(visit: NewVisit): void;
  /** A page was sent. Where too many wait, it goes uncounted, whichever version it was. */
  sent(page: SentPage): void;
  drop(page: PageOfVisit, reason: DropReason): void;
  /** Writes what was added before. What could not be written waits for the next time. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

const flushAfterMs = 250;
/** After a failure: a database that is gone is not asked, and the log not told, four times a second. */
const retryAfterMs = 5000;
/** More than this is dropped, and said to be. */
const waitingAtMost = 20_000;

type WaitingVisit = NewVisit & { readonly seenAt: Date };

interface Drops extends PageOfVisit {
  readonly reason: DropReason;
  n: number;
}

export function createVisitBuffer(db: Database, clock: Clock, failed: (error: unknown) => void): VisitBuffer {
  let visits: WaitingVisit[] = [];
  let pages: SentPage[] = [];
  let drops = new Map<string, Drops>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  const drop = ({ workspaceId, pageId }: PageOfVisit, reason: DropReason, n = 1): void => {
    const key = `${pageKey({ workspaceId, pageId })} ${reason}`;
    const known = drops.get(key) ?? { workspaceId, pageId, reason, n: 0 };
    known.n += n;
    drops.set(key, known);
    soon();
  };
  const putBack = (sent: readonly SentPage[], seen: readonly WaitingVisit[], dropped: Iterable<Drops>): void => {
    pages = [...sent, ...pages].slice(0, waitingAtMost);
    const waiting = [...seen, ...visits];
    visits = waiting.slice(0, waitingAtMost);
    soon(retryAfterMs);
    for (const { reason, n, ...page } of dropped) drop(page, reason, n);
    for (const visit of waiting.slice(waitingAtMost)) drop(visit, 'burst');
  };
  const write = async (): Promise<void> => {
    const [sent, seen, dropped] = [pages, visits, drops];
    [pages, visits, drops] = [[], [], new Map()];
    let unsent: readonly SentPage[] = sent;
    let unwritten: readonly WaitingVisit[] = seen;
    try {
      if (sent.length > 0) await insertSent(db, sent, clock());
      unsent = [];
      if (seen.length > 0) {
        for (const own of await insertVisits(db, seen)) {
          const key = `${pageKey(own)} own`;
          const known = dropped.get(key) ?? { ...own, reason: 'own', n: 0 };
          known.n += 1;
          dropped.set(key, known);
        }
        unwritten = [];
      }
      if (dropped.size > 0) await insertDrops(db, [...dropped.values()], clock());
    } catch (error) {
      putBack(unsent, unwritten, dropped.values());
      throw error;
    }
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const written = writing.then(write);
    writing = written.catch(() => undefined);
    return written;
  };
  const soon = (afterMs = flushAfterMs): void => {
    timer ??= setTimeout(() => void flush().catch(failed), afterMs);
  };
  return {
    add(visit) {
      if (visits.length >= waitingAtMost) return drop(visit, 'burst');
      visits.push({ ...visit, seenAt: clock() });
      soon();
    },
    sent(page) {
      if (pages.length >= waitingAtMost) return;
      pages.push(page);
      soon();
    },
    drop,
    flush,
    async close() {
      await flush().catch(failed);
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

/** Inserts visits, but not those of the page's own founders, whose pages it returns. */
async function insertVisits(db: Database, visits: readonly WaitingVisit[]): Promise<readonly PageOfVisit[]> {
  const rows = visits.map(({ workspaceId, pageId, visitor, founder, origin, version, source, seenAt }) => ({
    ...{ workspace_id: workspaceId, page_id: pageId, origin, version, source, seen_at: seenAt },
    ...{ visitor: `\\x${visitor.today}`, before: visitor.before && `\\x${visitor.before}`, founder: `\\x${founder}` },
  }));
  const { rows: own } = await sql<PageOfVisit>`
    WITH given AS (
      SELECT given.*, EXISTS (
        SELECT FROM founder_visitors AS founders
        WHERE founders.workspace_id = given.workspace_id AND founders.visitor = given.founder
      ) AS is_own
      FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS (workspace_id uuid, page_id uuid,
        visitor bytea, "before" bytea, founder bytea, origin text, version text, source text, seen_at timestamptz)
      ) WITH ORDINALITY AS given (workspace_id, page_id, visitor, "before", founder, origin, version, source, seen_at, place)
      JOIN workspaces ON workspaces.id = given.workspace_id
    ), counted AS (
      INSERT INTO visits (workspace_id, page_id, visitor, origin, version, source, seen_at)
      SELECT workspace_id, page_id, visitor, origin, version, source, seen_at FROM given
      WHERE NOT is_own AND NOT EXISTS (
        SELECT FROM visits AS earlier WHERE earlier.workspace_id = given.workspace_id
          AND earlier.page_id = given.page_id AND earlier.visitor = given."before"
      )
      ORDER BY place
      ON CONFLICT (workspace_id, page_id, visitor) DO NOTHING
    )
    SELECT workspace_id AS "workspaceId", page_id AS "pageId" FROM given WHERE is_own`.execute(db);
  return own;
}

async function insertDrops(db: Database, drops: readonly Drops[], now: Date): Promise<void> {
  const rows = drops.map(({ workspaceId, pageId, reason, n }) => ({
    ...{ workspace_id: workspaceId, page_id: pageId, reason, n },
  }));
  await sql`
    INSERT INTO dropped_visits AS known (workspace_id, page_id, reason, n, since)
    SELECT given.workspace_id, page_id, reason, n, ${now}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS given (workspace_id uuid, page_id uuid, reason text, n integer)
    JOIN workspaces ON workspaces.id = given.workspace_id
    ORDER BY given.workspace_id, page_id, reason
    ON CONFLICT (workspace_id, page_id, reason) WHERE batch IS NULL DO UPDATE SET n = known.n + excluded.n`.execute(db);
}
