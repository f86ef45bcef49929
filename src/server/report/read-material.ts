import { canvasStreamOf } from '#domain/canvas/canvas.ts';
import type { ExperimentFact } from '#domain/experiment/experiment-facts.ts';
import { ideaStreamOf } from '#domain/idea/idea.ts';
import { interviewPersonal } from '#domain/interview/interview-personal.ts';
import { ledgerStreamOf } from '#domain/ledger/ledger.ts';
import { kindOfStream } from '#domain/log/stream-kinds.ts';
import type { PageFact } from '#domain/page/page-facts.ts';
import { type Project, projectStreamOf } from '#domain/project/project.ts';
import { materialOf } from '#domain/report/material-of.ts';
import type { ReportBlock } from '#domain/report/report.ts';
import { blockTraits } from '#domain/report/report-blocks.ts';
import type { ReportMaterial } from '#domain/report/report-material.ts';
import type { SurveyFact } from '#domain/survey/survey-facts.ts';
import type { EventRow } from '../event-store/event-row.ts';
import { sealedOfRows } from '../event-store/read-personal.ts';
import type { Queries } from '../event-store/with-lock.ts';

/** Where a log stands, and what people are called today: accounts say it, no log does. */
export type ReadPlace = LogPlace & Pick<ReportMaterial, 'founder' | 'names'>;

/** Where a log stands. */
export interface LogPlace {
  readonly position: number;
  readonly hash: string;
  /** When its last fact was recorded. ISO 8601. */
  readonly at: string;
}

/**
 * Everything that blocks of a project ask about, folded from the facts of the log up to a position, and from no other: the
 * same position gives the same for ever. What was erased since is not there any more.
 */
export async function readMaterial(
  queries: Queries,
  workspaceId: string,
  projectId: string,
  blocks: readonly Pick<ReportBlock, 'kind'>[],
  place: ReadPlace,
): Promise<ReportMaterial> {
  const reads = new Set(blocks.map((block) => blockTraits(block).reads));
  const kinds = ['experiment', 'interview', ...(reads.has('visitors') ? ['intake', 'page', 'survey'] : [])];
  const earlier = await predecessorsOf(queries, workspaceId, projectId, place.position);
  const own = await streamsOf(queries, workspaceId, [projectId], kinds);
  const before =
    earlier.length === 0 ? [] : await streamsOf(queries, workspaceId, earlier, ['experiment', 'interview']);
  const ids = [projectId, ...earlier];
  const first = await fold(
    queries,
    workspaceId,
    [...ids.map(projectStreamOf), ...own, ...before, ...ids.map(ledgerStreamOf)],
    place.position,
  );
  const project = first.get(projectStreamOf(projectId)) as Project | undefined;
  const projects = ids.flatMap((id) => (first.get(projectStreamOf(id)) as Project | undefined) ?? []);
  const rest = [
    ...projects.map(({ ideaId }) => ideaStreamOf(ideaId)),
    ...(project && reads.has('canvas') ? [canvasStreamOf(project.canvasId)] : []),
  ];
  const states = new Map([...first, ...(await fold(queries, workspaceId, rest, place.position))]);
  const streams = {
    state: (stream: string) => states.get(stream),
    statesOf: (kind: string) =>
      [...states].flatMap(([stream, state]) => (stream.startsWith(`${kind}-`) ? [state] : [])),
  };
  const erased = await erasedSince(queries, workspaceId, [...own, ...before]);
  const material = materialOf(projectId, streams, place);
  return { ...material, erased: new Set([...material.erased, ...erased]) };
}

type Reassigning = Extract<(ExperimentFact | PageFact | SurveyFact)['type'], `${string}Reassigned`>;
const reassigning = ['ExperimentReassigned', 'PageReassigned', 'SurveyReassigned'] satisfies Reassigning[];

/** No idea has been turned so often. */
const turnsAtMost = 20;

/** The projects that a project was made of by pivots, the last one first. */
async function predecessorsOf(
  queries: Queries,
  workspaceId: string,
  projectId: string,
  position: number,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (let id = projectId; found.length < turnsAtMost; ) {
    const project = (await readStateAt(queries, workspaceId, projectStreamOf(id), position)) as Project | undefined;
    const before = project?.forkedFrom ?? null;
    if (before === null || before === projectId || found.includes(before)) break;
    found.push(before);
    id = before;
  }
  return found;
}

/**
 * The streams of those kinds that were begun for projects or given to them, and what went along: the interviews of tests and
 * the people of pages and surveys. Those that were given away since say so themselves.
 */
