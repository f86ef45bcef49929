import { useMutation } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isApiFailure } from '#domain/api/api-failure.ts';
import { entriesOf } from '#domain/replica/entries-of.ts';
import type { RejectedChange } from '#domain/replica/rejected-commands.ts';
import { paperOf } from '#domain/report/paper.ts';
import type { Report } from '#domain/report/report.ts';
import { reportStreamOf } from '#domain/report/report-kind.ts';
import { freezeOf, type ReportDays, type ReportMoment } from '#domain/report/report-moment.ts';
import { dayText } from '#domain/report/report-words.ts';
import { screenLabels as labels, momentLabels, versionLabels } from '#features/reports/labels.ts';
import { MomentChoice, type MomentChoiceProps } from '#features/reports/MomentChoice.tsx';
import { PdfDialog } from '#features/reports/PdfDialog.tsx';
import { pickDayMachine } from '#machines/report/pick-day.machine.ts';
import type { ReportScreenActor } from '#machines/report/report-screen.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { FlagSign } from '#ui/FlagSign.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { useRights } from '#ui/rights.ts';
import { useLostFocus } from '#ui/use-lost-focus.ts';
import { useApp } from '../../app-context.ts';
import { useFlow } from '../../use-flow.ts';
import { useIsOffline } from '../../use-is-offline.ts';
import { downloadReport, type ReportFile } from './report-files.ts';

export interface ReportToolsProps {
  readonly report: Report;
  readonly screen: ReportScreenActor;
  readonly moment: ReportMoment;
  readonly days: ReportDays;
}

/** The tools of a report: its version, the freeze, links and files. */
export function ReportTools({ report, screen, moment, days }: ReportToolsProps) {
  const app = useApp();
  const isOffline = useIsOffline();
  const mayEdit = useRights().edit;
  const isChoosing = useSelector(screen, (snapshot) => snapshot.matches('choosingPdf'));
  const tools = useRef<HTMLDivElement>(null);
  // The button that froze it is gone once it is frozen.
  useLostFocus(tools, () => tools.current?.querySelector('button')?.focus());
  useAwaitedFreeze(report, screen);
  const download = useMutation({
    mutationFn: (file: Pick<ReportFile, 'moment' | 'paper'>) =>
      downloadReport(app, { reportId: report.id, title: report.title, ...file }),
  });
  const { isPending, variables } = download;
  const isSettingPdf = isPending && variables.paper !== null;
  const isSavingPage = isPending && variables.paper === null;
  const paper = paperOf(navigator.language);
  const isLive = moment.kind === 'live';
  const savePdf = () => {
    // A day is looked at by itself; else the founder says whether the frozen one or the live one is meant.
    if (report.frozen.length > 0 && moment.kind !== 'day') screen.send({ type: 'pdf.opened' });
    else download.mutate({ moment, paper });
  };
  return (
    <div
      ref={tools}
      className={css({ display: 'flex', flexDirection: 'column', gap: '12', _print: { display: 'none' } })}
    >
      <div className={bar}>
        {(!isLive || hasPast(report, days)) && (
          <MomentPicker
            label={labels.moment}
            dayLabel={momentLabels.asOf}
            isLabelHidden
            moment={moment}
            frozen={report.frozen}
            days={days}
            onChoose={(chosen) => screen.send({ type: 'moment.chosen', moment: chosen })}
          />
        )}
        {mayEdit && isLive && <FreezeButton report={report} screen={screen} />}
        {mayEdit && moment.kind !== 'day' && (
          <Button onPress={() => screen.send({ type: 'sharing.opened' })}>{labels.share}</Button>
        )}
        <Button isPending={isSettingPdf} isDisabled={isSavingPage} onPress={savePdf}>
          {labels.pdf}
        </Button>
        <Button onPress={() => window.print()}>{labels.print}</Button>
        <Button
          isPending={isSavingPage}
          isDisabled={isSettingPdf}
          onPress={() => download.mutate({ moment, paper: null })}
        >
          {labels.file}
        </Button>
        <Button onPress={() => screen.send({ type: 'comparison.opened', from: comparedFirst(report, moment, days) })}>
          {labels.compare}
        </Button>
        {mayEdit && isLive && (
          <Button variant="quiet" onPress={() => screen.send({ type: 'naming.opened' })}>
            {labels.rename}
          </Button>
        )}
        {mayEdit && (
          <Button variant="quiet" onPress={() => screen.send({ type: 'report.removed' })}>
            {labels.remove}
          </Button>
        )}
      </div>
      {/* It is there while it is empty, or nobody would hear that the report was frozen. */}
      <p role="status" className={css({ color: 'ink.muted', _empty: { marginTop: '-12' } })}>
        {noteOf(report, moment)}
      </p>
      {isOffline && <InlineMessage tone="info">{labels.offline}</InlineMessage>}
      <NotSaved failure={download.error} onDismiss={download.reset} />
      {isChoosing && (
        <PdfDialog
          frozen={report.frozen}
          moment={moment}
          paper={paper}
          onSave={(chosen, on) => {
            screen.send({ type: 'overlay.closed' });
            download.mutate({ moment: chosen, paper: on });
          }}
          onClose={() => screen.send({ type: 'overlay.closed' })}
        />
      )}
    </div>
  );
}

