import { useSelector } from '@xstate/react';
import type { HistoryActor } from '#machines/history.machine.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';

export interface RestoreQuestionProps {
  readonly history: HistoryActor;
}

/** Asks before the present is led back. */
export function RestoreQuestion({ history }: RestoreQuestionProps) {
  const isConfirming = useSelector(history, (snapshot) => snapshot.matches({ open: { task: 'confirmingRestore' } }));
  return (
    <AlertDialog
      title="Restore this moment?"
      isOpen={isConfirming}
      onCancel={() => history.send({ type: 'restore.cancelled' })}
      actions={[{ label: 'Restore', onPress: () => history.send({ type: 'restore.confirmed' }) }]}
    >
      Everything goes back to how it was then, as one new change. Nothing of what came after is lost: it stays in the
      history, and you can undo.
    </AlertDialog>
  );
}
