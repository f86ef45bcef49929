import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { isApiFailure } from '#domain/api/api-failure.ts';
import { liveBlock } from '#domain/report/block-order.ts';
import { compareReports } from '#domain/report/compare-reports.ts';
import { blockKinds, type Report } from '#domain/report/report.ts';
import type { ReportContent } from '#domain/report/report-content.ts';
import { reportStreamOf } from '#domain/report/report-kind.ts';
import { isOpenShare } from '#domain/report/report-rules.ts';
import { dayText } from '#domain/report/report-words.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { reportLabels } from '#drawing/report/report-labels.ts';
import { BlockTools } from '#features/reports/BlockTools.tsx';
import { CompareDialog } from '#features/reports/CompareDialog.tsx';
import { blockLabels, compareLabels, screenLabels as labels } from '#features/reports/labels.ts';
import { RenameReportDialog } from '#features/reports/RenameReportDialog.tsx';
import { ReportSheet } from '#features/reports/ReportSheet.tsx';
import { QrCode } from '#features/settings/QrCode.tsx';
import { type ReportScreenActor, reportScreenMachine } from '#machines/report/report-screen.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { FlagSign } from '#ui/FlagSign.tsx';
import { Heading } from '#ui/Heading.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Link } from '#ui/Link.tsx';
import { Select } from '#ui/Select.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useApp } from '../../app-context.ts';
import { queryClient } from '../../query-client.ts';
import { useFlow } from '../../use-flow.ts';
import { dispatch } from '../dispatch-action.ts';
import { useIsOffline } from '../validate/use-is-offline.ts';
import { downloadReport } from './report-files.ts';
import { linkOf, ShareReport } from './ShareReport.tsx';
import { useFrozenReport, useLiveReport } from './use-report-content.ts';

const EditBlock = lazy(() => import('./EditBlock.tsx'));

/** One report: live, with what can be done with its blocks, or as it was frozen. */
export default function OneReport({ report }: { readonly report: Report }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Sheet report={report} />
    </QueryClientProvider>
  );
}

function Sheet({ report }: { readonly report: Report }) {
  const { services } = useApp();
  const screen = useFlow(reportScreenMachine.provide({ actions: { issue: dispatch(services) } }), {
    reportId: report.id,
    freeze: null,
  });
  const { freeze, block } = useSelector(screen, ({ context }) => context);
  const state = useSelector(screen, ({ value }) => value);
  const live = useLiveReport(report);
  const frozen = useFrozenReport(report.id, freeze);
  const shown = freeze === null ? live : frozen.data;
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
      <Tools report={report} screen={screen} freeze={freeze} />
      {shown ? (
        <ReportSheet
          report={shown}
          seal={<Seal report={report} />}
          {...(freeze === null && {
            tools: (section, index) => (
              <BlockTools screen={screen} section={section} index={index} ids={shown.sections.map(({ id }) => id)} />
            ),
            after: <AddBlock screen={screen} />,
          })}
        />
      ) : (
        <NotShown hasFailed={frozen.isError} onRetry={() => void frozen.refetch()} />
      )}
      {state === 'editing' && edited && (
        <Suspense fallback={null}>
          <EditBlock key={edited.id} screen={screen} block={edited} report={report} />
        </Suspense>
      )}
      {state === 'naming' && <RenameReportDialog screen={screen} title={report.title} />}
      {state === 'sharing' && <ShareReport report={report} screen={screen} freeze={freeze} />}
      {state === 'comparing' && <Compared report={report} live={live} screen={screen} />}
    </section>
  );
}

