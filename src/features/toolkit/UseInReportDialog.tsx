import { useSelector } from '@xstate/react';
import type { UseInReportActor } from '#machines/toolkit/use-in-report.machine.ts';
import { FormDialog } from '#ui/FormDialog.tsx';
import { Select } from '#ui/Select.tsx';
import { reportLabels as labels } from './labels.ts';

export interface UseInReportDialogProps {
  readonly flow: UseInReportActor;
  readonly reports: readonly { readonly id: string; readonly title: string }[];
  /** Sends it with what only the outside knows. */
  readonly onSubmit: () => void;
}

/** Asks which report a calculation goes into. */
export function UseInReportDialog({ flow, reports, onSubmit }: UseInReportDialogProps) {
  const reportId = useSelector(flow, ({ context }) => context.reportId);
  const isOpen = useSelector(flow, ({ status }) => status === 'active');
  const leave = () => flow.send({ type: 'use.left' });
  return (
    <FormDialog
      title={labels.title}
      isOpen={isOpen}
      onClose={leave}
      cancel={labels.cancel}
      submit={labels.add}
      onSubmit={onSubmit}
    >
      <Select
        label={labels.report}
        description={labels.note}
        options={reports.map(({ id, title }) => ({ value: id, label: title }))}
        value={reportId}
        onChange={(id) => flow.send({ type: 'report.chosen', reportId: id })}
      />
    </FormDialog>
  );
}
