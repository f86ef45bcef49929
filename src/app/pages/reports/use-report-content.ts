import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { useMemo } from 'react';
import { isApiFailure } from '#domain/api/api-failure.ts';
import { ledgerStreamOf } from '#domain/ledger/ledger.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import { askedNow, computeReport } from '#domain/report/compute-report.ts';
import { materialOf } from '#domain/report/material-of.ts';
import type { Report } from '#domain/report/report.ts';
import type { ReportContent } from '#domain/report/report-content.ts';
import { momentText, type ReportMoment } from '#domain/report/report-moment.ts';
import { selectUser } from '#machines/shell/user.store.ts';
import type { Workspace } from '#machines/sync/workspace.store.ts';
import { useApp } from '../../app-context.ts';
import { useMembers } from '../../team/use-members.ts';
import { useNames } from '../../team/use-names.ts';
import { momentQuery } from './report-days.ts';

/** The report as it reads now, worked out here, so that it is there without a network; the log's hash comes when it can. */
export function useLiveReport(report: Report): ReportContent {
  const { workspace, call, now } = useApp().services;
  const founder = useFounderName();
  const names = useNames();
  const position = useAtom(workspace.position);
  const { data } = useQuery({
    // Under `founder`, so that it is gone when the session ends.
    queryKey: ['founder', 'log-place', position],
    queryFn: ({ signal }) =>
      call<{ events: readonly RecordedEvent[] }>(`/api/v1/events?after=${position - 1}&limit=1`, { signal }),
    enabled: position > 0,
  });
  const last = data?.events.find((event) => event.position === position);
  const streams = useStreams(workspace, report.projectId);
  return useMemo(() => {
    const place = { position, at: last?.recordedAt ?? now(), hash: last?.hash ?? null, founder, names };
    return computeReport(askedNow(report), materialOf(report.projectId, streams, place));
  }, [report, streams, position, last, founder, names, now]);
}

/** The name that the workspace's founder goes by, never their address. In another's workspace that is who was there first. */
function useFounderName(): string | null {
  const { services, actorOf } = useApp();
  const user = useSelector(actorOf('user'), selectUser);
  const workspaceId = useAtom(services.workspace.id);
  const [first] = useMembers();
  const isOwn = (user?.workspaces?.[0]?.id ?? workspaceId) === workspaceId;
  if (isOwn || first?.accountId === user?.id) return user?.displayName ?? null;
  return first && !first.name.includes('@') ? first.name : null;
}

/** The same object until something that reports ask about has changed. */
function useStreams(workspace: Workspace, projectId: string) {
  const ledger = useAtom(workspace.stream(ledgerStreamOf(projectId)));
  const experiments = useAtom(workspace.statesOf('experiment'));
  const interviews = useAtom(workspace.statesOf('interview'));
  const intakes = useAtom(workspace.statesOf('intake'));
  const pages = useAtom(workspace.statesOf('page'));
  const surveys = useAtom(workspace.statesOf('survey'));
  const ideas = useAtom(workspace.statesOf('idea'));
  return useMemo(() => {
    const kinds: Readonly<Record<string, readonly unknown[]>> = {
      idea: ideas,
      experiment: experiments,
      interview: interviews,
      intake: intakes,
      page: pages,
      survey: surveys,
    };
    return {
      state: (stream: string) => (stream === ledgerStreamOf(projectId) ? ledger : workspace.peek(stream)),
      statesOf: (kind: string) => kinds[kind] ?? [],
    };
  }, [workspace, projectId, ledger, experiments, interviews, intakes, pages, surveys, ideas]);
}

/** A report at a moment, as far as it is here. */
export interface ReportShown {
  readonly content: ReportContent | undefined;
  /** Why not, if it does not come by itself: the report has no such version, or it could not be read. */
  readonly problem: 'missing' | 'failed' | null;
  readonly retry: () => void;
}

/** A report as it read at a moment: the server reads it from the log again, unless it is as it reads now, or reads today. */
export function useReportAt(
  report: Report,
  moment: ReportMoment,
  { now, today, isOffline }: { readonly now: ReportContent; readonly today: string; readonly isOffline: boolean },
): ReportShown {
  const { call } = useApp().services;
  const isToday = moment.kind === 'day' && moment.day === today;
  const isHere = moment.kind === 'live' || isToday;
  const { data, error, refetch } = useQuery({
    queryKey: ['founder', 'report', report.id, momentText(moment)],
    queryFn: ({ signal }) => call<ReportContent>(`/api/v1/reports/${report.id}${momentQuery(moment)}`, { signal }),
    enabled: !(isHere || isOffline),
  });
  const isMissing = isApiFailure(error) && error.kind === 'refused' && error.code === 'not-found';
  return {
    content: isHere ? { ...now, ...(isToday && { day: today }) } : data,
    problem: isMissing ? 'missing' : error && 'failed',
    retry: () => void refetch(),
  };
}
