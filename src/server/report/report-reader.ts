import { type Project, projectStreamOf } from '#domain/project/project.ts';
import { askedNow, computeReport } from '#domain/report/compute-report.ts';
import type { FrozenReport, Report } from '#domain/report/report.ts';
import type { ReportContent } from '#domain/report/report-content.ts';
import { reportStreamOf } from '#domain/report/report-kind.ts';
import type { Names } from '#domain/team/member-names.ts';
import type { Database } from '../db/database.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { Queries } from '../event-store/with-lock.ts';
import type { Clock } from '../http/clock.ts';
import { grantHash } from '../sharing/grant-hash.ts';
import { placeAt, placeNow, placeUntil, readMaterial, readStateAt } from './read-material.ts';

export interface ReportReaderDeps {
  readonly db: Database;
  readonly queries: Queries;
  readonly eventStore: Pick<EventStore, 'snapshot'>;
  readonly clock: Clock;
}

/** The end of a day, and which day that is for whoever asks (`2026-03-01`). */
export interface DayEnd {
  readonly day: string;
  readonly until: Date;
}

/** A report in a workspace, and which of its freezes; null for the report as it reads now, or as it stood when a day ended. */
export interface ReportWanted {
  readonly workspaceId: string;
  readonly reportId: string;
  readonly freeze: number | null;
  readonly asOf?: DayEnd;
}

/** Report that a link opens, in the project of its address. */
export interface OpenedReport extends ReportWanted {
  readonly projectId: string;
}

export type ReportReader = ReturnType<typeof createReportReader>;

/** Reads reports from the log: as they are now, or as they were when they were frozen. */
export function createReportReader({ db, queries, eventStore, clock }: ReportReaderDeps) {
  const stateOf = async <State>(workspaceId: string, stream: string): Promise<State | undefined> =>
    (await eventStore.snapshot(workspaceId, stream))?.state as State | undefined;
  const reportOf = async (workspaceId: string, reportId: string): Promise<Report | undefined> => {
    const report = await stateOf<Report>(workspaceId, reportStreamOf(reportId));
    return report?.removed ? undefined : report;
  };

  /** The name that the workspace's founder goes by, if the report has a cover that says it; never their address. */
  const founderOf = async (workspaceId: string, { blocks }: Pick<FrozenReport, 'blocks'>): Promise<string | null> => {
    if (!blocks.some(({ kind }) => kind === 'cover')) return null;
    const row = db.selectFrom('accounts').select('display_name').where('workspace_id', '=', workspaceId);
    return (await row.executeTakeFirst())?.display_name ?? null;
  };

  /** The names that the members of a team go by, never their addresses; undefined for a founder who works alone. */
  const namesOf = async (workspaceId: string): Promise<Names | undefined> => {
    const rows = await db
      .selectFrom('memberships')
      .innerJoin('accounts', 'accounts.id', 'memberships.account_id')
      .select(['accounts.id', 'display_name'])
      .where('memberships.workspace_id', '=', workspaceId)
      .execute();
    return rows.length < 2 ? undefined : new Map(rows.map(({ id, display_name: name }) => [id, name ?? 'a member']));
  };

  /** The names of people as they are today. */
  const peopleOf = async (workspaceId: string, asked: Pick<FrozenReport, 'blocks'>) => {
    const [founder, names] = await Promise.all([founderOf(workspaceId, asked), namesOf(workspaceId)]);
    return { founder, ...(names && { names }) };
  };

  /** With the title and the blocks that it had then; undefined if it was not written yet. */
  const readThen = async (
    workspaceId: string,
    { id, projectId }: Report,
    { day, until }: DayEnd,
  ): Promise<ReportContent | undefined> => {
    const place = await placeUntil(queries, workspaceId, until);
    const then =
      place && ((await readStateAt(queries, workspaceId, reportStreamOf(id), place.position)) as Report | undefined);
    if (!then) return undefined;
    const asked = askedNow(then);
    const read = { ...place, ...(await peopleOf(workspaceId, asked)) };
    const material = await readMaterial(queries, workspaceId, projectId, asked.blocks, read);
    return { ...computeReport(asked, material), day };
  };

  return {
    /** Undefined if there is no such report, it was never frozen that often, or it was not written by then. */
    async read({ workspaceId, reportId, freeze, asOf }: ReportWanted): Promise<ReportContent | undefined> {
      const report = await reportOf(workspaceId, reportId);
      if (report && asOf) return readThen(workspaceId, report, asOf);
      const frozen = freeze === null ? undefined : report?.frozen[freeze - 1];
      if (!report || (freeze !== null && !frozen)) return undefined;
      const asked = frozen ?? askedNow(report);
      const place = await (frozen ? placeAt(queries, workspaceId, frozen.position) : placeNow(queries, workspaceId));
      if (!place) return undefined;
      const read = { ...place, ...(await peopleOf(workspaceId, asked)) };
      const material = await readMaterial(queries, workspaceId, report.projectId, asked.blocks, read);
      return computeReport(asked, material, freeze);
    },

    /**
     * Opens a link; undefined if it opens nothing, for whatever reason. `project`, if it is known, must be that of the
     * report.
     */
    async open(grant: string, project?: string): Promise<OpenedReport | undefined> {
      const now = clock();
      const row = await db
        .selectFrom('shares')
        .select(['workspace_id', 'stream'])
        .where('grant_hash', '=', grantHash(grant))
        .where('revoked', '=', false)
        .where('stream', 'like', 'report-%')
        .where((each) => each.or([each('expires_at', 'is', null), each('expires_at', '>', now)]))
        .executeTakeFirst();
      if (!row?.workspace_id || !row.stream) return undefined;
      const { workspace_id: workspaceId, stream } = row;
      const reportId = stream.slice('report-'.length);
      const report = await reportOf(workspaceId, reportId);
      const share = report && Object.hasOwn(report.shares, grant) ? report.shares[grant] : undefined;
      if (!report || !share || share.revoked) return undefined;
      const { projectId } = report;
      if (project !== undefined && project !== projectId) return undefined;
      const of = await stateOf<Project>(workspaceId, projectStreamOf(projectId));
      if (!of || of.archived || of.removed) return undefined;
      return { workspaceId, reportId, projectId, freeze: share.freeze };
    },
  };
}
