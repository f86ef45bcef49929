import { QueryClientProvider } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { blocksIn, liveBlock } from '#domain/report/block-order.ts';
import { compareReports } from '#domain/report/compare-reports.ts';
import type { Report } from '#domain/report/report.ts';
import { reportBlockKinds } from '#domain/report/report-blocks.ts';
import { momentOfText, momentText, type ReportMoment } from '#domain/report/report-moment.ts';
import { isOpenShare } from '#domain/report/report-rules.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { reportLabels } from '#drawing/report/report-labels.ts';
import { BlockTools } from '#features/reports/BlockTools.tsx';
import { CompareDialog } from '#features/reports/CompareDialog.tsx';
import { blockLabels, compareLabels, screenLabels as labels, momentLabels } from '#features/reports/labels.ts';
import { RenameReportDialog } from '#features/reports/RenameReportDialog.tsx';
import { ReportSheet } from '#features/reports/ReportSheet.tsx';
import { QrCode } from '#features/settings/QrCode.tsx';
import { reportScreenMachine } from '#machines/report/report-screen.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Link } from '#ui/Link.tsx';
import { useRights } from '#ui/rights.ts';
import { Select } from '#ui/Select.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useApp } from '../../app-context.ts';
import { CommentOn } from '../../comments/CommentOn.tsx';
import { queryClient } from '../../query-client.ts';
import type { Services } from '../../services.ts';
import { useFlow } from '../../use-flow.ts';
import { useIsOffline } from '../../use-is-offline.ts';
import { CoverPrompts } from './CoverPrompts.tsx';
import { EditBlock } from './EditBlock.tsx';
import { hasPast, MomentPicker, ReportTools, type ReportToolsProps } from './ReportTools.tsx';
import { reportDays } from './report-days.ts';
import { linkOf, ShareReport } from './ShareReport.tsx';
import { type ReportShown, useLiveReport, useReportAt } from './use-report-content.ts';

export interface OneReportProps {
  readonly report: Report;
  /** Version in its address. */
  readonly version: string | undefined;
}

/** One report: live, with what can be done with its blocks, as it was frozen, or as it stood when a day ended. */
export function OneReport(props: OneReportProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Sheet {...props} />
    </QueryClientProvider>
  );
}

function Sheet({ report, version }: OneReportProps) {
  const { services } = useApp();
  const days = reportDays(report.createdAt, services.now());
  const screen = useFlow(reportScreenFlow(services), {
    reportId: report.id,
    moment: momentOfText(version, days.last),
  });
  useEffect(() => {
    screen.send({ type: 'moment.read', moment: momentOfText(version, days.last) });
  }, [screen, version, days.last]);
  const { moment, block } = useSelector(screen, ({ context }) => context);
  const state = useSelector(screen, ({ value }) => value);
  const live = useLiveReport(report);
  const isOffline = useIsOffline();
  const mayEdit = useRights().edit;
  const read = { now: live, today: days.last, isOffline };
  const chosen = useReportAt(report, moment, read);
  const shown = chosen.content;
  const edited = block === null ? undefined : liveBlock(report, block);
  useEffect(() => {
    if (state === 'removed') services.navigate({ name: 'reports' });
  }, [state, services]);
  return (
    <section className={page}>
      <div>
        <p className={css({ _print: { display: 'none' } })}>
          <Link href={buildPath({ name: 'reports' })}>{labels.all}</Link>
        </p>
        <Heading level={1}>{report.title}</Heading>
      </div>
      <ReportTools report={report} screen={screen} moment={moment} days={days} />
      {shown ? (
        <ReportSheet
          report={shown}
          seal={<Seal report={report} isLive={moment.kind === 'live'} />}
          {...(moment.kind === 'live' && {
            tools: (section, index) => (
              <BlockTools
                screen={screen}
                section={section}
                index={index}
                ids={shown.sections.map(({ id }) => id)}
                comments={
                  <CommentOn
                    kind="report-block"
                    id={section.id}
                    projectId={report.projectId}
                    within={report.id}
                    size="small"
                  />
                }
              />
            ),
            after: mayEdit && <AddBlock report={report} screen={screen} />,
            prompts: mayEdit && <CoverPrompts report={report} content={shown} />,
          })}
        />
      ) : (
        <NotShown shown={chosen} isOffline={isOffline} />
      )}
      {state === 'editing' && edited && <EditBlock key={edited.id} screen={screen} block={edited} report={report} />}
      {state === 'naming' && <RenameReportDialog screen={screen} title={report.title} />}
      {state === 'sharing' && <ShareReport report={report} screen={screen} moment={moment} />}
      {state === 'comparing' && <Compared report={report} screen={screen} days={days} read={read} />}
    </section>
  );
}

