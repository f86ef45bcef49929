import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import { projectLimits } from '#domain/project/project.ts';
import type { ProjectActor } from '#machines/project.machine.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/TextField.tsx';

export interface ProjectDialogsProps {
  readonly page: ProjectActor;
}

/** The name of an exploration, and the question before it is removed. */
export default function ProjectDialogs({ page }: ProjectDialogsProps) {
  const isRenaming = useSelector(page, (snapshot) => snapshot.matches('renaming'));
  const isConfirming = useSelector(page, (snapshot) => snapshot.matches('confirmingRemoval'));
  const { project } = useSelector(page, ({ context }) => context);
  return (
    <>
      {isRenaming && <RenameDialog page={page} />}
      {isConfirming && (
        <AlertDialog
          title={`Remove the exploration of “${project?.title}”?`}
          isOpen
          onCancel={() => page.send({ type: 'removal.cancelled' })}
          actions={[{ label: 'Remove', variant: 'danger', onPress: () => page.send({ type: 'removal.confirmed' }) }]}
        >
          It goes from the switcher and from every list. The idea itself stays in the vault with all that is written
          about it, and what you remove can be brought back from this page.
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
      title="Rename the exploration"
      isOpen
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
      <form id={formId} onSubmit={submit}>
        <TextField
          label="Name"
          description="Leave it empty to use the idea’s own title."
          autoFocus
          autoComplete="off"
          value={draft}
          onChange={(text) => page.send({ type: 'draft.changed', text })}
          error={
            problem === null
              ? undefined
              : `Use at most ${projectLimits.title} characters; these are ${draft.trim().length}.`
          }
        />
      </form>
    </Dialog>
  );
}