/** Shows what was frozen as soon as the log has it; what was rejected is not waited for. */
function useAwaitedFreeze({ id, frozen: { length: count } }: Report, screen: ReportScreenActor): void {
  const lastRejected = useAtom(useApp().services.workspace.rejections, (rejections) =>
    lastRejectedFreeze(rejections, id),
  );
  useEffect(() => {
    if (lastRejected !== undefined) screen.send({ type: 'freeze.rejected' });
  }, [screen, lastRejected]);
  const isReading = useSelector(screen, (snapshot) => snapshot.matches('reading'));
  useEffect(() => {
    if (isReading) screen.send({ type: 'freezes.counted', count });
  }, [screen, isReading, count]);
}

/** The id of the last command to freeze a report that the server has rejected; undefined if there is none. */
const lastRejectedFreeze = (rejections: readonly RejectedChange[], reportId: string): string | undefined =>
  rejections
    .flatMap(entriesOf)
    .findLast(({ command: { stream, type } }) => stream === reportStreamOf(reportId) && type === 'FreezeReport')
    ?.command.id;

function FreezeButton({ report, screen }: Pick<ReportToolsProps, 'report' | 'screen'>) {
  const stream = reportStreamOf(report.id);
  const isFreezing = useAtom(useApp().services.workspace.pending).some(
    (command) => command.stream === stream && command.type === 'FreezeReport',
  );
  return (
    <Button
      variant="marker"
      isPending={isFreezing}
      onPress={() => screen.send({ type: 'freeze.asked', freeze: report.frozen.length + 1 })}
    >
      {!isFreezing && <FlagSign />}
      {isFreezing ? labels.freezing : labels.freeze}
    </Button>
  );
}

/** Why a file was not saved, and what can be done instead; nothing while there is no failure. */
function NotSaved({ failure, onDismiss }: { readonly failure: unknown; readonly onDismiss: () => void }) {
  if (!failure) return null;
  const code = isApiFailure(failure) && failure.kind === 'refused' ? failure.code : undefined;
  const isMissing = code === 'pdf-unavailable';
  const isBusy = code === 'pdf-busy';
  return (
    <InlineMessage
      tone={isMissing || isBusy ? 'info' : 'error'}
      actions={
        <>
          <Button onPress={() => window.print()}>{labels.print}</Button>
          <Button variant="quiet" onPress={onDismiss}>
            {labels.dismiss}
          </Button>
        </>
      }
    >
      {isMissing ? labels.pdfMissing : isBusy ? labels.pdfBusy : labels.pdfFailed}
    </InlineMessage>
  );
}

/** Returns a note about the shown version; null for the live one. */
function noteOf({ frozen }: Report, moment: ReportMoment): string | null {
  if (moment.kind === 'day') return momentLabels.onlyRead;
  const shown = frozen[(freezeOf(moment) ?? 0) - 1];
  return shown ? momentLabels.frozen(versionLabels.frozen(shown.freeze, dayText(shown.at))) : null;
}

/** Whether it was ever anything else than it is today. */
export const hasPast = ({ frozen }: Report, { first, last }: ReportDays): boolean => frozen.length > 0 || first < last;

/**
 * Returns the moment that is compared with now at first: the shown day, the last freeze, or else the day on which the
 * report was begun.
 */
function comparedFirst({ frozen }: Report, moment: ReportMoment, { first }: ReportDays): ReportMoment {
  if (moment.kind === 'day') return moment;
  const last = frozen.at(-1);
  return last ? { kind: 'frozen', freeze: last.freeze } : { kind: 'day', day: first };
}

const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '8' });

const dayIn = (moment: ReportMoment, otherwise: string): string => (moment.kind === 'day' ? moment.day : otherwise);

/** Chooses a moment of a report. */
export function MomentPicker(props: Omit<MomentChoiceProps, 'picking'>) {
  const { moment, days, onChoose } = props;
  const { first, last, yesterday } = days;
  const picking = useFlow(pickDayMachine, { day: dayIn(moment, yesterday), first, last });
  const choose = useEffectEvent((day: string) => onChoose({ kind: 'day', day }));
  useEffect(() => picking.on('day.picked', ({ day }) => choose(day)).unsubscribe, [picking]);
  useEffect(() => {
    if (moment.kind === 'day') picking.send({ type: 'day.shown', day: moment.day });
  }, [picking, moment]);
  return <MomentChoice {...props} picking={picking} />;
}