async function streamsOf(
  queries: Queries,
  workspaceId: string,
  projectIds: readonly string[],
  kinds: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await queries.query<{ stream: string }>({
    name: 'report-streams',
    text: `
      WITH own AS (
        SELECT stream, min(position) AS since FROM events
        WHERE workspace_id = $1 AND (version = 1 OR type = ANY ($4::text[]))
          AND split_part(stream, '-', 1) = ANY ($2::text[]) AND data->>'projectId' = ANY ($3::text[])
        GROUP BY stream
      ), along AS (
        SELECT stream, position AS since FROM events
        WHERE workspace_id = $1 AND version = 1 AND split_part(stream, '-', 1) = ANY ($2::text[])
          AND (stream LIKE 'interview-%' AND 'experiment-' || (data->>'experimentId') IN (SELECT stream FROM own)
            OR stream LIKE 'intake-%' AND ('page-' || substr(stream, 8) IN (SELECT stream FROM own)
              OR 'survey-' || substr(stream, 8) IN (SELECT stream FROM own)))
      )
      SELECT stream, min(since) AS since FROM (SELECT * FROM own UNION ALL SELECT * FROM along) AS found
      GROUP BY stream ORDER BY since`,
    values: [workspaceId, kinds, projectIds, reassigning],
  });
  return rows.map(({ stream }) => stream);
}

async function fold(
  queries: Queries,
  workspaceId: string,
  streams: readonly string[],
  position: number,
): Promise<ReadonlyMap<string, unknown>> {
  if (streams.length === 0) return new Map();
  const { rows } = await queries.query<EventRow>({
    name: 'report-facts',
    text: `
      SELECT * FROM events WHERE workspace_id = $1 AND stream = ANY ($2::text[]) AND position <= $3
      ORDER BY stream, version`,
    values: [workspaceId, streams, position],
  });
  const facts = Map.groupBy(await sealedOfRows(queries, rows), ({ event }) => event.stream);
  return new Map(
    streams.flatMap((stream) => {
      const kind = kindOfStream(stream);
      const events = (facts.get(stream) ?? []).map(({ event }) => event);
      if (!kind || events.length === 0) return [];
      const state = kind.evolveAll
        ? kind.evolveAll(undefined, events, stream)
        : events.reduce<unknown>((before, event) => kind.evolve(before, event, stream), undefined);
      return [[stream, state] as const];
    }),
  );
}

/** The state of one stream as it is folded at a position; undefined if it had no facts by then. */
export const readStateAt = async (
  queries: Queries,
  workspaceId: string,
  stream: string,
  position: number,
): Promise<unknown> => (await fold(queries, workspaceId, [stream], position)).get(stream);

/** The ids of interviews whose person was erased, whenever that was. */
async function erasedSince(
  queries: Queries,
  workspaceId: string,
  streams: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await queries.query<{ stream: string }>({
    name: 'report-erased',
    text: `SELECT stream FROM events WHERE workspace_id = $1 AND stream = ANY ($2::text[]) AND type = $3`,
    values: [workspaceId, streams.filter((stream) => stream.startsWith('interview-')), interviewPersonal.erasedBy],
  });
  return rows.map(({ stream }) => stream.slice('interview-'.length));
}

/** Where a log stands now; undefined if there is nothing in it. */
export async function placeNow(queries: Queries, workspaceId: string): Promise<LogPlace | undefined> {
  const { rows } = await queries.query<{ position: number }>({
    name: 'report-head',
    text: 'SELECT position FROM workspaces WHERE id = $1',
    values: [workspaceId],
  });
  const [head] = rows;
  return head && placeAt(queries, workspaceId, head.position);
}

export async function placeAt(queries: Queries, workspaceId: string, position: number): Promise<LogPlace | undefined> {
  const { rows } = await queries.query<PlaceRow>({
    name: 'report-place',
    text: 'SELECT position, hash, recorded_at FROM events WHERE workspace_id = $1 AND position = $2',
    values: [workspaceId, position],
  });
  return placeOf(rows);
}

/** Where a log stood at a moment; undefined if there was nothing in it. Looks back from its end, so the last days are cheap. */
export async function placeUntil(queries: Queries, workspaceId: string, until: Date): Promise<LogPlace | undefined> {
  const { rows } = await queries.query<PlaceRow>({
    name: 'report-place-until',
    text: `
      SELECT position, hash, recorded_at FROM events WHERE workspace_id = $1 AND recorded_at <= $2
      ORDER BY position DESC LIMIT 1`,
    values: [workspaceId, until],
  });
  return placeOf(rows);
}

interface PlaceRow {
  readonly position: number;
  readonly hash: string;
  readonly recorded_at: Date;
}

const placeOf = ([row]: readonly PlaceRow[]): LogPlace | undefined =>
  row && { position: row.position, hash: row.hash, at: row.recorded_at.toISOString() };
