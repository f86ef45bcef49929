import { useSelector } from '@xstate/react';
import { useEffect, useId, useRef } from 'react';
import type { EditInterviewActor } from '#machines/validate/edit-interview.machine.ts';
import { css } from '#styled-system/css';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { focusFirstWrong } from '../focus-first-wrong.ts';
import { InterviewFields } from './InterviewFields.tsx';
import { labels } from './labels.ts';

export interface EditInterviewDialogProps {
  readonly edit: EditInterviewActor;
  /** A date. */
  readonly today: string;
  readonly answerHint: string;
  readonly yesWhen: string | undefined;
}

/** Corrects an interview; what counts is judged anew. */
export function EditInterviewDialog({ edit, today, answerHint, yesWhen }: EditInterviewDialogProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { before, draft, problems } = useSelector(edit, ({ context }) => context);
  const state = useSelector(edit, ({ value }) => value);
  const leave = () => edit.send({ type: 'edit.left' });
  useEffect(() => {
    if (Object.keys(problems).length > 0) focusFirstWrong(form.current);
  }, [problems]);
  return (
    <>
      <Dialog
        title={labels.edit.title}
        place="side"
        isOpen={state === 'editing' || state === 'confirmingDiscard'}
        onClose={leave}
        footer={
          <>
            <Button variant="quiet" onPress={leave}>
              {labels.edit.cancel}
            </Button>
            <Button type="submit" form={formId} variant="primary">
              {labels.edit.save}
            </Button>
          </>
        }
      >
        <form
          ref={form}
          id={formId}
          noValidate
          className={css({ display: 'flex', flexDirection: 'column', gap: '16' })}
          onSubmit={(event) => {
            event.preventDefault();
            edit.send({ type: 'draft.submitted', today });
          }}
        >
          {before.erased && <p className={css({ color: 'ink.muted' })}>{labels.edit.erased}</p>}
          <InterviewFields
            draft={draft}
            problems={problems}
            today={today}
            answerHint={answerHint}
            yesWhen={yesWhen}
            hasPerson={!before.erased}
            autoFocus
            onChange={(change) => edit.send({ type: 'draft.changed', change })}
          />
        </form>
      </Dialog>
      <AlertDialog
        title={labels.edit.discard}
        isOpen={state === 'confirmingDiscard'}
        cancelLabel={labels.edit.keep}
        onCancel={() => edit.send({ type: 'discard.cancelled' })}
        actions={[
          {
            label: labels.edit.confirmDiscard,
            variant: 'danger',
            onPress: () => edit.send({ type: 'discard.confirmed' }),
          },
        ]}
      >
        {labels.edit.discardText}
      </AlertDialog>
    </>
  );
}
