import { useSelector } from '@xstate/react';
import type { HistoryActor } from '#machines/sync/history.machine.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { labels } from './labels.ts';

export interface RestoreQuestionProps {
  readonly history: HistoryActor;
}

/** Asks before the present is led back. */
export function RestoreQuestion({ history }: RestoreQuestionProps) {
  const isConfirming = useSelector(history, (snapshot) => snapshot.matches({ open: { task: 'confirmingRestore' } }));
  return (
    <AlertDialog
      title={labels.restoring.question}
      isOpen={isConfirming}
      onCancel={() => history.send({ type: 'restore.cancelled' })}
      actions={[{ label: labels.restoring.confirm, onPress: () => history.send({ type: 'restore.confirmed' }) }]}
    >
      {labels.restoring.explanation}
    </AlertDialog>
  );
}
