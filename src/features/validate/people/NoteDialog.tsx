import { useSelector } from '@xstate/react';
import { intakeLimits } from '#domain/intake/intake.ts';
import type { PeopleListActor } from '#machines/people/people-list.machine.ts';
import { FormDialog } from '#ui/FormDialog.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { noteLabels as labels } from './labels.ts';

export interface NoteDialogProps {
  readonly list: PeopleListActor;
  /** Whom it is about. */
  readonly name: string;
}

/** A founder's note about somebody, for themselves. */
export function NoteDialog({ list, name }: NoteDialogProps) {
  const note = useSelector(list, ({ context }) => context.note);
  const leave = () => list.send({ type: 'question.left' });
  return (
    <FormDialog
      title={labels.title(name)}
      onClose={leave}
      cancel={labels.cancel}
      submit={labels.save}
      onSubmit={() => list.send({ type: 'note.submitted' })}
    >
      <TextArea
        label={labels.note}
        description={labels.hint}
        autoFocus
        rows={4}
        maxLength={intakeLimits.note}
        value={note}
        onChange={(text) => list.send({ type: 'note.changed', text })}
      />
    </FormDialog>
  );
}
