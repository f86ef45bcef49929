import type { EventRow } from './event-row.ts';
import { type EventPage, pageBytes } from './event-store.ts';
import { sealedOfRows } from './read-personal.ts';
import type { SealedEvent } from './verify-chain.ts';
import type { Queries } from './with-lock.ts';

export interface PageWanted {
  readonly workspaceId: string;
  readonly after: number;
  readonly limit: number;
  /** All streams unless given. */
  readonly stream?: string | undefined;
  readonly bytes?: number | undefined;
}

/** Approximate size of a fact's data, in bytes of text. Uncompressed data need not be written out to be measured. */
const sizeOf =
  'CASE WHEN pg_column_compression(events.data) IS NULL THEN pg_column_size(events.data) ELSE octet_length(events.data::text) END';

/**
 * One fact after the other until the page is full, so that no more than that is read of however large ones. Neither
 * positions nor versions have gaps.
 */
const page = (first: string, next: string): string => `
  WITH RECURSIVE page AS (
    (SELECT events.*, ${sizeOf}::bigint AS total, 1 AS count FROM events WHERE workspace_id = $1 AND ${first} LIMIT 1)
    UNION ALL
    SELECT following.* FROM page CROSS JOIN LATERAL (
      SELECT events.*, page.total + ${sizeOf}, page.count + 1 FROM events WHERE workspace_id = $1 AND ${next} LIMIT 1
    ) AS following
    WHERE page.total < $4 AND page.count < $3
  )
  SELECT page.*,
    total >= $4 AND count < $3 AND EXISTS (SELECT FROM events WHERE workspace_id = $1 AND ${next}) AS more
  FROM page ORDER BY count`;
const ofAll = page('position > $2 ORDER BY position', 'events.position = page.position + 1');
const ofStream = page(
  'stream = $5 AND position > $2 ORDER BY version',
  'events.stream = $5 AND events.version = page.version + 1',
);

/** One page of a log; see `EventStore.readEvents`. */
export async function readPage(
  queries: Queries,
  { workspaceId, after, limit, stream, bytes = pageBytes }: PageWanted,
): Promise<EventPage> {
  const values = [workspaceId, after, limit, bytes];
  const { rows } = await queries.query<PageRow>(
    stream === undefined
      ? { name: 'read-events', text: ofAll, values }
      : { name: 'read-stream', text: ofStream, values: [...values, stream] },
  );
  const sealed = await sealedOfRows(queries, rows);
  const count = countWithin(rows, sealed, bytes);
  const events = sealed.slice(0, count).map(({ event }) => event);
  const more = (count < rows.length || rows.at(-1)?.more === true) && ({ more: true } as const);
  return { events, position: events.at(-1)?.position ?? after, ...more };
}

interface PageRow extends EventRow {
  readonly more: boolean;
  /** Size of the data of all facts of the page up to this one, without personal values, which are stored apart. */
  readonly total: number;
}

/** How many facts fill a page, with what lies apart of them. */
function countWithin(rows: readonly PageRow[], sealed: readonly SealedEvent[], bytes: number): number {
  let apart = 0;
  const last = rows.findIndex(({ data, total }, n) => {
    const joined = sealed[n]?.event.data;
    if (joined !== data) apart += JSON.stringify(joined).length;
    return total + apart >= bytes;
  });
  return last === -1 ? rows.length : last + 1;
}
