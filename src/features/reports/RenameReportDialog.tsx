import { useState } from 'react';
import { reportLimits } from '#domain/report/report.ts';
import { oneLine } from '#domain/text/one-line.ts';
import type { ReportScreenActor } from '#machines/report/report-screen.machine.ts';
import { FormDialog } from '#ui/FormDialog.tsx';
import { TextField } from '#ui/TextField.tsx';
import { renameLabels as labels, newReportLabels } from './labels.ts';

export interface RenameReportDialogProps {
  readonly screen: ReportScreenActor;
  readonly title: string;
}

/** Asks what a report is called from now on; what is frozen keeps its title. */
export function RenameReportDialog({ screen, title: before }: RenameReportDialogProps) {
  const [title, setTitle] = useState(before);
  const [isRefused, setRefused] = useState(false);
  const close = () => screen.send({ type: 'overlay.closed' });
  const submit = () => {
    const line = oneLine(title);
    if (line === '' || line.length > reportLimits.title) setRefused(true);
    else screen.send({ type: 'title.set', title: line });
  };
  return (
    <FormDialog
      title={labels.title}
      onClose={close}
      cancel={newReportLabels.cancel}
      submit={labels.save}
      onSubmit={submit}
    >
      <TextField
        label={newReportLabels.name}
        description={labels.note}
        autoFocus
        value={title}
        onChange={(value) => {
          setTitle(value);
          setRefused(false);
        }}
        error={isRefused ? newReportLabels.wrong : undefined}
      />
    </FormDialog>
  );
}
