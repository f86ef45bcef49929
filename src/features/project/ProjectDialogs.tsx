import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import type { ProjectActor } from '#machines/project/project.machine.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/TextField.tsx';
import { labels } from './labels.ts';

export interface ProjectDialogsProps {
  readonly page: ProjectActor;
}

/** The name of an exploration, and the question before it is removed. */
export function ProjectDialogs({ page }: ProjectDialogsProps) {
  const isRenaming = useSelector(page, (snapshot) => snapshot.matches('renaming'));
  const isConfirming = useSelector(page, (snapshot) => snapshot.matches('confirmingRemoval'));
  const { project } = useSelector(page, ({ context }) => context);
  return (
    <>
      {isRenaming && <RenameDialog page={page} />}
      {isConfirming && (
        <AlertDialog
          title={labels.removal.title(project?.title ?? '')}
          isOpen
          onCancel={() => page.send({ type: 'removal.cancelled' })}
          actions={[
            {
              label: labels.removal.confirm,
              variant: 'danger',
              onPress: () => page.send({ type: 'removal.confirmed' }),
            },
          ]}
        >
          {labels.removal.text}
        </AlertDialog>
      )}
    </>
  );
}

function RenameDialog({ page }: ProjectDialogsProps) {
  const formId = useId();
  const { draft, problem } = useSelector(page, ({ context }) => context);
  const leave = () => page.send({ type: 'rename.left' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    page.send({ type: 'draft.submitted' });
  };
  return (
    <Dialog
      title={labels.renaming.title}
      isOpen
      onClose={leave}
      footer={
        <>
          <Button variant="quiet" onPress={leave}>
            {labels.renaming.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary">
            {labels.renaming.save}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <TextField
          label={labels.renaming.name}
          description={labels.renaming.hint}
          autoFocus
          autoComplete="off"
          value={draft}
          onChange={(text) => page.send({ type: 'draft.changed', text })}
          error={problem === null ? undefined : labels.renaming.tooLong(draft.trim().length)}
        />
      </form>
    </Dialog>
  );
}
