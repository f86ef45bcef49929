import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { intakeStreamOf, type Origin, type VisitRun } from '#domain/intake/intake.ts';
import type { IntakeFactOf } from '#domain/intake/intake-facts.ts';
import type { ShownVersion } from '#domain/page/page-content.ts';
import type { Database } from '../db/database.ts';
import type { Actor } from '../event-store/actor.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { Clock } from '../http/clock.ts';
import { droppedAndSent } from './pages-sent.ts';
import type { ProjectOf } from './project-of.ts';
import { type PageOfVisit, pageKey } from './visit-buffer.ts';

export interface TallyDeps {
  readonly db: Database;
  readonly eventStore: Pick<EventStore, 'execute'>;
  readonly clock: Clock;
  /** Writes the visits that are known here alone. */
  flush(): Promise<void>;
  readonly projectOf: ProjectOf;
}

export interface TallyVisits {
  /** Counts the visits of a page that are not counted yet; they have ordinals then. */
  all(page: PageOfVisit): Promise<void>;
  /**
   * A visitor's ordinal, counted now if they were not. `names`: the hashes under which they may be known. Null if there
   * is no visit: it was the founder's own.
   */
  ordinalOf(page: PageOfVisit, names: readonly string[]): Promise<number | null>;
}

interface Asked {
  /** None if all are to be counted, whoever they are. */
  readonly names: readonly string[];
  resolve(ordinal: number | null): void;
  reject(error: unknown): void;
}

type Ordinals = ReadonlyMap<string, number>;

const atOnce = 1000;
/** How long a run may last: what is judged by time is judged by the run's. */
const runMs = 60_000;
/** Another server may have chosen a visit's batch and not counted it yet. */
const attemptsAtMost = 5;

interface VisitRow {
  readonly id: number;
  /** In hexadecimal digits. */
  readonly visitor: string;
  readonly origin: Origin | null;
  readonly version: ShownVersion;
  readonly source: string;
  readonly seen_at: Date;
}

interface DroppedRow {
  readonly reason: string;
  readonly n: number;
}

/** Visits that one command counts. */
interface Batch {
  readonly id: string;
  readonly visits: readonly VisitRow[];
  readonly dropped: readonly DroppedRow[];
}

/**
 * A batch is chosen first and then counted by a command that bears its id: whoever finds it later, because a server was
 * killed or another one is at it, sends the same command, and it is counted once. One at a time of each page: all who ask
 * meanwhile are answered together by the one that comes after.
 */
export function createTallyVisits(deps: TallyDeps): TallyVisits {
  const queues = new Map<string, Asked[]>();
  const drain = async (page: PageOfVisit, waiting: Asked[]): Promise<void> => {
    while (waiting.length > 0) {
      const together = waiting.splice(0);
      await answer(deps, page, together).catch((error) => {
        for (const { reject } of together) reject(error);
      });
    }
    queues.delete(pageKey(page));
  };
  const ask = (page: PageOfVisit, names: readonly string[]) =>
    new Promise<number | null>((resolve, reject) => {
      const asked = { names, resolve, reject };
      const key = pageKey(page);
      const waiting = queues.get(key);
      if (waiting) {
        waiting.push(asked);
        return;
      }
      const opened = [asked];
      queues.set(key, opened);
      void drain(page, opened);
    });
  return { all: async (page) => void (await ask(page, [])), ordinalOf: ask };
}

