import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { intakeStreamOf, type VisitRun } from '#domain/intake/intake.ts';
import type { IntakeFactOf } from '#domain/intake/intake-facts.ts';
import type { ShownVersion } from '#domain/page/page-content.ts';
import type { Database } from '../db/database.ts';
import type { Actor } from '../event-store/actor.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { Clock } from '../http/clock.ts';
import type { PageOfVisit } from './visit-buffer.ts';

export interface TallyDeps {
  readonly db: Database;
  readonly eventStore: Pick<EventStore, 'execute'>;
  readonly clock: Clock;
}

/** Counts the visits of a page that were written and are not counted yet; they have ordinals then. */
export type TallyVisits = (page: PageOfVisit) => Promise<void>;

const atOnce = 1000;
/** How long a run may last: what is judged by time is judged by the run's. */
const runMs = 60_000;

interface VisitRow {
  readonly id: number;
  readonly version: ShownVersion;
  readonly source: string;
  readonly seen_at: Date;
}

/**
 * A batch is chosen first and then counted by a command that bears its id: whoever finds it later, because a server was
 * killed or another one is at it, sends the same command, and it is counted once.
 */
export function createTallyVisits(deps: TallyDeps): TallyVisits {
  const underWay = new Map<string, { readonly running: Promise<void>; next?: Promise<void> | undefined }>();
  const run = (page: PageOfVisit): Promise<void> => {
    const running = tallyPage(deps, page).finally(() => underWay.delete(page.pageId));
    underWay.set(page.pageId, { running });
    return running;
  };
  // One at a time of each page: all who ask meanwhile wait for the one that comes after.
  return (page) => {
    const found = underWay.get(page.pageId);
    if (!found) return run(page);
    found.next ??= found.running.catch(() => undefined).then(() => run(page));
    return found.next;
  };
}

async function tallyPage(deps: TallyDeps, page: PageOfVisit): Promise<void> {
  const projectId = await projectOf(deps.db, page);
  if (projectId === undefined) return;
  for (const batch of await openBatches(deps.db, page)) await tallyBatch(deps, page, projectId, batch);
  for (;;) {
    const batch = randomUUID();
    const chosen = await chooseBatch(deps.db, page, batch);
    if (chosen > 0) await tallyBatch(deps, page, projectId, batch);
    if (chosen < atOnce) return;
  }
}

/** The idea's project that a page or survey belongs to; undefined if it is gone. */
export async function projectOf(db: Database, { workspaceId, pageId }: PageOfVisit): Promise<string | undefined> {
  const { rows } = await sql<{ project: string }>`
    SELECT data->>'projectId' AS project FROM events
    WHERE workspace_id = ${workspaceId} AND stream IN (${`page-${pageId}`}, ${`survey-${pageId}`}) AND version = 1`.execute(
    db,
  );
  return rows[0]?.project;
}

async function openBatches(db: Database, { pageId }: PageOfVisit): Promise<readonly string[]> {
  const { rows } = await sql<{ batch: string }>`
    SELECT batch FROM visits WHERE page_id = ${pageId} AND ordinal IS NULL AND batch IS NOT NULL
    UNION SELECT batch FROM dropped_visits WHERE page_id = ${pageId} AND batch IS NOT NULL`.execute(db);
  return rows.map((row) => row.batch);
}

async function chooseBatch(db: Database, { pageId }: PageOfVisit, batch: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    WITH seen AS (
      UPDATE visits SET batch = ${batch} WHERE batch IS NULL AND ordinal IS NULL AND id IN (
        SELECT id FROM visits WHERE page_id = ${pageId} AND batch IS NULL AND ordinal IS NULL
        ORDER BY id LIMIT ${atOnce} FOR UPDATE
      ) RETURNING 1
    ), dropped AS (
      UPDATE dropped_visits SET batch = ${batch} WHERE page_id = ${pageId} AND batch IS NULL RETURNING 1
    )
    SELECT (SELECT count(*) FROM seen) + (SELECT count(*) FROM dropped) AS n`.execute(db);
  return rows[0]?.n ?? 0;
}

async function tallyBatch(
  { db, eventStore, clock }: TallyDeps,
  { workspaceId, pageId }: PageOfVisit,
  projectId: string,
  batch: string,
): Promise<void> {
  const [visits, dropped] = await Promise.all([
    sql<VisitRow>`SELECT id, version, source, seen_at FROM visits WHERE batch = ${batch} ORDER BY id`.execute(db),
    sql<{ reason: string; n: number }>`SELECT reason, n FROM dropped_visits WHERE batch = ${batch}`.execute(db),
  ]);
  const command = {
    id: `tally:${batch}`,
    type: 'TallyVisits',
    stream: intakeStreamOf(pageId),
    data: {
      projectId,
      runs: runsOf(visits.rows),
      dropped: Object.fromEntries(dropped.rows.map(({ reason, n }) => [reason, n])),
    },
    at: clock().toISOString(),
  };
  const [result] = await eventStore.execute(counting(workspaceId), [command]);
  if (result?.status !== 'accepted') throw new Error(`Visits could not be counted: ${result?.reason}.`);
  const from = (result.events[0]?.data as IntakeFactOf<'VisitsTallied'> | undefined)?.from ?? 1;
  await sql`
    WITH placed AS (
      SELECT id, ${from}::integer - 1 + row_number() OVER (ORDER BY id) AS ordinal FROM visits WHERE batch = ${batch}
    ), done AS (
      UPDATE visits SET ordinal = placed.ordinal FROM placed WHERE visits.id = placed.id
    )
    DELETE FROM dropped_visits WHERE batch = ${batch}`.execute(db);
}

const counting = (workspaceId: string): Actor => ({
  workspaceId,
  by: { kind: 'system', id: 'visits' },
  device: 'server',
});

/** Neighbors of the same version and source, together for a minute at most, and on one day. */
export function runsOf(visits: readonly Omit<VisitRow, 'id'>[]): VisitRun[] {
  const runs: VisitRun[] = [];
  for (const { version, source, seen_at } of visits) {
    const last = runs.at(-1);
    const at = seen_at.toISOString();
    const belongs =
      last?.version === version &&
      last.source === source &&
      at >= last.until &&
      at.slice(0, 10) === last.since.slice(0, 10) &&
      seen_at.getTime() - Date.parse(last.since) <= runMs;
    if (belongs) runs[runs.length - 1] = { ...last, n: last.n + 1, until: at };
    else runs.push({ version, source, n: 1, since: at, until: at });
  }
  return runs;
}