const reportScreenFlow = (services: Services) =>
  reportScreenMachine.provide({
    actions: {
      writeAddress: ({ context: { reportId: report } }, { moment }) =>
        services.navigate({ name: 'reports', params: { report, view: momentText(moment) } }, { replace: true }),
    },
  });

/** The address of the report as a code, once it is shared. */
function Seal({ report, isLive }: { readonly report: Report; readonly isLive: boolean }) {
  const { now } = useApp().services;
  const [openedAt] = useState(now);
  const share = Object.values(report.shares).find((each) => isOpenShare(each, openedAt));
  if (!share) return isLive && <p className={unsealed}>{labels.qrNone}</p>;
  return <QrCode text={linkOf(report.projectId, share.grant)} label={reportLabels.qr} />;
}

function AddBlock({ report, screen }: Pick<ReportToolsProps, 'report' | 'screen'>) {
  const { newId } = useApp().services;
  const hasCover = blocksIn(report).some(({ kind }) => kind === 'cover');
  return (
    <div className={css({ _print: { display: 'none' } })}>
      <Select
        label={labels.add}
        options={reportBlockKinds
          .filter((kind) => kind !== 'calculator' && !(kind === 'cover' && hasCover))
          .map((kind) => ({ value: kind, label: blockLabels.kinds[kind] }))}
        value={null}
        onChange={(kind) => screen.send({ type: 'block.added', block: { id: newId(), kind } })}
      />
    </div>
  );
}

function NotShown({
  shown: { problem, retry },
  isOffline,
}: {
  readonly shown: ReportShown;
  readonly isOffline: boolean;
}) {
  if (problem === 'missing') return <InlineMessage tone="warning">{momentLabels.missing}</InlineMessage>;
  if (isOffline) return <InlineMessage tone="warning">{momentLabels.offline}</InlineMessage>;
  if (problem === null) return <Skeleton label={labels.loading} shape="rows" count={6} />;
  return (
    <InlineMessage tone="error" actions={<Button onPress={retry}>{labels.retry}</Button>}>
      {labels.unread}
    </InlineMessage>
  );
}

interface ComparedProps extends Pick<ReportToolsProps, 'report' | 'screen' | 'days'> {
  readonly read: Parameters<typeof useReportAt>[2];
}

/** The differences between two moments, the earlier one first no matter which was chosen first. */
function Compared({ report, screen, days, read }: ComparedProps) {
  const { from, to } = useSelector(screen, ({ context }) => context.compared);
  const ends = [useReportAt(report, from, read), useReportAt(report, to, read)];
  const [before, after] = ends.flatMap(({ content }) => content ?? []).sort((a, b) => a.position - b.position);
  const coming = ends.find(({ content }) => content === undefined);
  const choose = (side: 'from' | 'to') => (moment: ReportMoment) =>
    screen.send({ type: 'comparison.changed', side, moment });
  const isAlone = !hasPast(report, days);
  const shared = { frozen: report.frozen, days };
  return (
    <CompareDialog
      moments={
        !isAlone && (
          <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '16' })}>
            <MomentPicker
              {...shared}
              label={compareLabels.from}
              dayLabel={compareLabels.fromDay}
              moment={from}
              onChoose={choose('from')}
            />
            <MomentPicker
              {...shared}
              label={compareLabels.to}
              dayLabel={compareLabels.toDay}
              moment={to}
              onChoose={choose('to')}
            />
          </div>
        )
      }
      changes={before && after && !isAlone ? compareReports(before, after) : null}
      instead={coming ? <NotShown shown={coming} isOffline={read.isOffline} /> : compareLabels.none}
      onClose={() => screen.send({ type: 'overlay.closed' })}
    />
  );
}

const unsealed = css({
  color: 'ink.muted',
  fontSize: '13',
  lineHeight: '20',
  maxWidth: '160',
  _print: { display: 'none' },
});
const page = css({ display: 'flex', flexDirection: 'column', gap: '24', minWidth: '0' });
