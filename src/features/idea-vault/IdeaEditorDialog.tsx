import { useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { type IdeaText, ideaLimits, ideaTexts } from '#domain/idea/idea.ts';
import type { IdeaDraft } from '#machines/idea-draft.ts';
import type { IdeaEditorActor } from '#machines/idea-editor.machine.ts';
import { css } from '#styled-system/css';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Select } from '#ui/Select.tsx';
import { TagInput } from '#ui/TagInput.tsx';
import { TextField } from '#ui/TextField.tsx';
import { IdeaTextField } from './IdeaTextField.tsx';
import { statusOptions } from './words.ts';

export interface IdeaEditorDialogProps {
  readonly editor: IdeaEditorActor;
  /** The text that has the focus at first; null for the title. */
  readonly startsWith: IdeaText | null;
}

const titleErrors = {
  empty: 'An idea needs a title.',
  'too-long': `A title has at most ${ideaLimits.title} characters.`,
} as const;

export function IdeaEditorDialog({ editor, startsWith }: IdeaEditorDialogProps) {
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
        title="Edit the idea"
        place="side"
        isOpen={state === 'editing' || state === 'confirmingDiscard'}
        onClose={leave}
        footer={
          <>
            <Button variant="quiet" onPress={leave}>
              Cancel
            </Button>
            <Button type="submit" form={formId} variant="primary">
              Save
            </Button>
          </>
        }
      >
        <form ref={form} id={formId} onSubmit={submit} className={column}>
          <TextField
            label="Title"
            autoFocus={startsWith === null}
            value={draft.title}
            onChange={(title) => change({ title })}
            error={problems.title && titleErrors[problems.title]}
          />
          {ideaTexts.map((text) => (
            <IdeaTextField
              key={text}
              text={text}
              hasFirstFocus={text === startsWith}
              value={draft[text]}
              theirs={conflicts.includes(text) ? idea[text] : undefined}
              isTooLong={problems[text] !== undefined}
              onChange={(value) => change({ [text]: value })}
              onSettle={(keep) => editor.send({ type: 'conflict.settled', text, keep })}
            />
          ))}
          <TagInput
            label="Tags"
            description="Enter or a comma adds one."
            tags={draft.tags}
            onChange={(tags) => change({ tags })}
            maxLength={ideaLimits.tag}
            maxTags={ideaLimits.tags}
          />
          <Select
            label="Status"
            options={statusOptions}
            value={draft.status}
            onChange={(status) => change({ status })}
          />
        </form>
      </Dialog>
      <AlertDialog
        title="Discard your changes?"
        isOpen={state === 'confirmingDiscard'}
        cancelLabel="Keep editing"
        onCancel={() => editor.send({ type: 'discard.cancelled' })}
        actions={[{ label: 'Discard', variant: 'danger', onPress: () => editor.send({ type: 'discard.confirmed' }) }]}
      >
        The idea stays as it was before you opened it.
      </AlertDialog>
    </>
  );
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '16' });
