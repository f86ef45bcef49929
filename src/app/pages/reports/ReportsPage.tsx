import { useSelector as useAtom } from '@xstate/store-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { registerStream } from '#domain/log/stream-kinds.ts';
import type { Report } from '#domain/report/report.ts';
import { reportStreamOf } from '#domain/report/report-kind.ts';
import { reportStream } from '#domain/report/report-stream.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { listLabels as labels, screenLabels } from '#features/reports/labels.ts';
import { ReportList } from '#features/reports/ReportList.tsx';
import { namedProjectsOf } from '#machines/project/select-named-projects.ts';
import { reportsByProject } from '#machines/report/select-reports.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { PlotDrawing } from '#ui/drawings/PlotDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Heading } from '#ui/Heading.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Link } from '#ui/Link.tsx';
import { namedExport } from '#ui/named-export.ts';
import { useRights } from '#ui/rights.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useApp } from '../../app-context.ts';
import { useFetchSoon } from '../../layouts/use-fetch-ahead.ts';
import type { PageProps } from '../../page-props.ts';
import { useRestOfWorkspace } from '../../use-rest-of-workspace.ts';
import { NothingExplored } from '../NothingExplored.tsx';
import type { OneReportProps } from './OneReport.tsx';

registerStream(reportStream);

const loadOpened = () => import('./opened.ts');
const NewReport = lazy(namedExport(loadOpened, 'NewReport'));
const OneReport = lazy(namedExport(loadOpened, 'OneReport'));

/** All reports, those of one idea, or the one that the address names. */
export default function ReportsPage({ place }: PageProps) {
  const { projectId, report, view: version } = place.params;
  if (!report) return <AllReports projectId={projectId} />;
  return <Known key={report} reportId={report} version={version} />;
}

function Known({ reportId, version }: Pick<OneReportProps, 'version'> & { readonly reportId: string }) {
  const { workspace } = useApp().services;
  const report = useAtom(workspace.stream(reportStreamOf(reportId))) as Report | undefined;
  const rest = useRestOfWorkspace();
  if (report && !report.removed)
    return (
      <Suspense fallback={<Skeleton label={labels.loading} shape="rows" count={4} />}>
        <OneReport report={report} version={version} />
      </Suspense>
    );
  return (
    <section className={frame}>
      <Heading level={1}>{labels.title}</Heading>
      {rest === 'coming' ? (
        <Skeleton label={labels.loading} shape="rows" count={4} />
      ) : (
        <EmptyState
          title={rest === 'offline' ? labels.partialTitle : screenLabels.missingTitle}
          drawing={<PlotDrawing />}
          actions={<ButtonLink href={buildPath({ name: 'reports' })}>{screenLabels.all}</ButtonLink>}
        >
          {rest === 'offline' ? labels.partial : screenLabels.missing}
        </EmptyState>
      )}
    </section>
  );
}

function AllReports({ projectId }: { readonly projectId: string | undefined }) {
  const { workspace } = useApp().services;
  const ideas = useAtom(namedProjectsOf(workspace));
  const byProject = useAtom(reportsByProject(workspace));
  const rest = useRestOfWorkspace();
  const [isAsking, setAsking] = useState(false);
  useFetchSoon(loadOpened);
  const close = useCallback(() => setAsking(false), []);
  const idea = ideas.find(({ id }) => id === projectId);
  const listed = (idea ? [idea] : ideas).flatMap(({ id, title, isSample }) => {
    const reports = byProject.get(id);
    return reports ? [{ projectId: id, title, isSample, reports }] : [];
  });
  const create = useRights().edit && (
    <Button variant="primary" onPress={() => setAsking(true)}>
      {labels.newReport}
    </Button>
  );
  return (
    <section className={frame}>
      <header className={head}>
        <div className={css({ minWidth: '0' })}>
          <Heading level={1}>{labels.title}</Heading>
          <p className={css({ color: 'ink.muted', marginTop: '4', overflowWrap: 'anywhere' })}>
            {idea ? (
              <>
                {idea.title} · <Link href={buildPath({ name: 'reports' })}>{screenLabels.all}</Link>
              </>
            ) : (
              labels.lead
            )}
          </p>
        </div>
        {listed.length > 0 && create}
      </header>
      {listed.length > 0 && <ReportList ideas={listed} />}
      {listed.length === 0 && rest === undefined && ideas.length > 0 && (
        <EmptyState title={labels.emptyTitle} drawing={<PlotDrawing />} actions={create}>
          {labels.empty}
        </EmptyState>
      )}
      {ideas.length === 0 && rest === undefined && (
        <NothingExplored title={labels.noIdeasTitle} drawing={<PlotDrawing />} toVault={labels.toVault}>
          {labels.noIdeas}
        </NothingExplored>
      )}
      {rest === 'offline' && (
        <InlineMessage tone="warning" title={labels.partialTitle}>
          {labels.partial}
        </InlineMessage>
      )}
      {rest === 'coming' && <Skeleton label={labels.loading} shape="rows" count={4} />}
      <Suspense fallback={null}>{isAsking && <NewReport ideas={ideas} onClose={close} />}</Suspense>
    </section>
  );
}

const frame = css({ display: 'flex', flexDirection: 'column', gap: '24', minWidth: '0' });
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '16',
});
