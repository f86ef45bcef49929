import { registerStream } from '#domain/log/stream-kinds.ts';
import type { Report } from '#domain/report/report.ts';
import { reportStream } from '#domain/report/report-stream.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { reportLabels as labels } from '#features/toolkit/labels.ts';
import { UseInReportDialog } from '#features/toolkit/UseInReportDialog.tsx';
import { useInReportMachine } from '#machines/toolkit/use-in-report.machine.ts';
import { useApp } from '../../app-context.ts';
import { useFlow } from '../../use-flow.ts';
import { useWhenOver } from '../../use-when-over.ts';
import { offerTakingBack } from '../offer-taking-back.ts';

registerStream(reportStream);

export interface UseInReportProps {
  readonly calculator: string;
  /** In their one spelling. */
  readonly inputs: Readonly<Record<string, string>>;
  /** At least one. */
  readonly reports: readonly Report[];
  readonly onClose: () => void;
}

/** Puts a calculation into a report. */
export function UseInReport({ calculator, inputs, reports, onClose }: UseInReportProps) {
  const { actorOf, services } = useApp();
  const titleOf = (reportId: string) => reports.find(({ id }) => id === reportId)?.title ?? '';
  const flow = useFlow(
    useInReportMachine.provide({
      actions: {
        offerUndo: (_, { reportId, drafts }) =>
          offerTakingBack(actorOf('toasts'), services, {
            ...{ message: labels.added(titleOf(reportId)), drafts },
            link: { label: labels.open, href: buildPath({ name: 'reports', params: { report: reportId } }) },
          }),
      },
    }),
    { reportId: reports[0]?.id ?? '', calculator, inputs },
  );
  useWhenOver(flow, onClose);
  const submit = () => flow.send({ type: 'use.confirmed', blockId: services.newId() });
  return <UseInReportDialog flow={flow} reports={reports} onSubmit={submit} />;
}
