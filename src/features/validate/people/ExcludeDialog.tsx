import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import { intakeLimits } from '#domain/intake/intake.ts';
import type { PeopleListActor } from '#machines/people/people-list.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { excludeLabels as labels } from './labels.ts';

export interface ExcludeDialogProps {
  readonly list: PeopleListActor;
}

/** Asks why somebody shall not count. */
export function ExcludeDialog({ list }: ExcludeDialogProps) {
  const formId = useId();
  const { chosen, reason, isReasonMissing } = useSelector(list, ({ context }) => context);
  const leave = () => list.send({ type: 'question.left' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    list.send({ type: 'exclusion.submitted' });
  };
  return (
    <Dialog
      title={labels.title(chosen.length)}
      isOpen
      onClose={leave}
      footer={
        <>
          <Button variant="quiet" onPress={leave}>
            {labels.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary">
            {labels.submit}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className={css({ display: 'flex', flexDirection: 'column', gap: '16' })}>
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
      </form>
    </Dialog>
  );
}
