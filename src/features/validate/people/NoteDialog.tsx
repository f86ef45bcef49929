import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import { intakeLimits } from '#domain/intake/intake.ts';
import type { PeopleListActor } from '#machines/people/people-list.machine.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { noteLabels as labels } from './labels.ts';

export interface NoteDialogProps {
  readonly list: PeopleListActor;
  /** Whom it is about. */
  readonly name: string;
}

/** What a founder writes about somebody, for themselves. */
export function NoteDialog({ list, name }: NoteDialogProps) {
  const formId = useId();
  const note = useSelector(list, ({ context }) => context.note);
  const leave = () => list.send({ type: 'question.left' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    list.send({ type: 'note.submitted' });
  };
  return (
    <Dialog
      title={labels.title(name)}
      isOpen
      onClose={leave}
      footer={
        <>
          <Button variant="quiet" onPress={leave}>
            {labels.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary">
            {labels.save}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <TextArea
          label={labels.note}
          description={labels.hint}
          autoFocus
          rows={4}
          maxLength={intakeLimits.note}
          value={note}
          onChange={(text) => list.send({ type: 'note.changed', text })}
        />
      </form>
    </Dialog>
  );
}
