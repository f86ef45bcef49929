import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import type { UseInReportActor } from '#machines/toolkit/use-in-report.machine.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
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
  const formId = useId();
  const reportId = useSelector(flow, ({ context }) => context.reportId);
  const isOpen = useSelector(flow, ({ status }) => status === 'active');
  const leave = () => flow.send({ type: 'use.left' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog
      title={labels.title}
      isOpen={isOpen}
      onClose={leave}
      footer={
        <>
          <Button variant="quiet" onPress={leave}>
            {labels.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary">
            {labels.add}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <Select
          label={labels.report}
          description={labels.note}
          options={reports.map(({ id, title }) => ({ value: id, label: title }))}
          value={reportId}
          onChange={(id) => flow.send({ type: 'report.chosen', reportId: id })}
        />
      </form>
    </Dialog>
  );
}
