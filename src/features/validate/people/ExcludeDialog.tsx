import { useSelector } from '@xstate/react';
import { intakeLimits } from '#domain/intake/intake.ts';
import type { PeopleListActor } from '#machines/people/people-list.machine.ts';
import { FormDialog } from '#ui/FormDialog.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { excludeLabels as labels } from './labels.ts';

export interface ExcludeDialogProps {
  readonly list: PeopleListActor;
}

/** Asks why somebody shall not count. */
export function ExcludeDialog({ list }: ExcludeDialogProps) {
  const { chosen, reason, isReasonMissing } = useSelector(list, ({ context }) => context);
  const leave = () => list.send({ type: 'question.left' });
  return (
    <FormDialog
      title={labels.title(chosen.length)}
      onClose={leave}
      cancel={labels.cancel}
      submit={labels.submit}
      onSubmit={() => list.send({ type: 'exclusion.submitted' })}
    >
      <p>{labels.text}</p>
      <TextArea
        label={labels.reason}
        description={labels.hint}
        autoFocus
        rows={2}
        maxLength={intakeLimits.reason}
        value={reason}
        onChange={(text) => list.send({ type: 'reason.changed', text })}
        error={isReasonMissing ? labels.missing : undefined}
      />
    </FormDialog>
  );
}
