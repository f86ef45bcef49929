import { useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { ideaTexts } from '#domain/idea/idea.ts';
import type { IdeaDraft } from '#machines/vault/idea-draft.ts';
import type { IdeaEditorActor } from '#machines/vault/idea-editor.machine.ts';
import { css } from '#styled-system/css';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/TextField.tsx';
import { IdeaTextField } from './IdeaTextField.tsx';
import { labels } from './labels.ts';

export interface IdeaEditorDialogProps {
  readonly editor: IdeaEditorActor;
}

const titleErrors = {
  empty: labels.edit.titleEmpty,
  'too-long': labels.edit.titleTooLong,
} as const;

/** A rejected title or text beside what the idea says by now. Everything else is edited in its place. */
export function IdeaEditorDialog({ editor }: IdeaEditorDialogProps) {
  const formId = useId();
  const { idea, draft, problems, conflicts } = useSelector(editor, ({ context }) => context);
  const form = useRef<HTMLFormElement>(null);
  const state = useSelector(editor, ({ value }) => value);
  const change = (part: Partial<IdeaDraft>) => editor.send({ type: 'draft.changed', change: part });
  const leave = () => editor.send({ type: 'editor.left' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    editor.send({ type: 'draft.submitted' });
  };
  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
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
        <form ref={form} id={formId} onSubmit={submit} className={column}>
          <TextField
            label={labels.edit.field}
            autoFocus
            value={draft.title}
            onChange={(title) => change({ title })}
            error={problems.title && titleErrors[problems.title]}
          />
          {ideaTexts.map((text) => (
            <IdeaTextField
              key={text}
              text={text}
              value={draft[text]}
              theirs={conflicts.includes(text) ? idea[text] : undefined}
              isTooLong={problems[text] !== undefined}
              onChange={(value) => change({ [text]: value })}
              onSettle={(keep) => editor.send({ type: 'conflict.settled', text, keep })}
            />
          ))}
        </form>
      </Dialog>
      <AlertDialog
        title={labels.edit.discard}
        isOpen={state === 'confirmingDiscard'}
        cancelLabel={labels.edit.keepEditing}
        onCancel={() => editor.send({ type: 'discard.cancelled' })}
        actions={[
          {
            label: labels.edit.confirmDiscard,
            variant: 'danger',
            onPress: () => editor.send({ type: 'discard.confirmed' }),
          },
        ]}
      >
        {labels.edit.discardText}
      </AlertDialog>
    </>
  );
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '16' });
