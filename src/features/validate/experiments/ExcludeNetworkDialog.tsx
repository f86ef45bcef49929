import { useSelector } from '@xstate/react';
import { intakeLimits } from '#domain/intake/intake.ts';
import type { ExcludeNetworkActor } from '#machines/people/exclude-network.machine.ts';
import { FormDialog } from '#ui/FormDialog.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { networkLabels as labels } from './labels.ts';

export interface ExcludeNetworkDialogProps {
  readonly flow: ExcludeNetworkActor;
}

/** Asks why all that came from a network shall not count. */
export function ExcludeNetworkDialog({ flow }: ExcludeNetworkDialogProps) {
  const { reason, isReasonMissing } = useSelector(flow, ({ context }) => context);
  return (
    <FormDialog
      title={labels.question}
      onClose={() => flow.send({ type: 'question.left' })}
      cancel={labels.cancel}
      submit={labels.exclude}
      onSubmit={() => flow.send({ type: 'exclusion.submitted' })}
    >
      <p>{labels.consequence}</p>
      <TextArea
        label={labels.reason}
        autoFocus
        rows={2}
        maxLength={intakeLimits.reason}
        value={reason}
        onChange={(text) => flow.send({ type: 'reason.changed', text })}
        error={isReasonMissing ? labels.missing : undefined}
      />
    </FormDialog>
  );
}