async function answer(deps: TallyDeps, page: PageOfVisit, asked: readonly Asked[]): Promise<void> {
  let open = asked.filter(({ names }) => names.length > 0);
  const tell = (ordinals: Ordinals): void => {
    open = open.filter(({ names, resolve }) => {
      const ordinal = names.map((name) => ordinals.get(name)).find((each) => each !== undefined);
      if (ordinal !== undefined) resolve(ordinal);
      return ordinal === undefined;
    });
  };
  await deps.flush();
  for (let attempts = 0; attempts < attemptsAtMost; attempts++) {
    await tallyPage(deps, page, tell);
    for (const { names, resolve } of asked) if (names.length === 0) resolve(null);
    if (open.length === 0) return;
    const found = await find(
      deps.db,
      page,
      open.flatMap(({ names }) => names),
    );
    tell(new Map([...found].flatMap(([name, ordinal]) => (ordinal === null ? [] : [[name, ordinal] as const]))));
    const known = open.filter(({ names }) => names.some((name) => found.has(name)));
    for (const { names, resolve } of open) if (!names.some((name) => found.has(name))) resolve(null);
    open = known;
    if (open.length === 0) return;
  }
  throw new Error('A visit could not be counted.');
}

/** `tell` hears of ordinals as soon as they are sure. */
async function tallyPage(deps: TallyDeps, page: PageOfVisit, tell: (ordinals: Ordinals) => void): Promise<void> {
  const projectId = await deps.projectOf(page);
  if (projectId === undefined) return;
  for (;;) {
    const { chosen, left } = await chooseBatch(deps.db, page, randomUUID());
    for (const id of left) await tallyBatch(deps, page, projectId, await readBatch(deps.db, page, id), tell);
    if (chosen.visits.length + chosen.dropped.length > 0) await tallyBatch(deps, page, projectId, chosen, tell);
    if (chosen.visits.length < atOnce) return;
  }
}

/** The ordinals of visitors, null before they are counted; without those who have not visited. */
async function find(
  db: Database,
  page: PageOfVisit,
  names: readonly string[],
): Promise<ReadonlyMap<string, number | null>> {
  const { rows } = await sql<Pick<VisitRow, 'visitor'> & { readonly ordinal: number | null }>`
    SELECT encode(visitor, 'hex') AS visitor, ordinal FROM visits
    WHERE ${of(page)} AND visitor = ANY (${names.map((name) => Buffer.from(name, 'hex'))}::bytea[])`.execute(db);
  return new Map(rows.map(({ visitor, ordinal }) => [visitor, ordinal]));
}

/** The rows of a page, of which another workspace may have one with the same id. */
const of = ({ workspaceId, pageId }: PageOfVisit) => sql`workspace_id = ${workspaceId} AND page_id = ${pageId}`;

type Row = ({ readonly kind: 'visit' } & VisitRow) | ({ readonly kind: 'drop' } & DroppedRow);

/**
 * Puts what is not counted yet into a batch. `left`: the batches that were chosen before and are not counted yet. Rows are
 * found by their whole key: of a workspace that had no visits a moment ago, the planner would compare each with each.
 */
async function chooseBatch(
  db: Database,
  page: PageOfVisit,
  id: string,
): Promise<{ readonly chosen: Batch; readonly left: readonly string[] }> {
  const { rows } = await sql<Row | { readonly kind: 'left'; readonly batch: string }>`
    WITH next AS MATERIALIZED (
      SELECT workspace_id, id FROM visits WHERE ${of(page)} AND batch IS NULL AND ordinal IS NULL
      ORDER BY id LIMIT ${atOnce} FOR UPDATE
    ), seen AS (
      UPDATE visits SET batch = ${id} FROM next WHERE (visits.workspace_id, visits.id) = (next.workspace_id, next.id)
      RETURNING visits.id, visitor, origin, version, source, seen_at
    ), dropped AS (
      UPDATE dropped_visits SET batch = ${id} WHERE ${of(page)} AND batch IS NULL RETURNING reason, n
    ), open AS (
      SELECT batch FROM visits WHERE ${of(page)} AND ordinal IS NULL AND batch IS NOT NULL
      UNION SELECT batch FROM dropped_visits WHERE ${of(page)} AND batch IS NOT NULL
    )
    SELECT 'visit' AS kind, id, encode(visitor, 'hex') AS visitor, origin, version, source, seen_at,
      NULL AS reason, NULL::integer AS n, NULL::uuid AS batch FROM seen
    UNION ALL SELECT 'drop', NULL, NULL, NULL, NULL, NULL, NULL, reason, n, NULL FROM dropped
    UNION ALL SELECT 'left', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, batch FROM open
    ORDER BY id`.execute(db);
  return {
    chosen: { id, ...contentOf(rows) },
    left: rows.flatMap((row) => (row.kind === 'left' ? [row.batch] : [])),
  };
}

