import { sql } from 'kysely';
import type { Origin, SentPages } from '#domain/intake/intake.ts';
import type { ShownVersion } from '#domain/page/page-content.ts';
import type { Database } from '../db/database.ts';
import type { PageOfVisit } from './visit-buffer.ts';
import type { VisitorNames } from './visitor.ts';

/** A page with two versions that somebody was sent. */
export interface SentPage extends PageOfVisit {
  readonly visitor: VisitorNames;
  /** The visitor's hash from `founderHashOf`. */
  readonly founder: string;
  readonly origin: Origin;
  readonly version: ShownVersion;
}

/** To so many visitors of one address it counts in a day: who makes up names for browsers makes up no visitors. */
export const sentToAddress = 3;

/** Under which reasons they wait to be counted, beside the visits that do not count. */
const reasons: Readonly<Record<string, ShownVersion>> = { 'sent-a': 'a', 'sent-b': 'b' };

/** Counts what was sent, but to founders themselves, to whom it was sent before, and to many of one address. */
export async function insertSent(db: Database, sent: readonly SentPage[], now: Date): Promise<void> {
  const rows = sent.map(({ workspaceId, pageId, visitor, founder, origin, version }) => ({
    ...{ workspace_id: workspaceId, page_id: pageId, origin, version, founder: `\\x${founder}` },
    ...{ visitor: `\\x${visitor.today}`, before: visitor.before && `\\x${visitor.before}` },
  }));
  await sql`
    WITH given AS (
      SELECT DISTINCT ON (workspace_id, page_id, visitor) given.* FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS given (workspace_id uuid, page_id uuid, visitor bytea, "before" bytea, founder bytea, origin text, version text)
      JOIN workspaces ON workspaces.id = given.workspace_id
      WHERE NOT EXISTS (
        SELECT FROM founder_visitors AS founders
        WHERE founders.workspace_id = given.workspace_id AND founders.visitor = given.founder
      ) AND NOT EXISTS (
        SELECT FROM pages_sent AS earlier WHERE earlier.workspace_id = given.workspace_id
          AND earlier.page_id = given.page_id AND earlier.visitor IN (given.visitor, given."before")
      )
    ), placed AS (
      SELECT *, row_number() OVER (PARTITION BY workspace_id, page_id, origin) + (
        SELECT count(*) FROM pages_sent AS known WHERE known.workspace_id = given.workspace_id
          AND known.page_id = given.page_id AND known.origin = given.origin
      ) AS place FROM given
    ), counted AS (
      INSERT INTO pages_sent AS inserted (workspace_id, page_id, visitor, origin, sent_at)
      SELECT workspace_id, page_id, visitor, origin, ${now}::timestamptz FROM placed WHERE place <= ${sentToAddress}
      ORDER BY workspace_id, page_id, visitor
      ON CONFLICT (workspace_id, page_id, visitor) DO NOTHING
      RETURNING workspace_id, page_id, visitor
    )
    INSERT INTO dropped_visits AS known (workspace_id, page_id, reason, n, since)
    SELECT workspace_id, page_id, 'sent-' || version, count(*), ${now}::timestamptz
    FROM counted JOIN given USING (workspace_id, page_id, visitor)
    GROUP BY workspace_id, page_id, version ORDER BY workspace_id, page_id, version
    ON CONFLICT (workspace_id, page_id, reason) WHERE batch IS NULL DO UPDATE SET n = known.n + excluded.n`.execute(db);
}

/** Splits the waiting counts: dropped visits by reason, and sent pages by version, if there are any. */
export function droppedAndSent(waiting: readonly { readonly reason: string; readonly n: number }[]): {
  readonly dropped: Readonly<Record<string, number>>;
  readonly sent?: SentPages;
} {
  const dropped = Object.fromEntries(waiting.flatMap(({ reason, n }) => (reasons[reason] ? [] : [[reason, n]])));
  const sent = { a: 0, b: 0 };
  for (const { reason, n } of waiting) {
    const version = reasons[reason];
    if (version) sent[version] += n;
  }
  return sent.a + sent.b === 0 ? { dropped } : { dropped, sent };
}