function Tools({ report, screen, freeze }: { report: Report; screen: ReportScreenActor; freeze: number | null }) {
  const app = useApp();
  const isOffline = useIsOffline();
  const stream = reportStreamOf(report.id);
  const isFreezing = useAtom(app.services.workspace.pending).some(
    (command) => command.stream === stream && command.type === 'FreezeReport',
  );
  const download = useMutation({
    mutationFn: (kind: 'pdf' | 'html') =>
      downloadReport(app, { reportId: report.id, freeze, title: report.title }, kind),
    // Without a network it fails at once, instead of waiting for one.
    networkMode: 'always',
  });
  const { error, isPending, variables } = download;
  const isMissing = isApiFailure(error) && error.kind === 'refused' && error.code === 'pdf-unavailable';
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '12', _print: { display: 'none' } })}>
      <div className={bar}>
        {report.frozen.length > 0 && (
          <Select
            label={labels.moment}
            isLabelHidden
            options={[
              { value: 'live', label: labels.live },
              ...report.frozen.map((each) => ({
                value: String(each.freeze),
                label: labels.frozen(each.freeze, dayText(each.at)),
              })),
            ]}
            value={freeze === null ? 'live' : String(freeze)}
            onChange={(value) =>
              screen.send({ type: 'moment.chosen', freeze: value === 'live' ? null : Number(value) })
            }
          />
        )}
        {freeze === null && (
          <Button variant="marker" isPending={isFreezing} onPress={() => screen.send({ type: 'freeze.asked' })}>
            {!isFreezing && <FlagSign />}
            {isFreezing ? labels.freezing : labels.freeze}
          </Button>
        )}
        <Button onPress={() => screen.send({ type: 'sharing.opened' })}>{labels.share}</Button>
        <Button
          isPending={isPending && variables === 'pdf'}
          isDisabled={isPending && variables !== 'pdf'}
          onPress={() => download.mutate('pdf')}
        >
          {labels.pdf}
        </Button>
        <Button onPress={() => window.print()}>{labels.print}</Button>
        <Button
          isPending={isPending && variables === 'html'}
          isDisabled={isPending && variables !== 'html'}
          onPress={() => download.mutate('html')}
        >
          {labels.file}
        </Button>
        <Button onPress={() => screen.send({ type: 'comparison.opened' })}>{labels.compare}</Button>
        {freeze === null && (
          <Button variant="quiet" onPress={() => screen.send({ type: 'naming.opened' })}>
            {labels.rename}
          </Button>
        )}
        <Button variant="quiet" onPress={() => screen.send({ type: 'report.removed' })}>
          {labels.remove}
        </Button>
      </div>
      {isOffline && <InlineMessage tone="info">{labels.offline}</InlineMessage>}
      {error && (
        <InlineMessage
          tone={isMissing ? 'info' : 'error'}
          actions={
            <>
              <Button onPress={() => window.print()}>{labels.print}</Button>
              <Button variant="quiet" onPress={download.reset}>
                {labels.dismiss}
              </Button>
            </>
          }
        >
          {isMissing ? labels.pdfMissing : labels.pdfFailed}
        </InlineMessage>
      )}
    </div>
  );
}

/** The address of the report as a code, once it is shared. */
function Seal({ report }: { readonly report: Report }) {
  const { now } = useApp().services;
  const [openedAt] = useState(now);
  const share = Object.values(report.shares).find((each) => isOpenShare(each, openedAt));
  if (!share) return <p className={unsealed}>{labels.qrNone}</p>;
  return <QrCode text={linkOf(report.projectId, share.grant)} label={reportLabels.qr} />;
}

function AddBlock({ screen }: { readonly screen: ReportScreenActor }) {
  const { newId } = useApp().services;
  return (
    <div className={css({ _print: { display: 'none' } })}>
      <Select
        label={labels.add}
        options={blockKinds
          .filter((kind) => kind !== 'calculator')
          .map((kind) => ({ value: kind, label: blockLabels.kinds[kind] }))}
        value={null}
        onChange={(kind) => screen.send({ type: 'block.added', block: { id: newId(), kind } })}
      />
    </div>
  );
}

function NotShown({ hasFailed, onRetry }: { readonly hasFailed: boolean; readonly onRetry: () => void }) {
  if (!hasFailed) return <Skeleton label={labels.loading} shape="rows" count={6} />;
  return (
    <InlineMessage tone="error" actions={<Button onPress={onRetry}>{labels.retry}</Button>}>
      {labels.unread}
    </InlineMessage>
  );
}

/** Since the last freeze, whatever is looked at. */
function Compared({ report, live, screen }: { report: Report; live: ReportContent; screen: ReportScreenActor }) {
  const last = report.frozen.at(-1)?.freeze ?? null;
  const { data, isError, refetch } = useFrozenReport(report.id, last);
  return (
    <CompareDialog
      changes={data ? compareReports(data, live) : null}
      instead={last === null ? compareLabels.none : <NotShown hasFailed={isError} onRetry={() => void refetch()} />}
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
const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' });