async function readBatch(db: Database, page: PageOfVisit, id: string): Promise<Batch> {
  const { rows } = await sql<Row>`
    SELECT 'visit' AS kind, id, encode(visitor, 'hex') AS visitor, origin, version, source, seen_at,
      NULL AS reason, NULL::integer AS n FROM visits WHERE ${of(page)} AND batch = ${id}
    UNION ALL SELECT 'drop', NULL, NULL, NULL, NULL, NULL, NULL, reason, n FROM dropped_visits
      WHERE ${of(page)} AND batch = ${id}
    ORDER BY id`.execute(db);
  return { id, ...contentOf(rows) };
}

const contentOf = (rows: readonly (Row | { readonly kind: 'left' })[]): Omit<Batch, 'id'> => ({
  visits: rows.filter((row) => row.kind === 'visit'),
  dropped: rows.filter((row) => row.kind === 'drop'),
});

async function tallyBatch(
  { db, eventStore, clock }: TallyDeps,
  page: PageOfVisit,
  projectId: string,
  { id, visits, dropped }: Batch,
  tell: (ordinals: Ordinals) => void,
): Promise<void> {
  const command = {
    id: `tally:${id}`,
    type: 'TallyVisits',
    stream: intakeStreamOf(page.pageId),
    data: {
      projectId,
      runs: runsOf(visits),
      ...droppedAndSent(dropped),
    },
    at: clock().toISOString(),
  };
  const [result] = await eventStore.execute(counting(page.workspaceId), [command]);
  if (result?.status !== 'accepted') throw new Error(`Visits could not be counted: ${result?.reason}.`);
  const from = (result.events[0]?.data as IntakeFactOf<'VisitsTallied'> | undefined)?.from ?? 1;
  tell(new Map(visits.map(({ visitor }, n) => [visitor, from + n])));
  await sql`
    WITH placed AS (
      SELECT workspace_id, id, ${from}::integer - 1 + row_number() OVER (ORDER BY id) AS ordinal
      FROM visits WHERE ${of(page)} AND batch = ${id}
    ), done AS (
      UPDATE visits SET ordinal = placed.ordinal FROM placed
      WHERE (visits.workspace_id, visits.id) = (placed.workspace_id, placed.id)
    )
    DELETE FROM dropped_visits WHERE ${of(page)} AND batch = ${id}`.execute(db);
}

const counting = (workspaceId: string): Actor => ({
  workspaceId,
  by: { kind: 'system', id: 'visits' },
  device: 'server',
});

/** Neighbors of the same version and source, together for a minute at most, and on one day. */
export function runsOf(visits: readonly Omit<VisitRow, 'id' | 'visitor'>[]): VisitRun[] {
  const runs: VisitRun[] = [];
  for (const { origin, version, source, seen_at } of visits) {
    const last = runs.at(-1);
    const at = seen_at.toISOString();
    const belongs =
      last?.version === version &&
      last.source === source &&
      (last.origins === undefined) === (origin === null) &&
      at >= last.until &&
      at.slice(0, 10) === last.since.slice(0, 10) &&
      seen_at.getTime() - Date.parse(last.since) <= runMs;
    const before: Omit<VisitRun, 'until'> = belongs ? last : { version, source, n: 0, since: at };
    const origins = origin === null ? {} : { origins: [...(before.origins ?? []), origin] };
    const run = { ...before, n: before.n + 1, until: at, ...origins };
    if (belongs) runs[runs.length - 1] = run;
    else runs.push(run);
  }
  return runs;
}
