import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Moment } from '#domain/log/moment.ts';
import type { HistoryActor } from '#machines/history.machine.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { HistoryBody } from './HistoryBody.tsx';
import type { HistoryWords } from './history-words.ts';

export interface HistoryDialogProps {
  readonly history: HistoryActor;
  readonly moments: readonly Moment[];
  readonly words: HistoryWords;
  /** What is not in the log yet, in words. */
  readonly pending: ReactNode;
  readonly onClose: () => void;
}

/** The life of an idea: any moment of it can be read, compared with now, named and restored. */
export function HistoryDialog({ history, moments, words, pending, onClose }: HistoryDialogProps) {
  const state = useSelector(history, (snapshot) => (typeof snapshot.value === 'string' ? snapshot.value : 'open'));
  const isConfirming = useSelector(history, (snapshot) => snapshot.matches({ open: { task: 'confirmingRestore' } }));
  return (
    <>
      <Dialog title="History" place="side" isOpen onClose={onClose}>
        {state === 'loading' && <Skeleton label="Loading the history" shape="rows" count={6} />}
        {state === 'unavailable' && (
          <InlineMessage
            tone="warning"
            title="The history could not be read"
            actions={
              <Button size="small" onPress={() => history.send({ type: 'history.reloaded' })}>
                Try again
              </Button>
            }
          >
            It is kept on the server, and needs a connection. What you write meanwhile is kept on this device.
          </InlineMessage>
        )}
        {state === 'open' && <HistoryBody history={history} moments={moments} words={words} pending={pending} />}
      </Dialog>
      <AlertDialog
        title="Restore this moment?"
        isOpen={isConfirming}
        onCancel={() => history.send({ type: 'restore.cancelled' })}
        actions={[{ label: 'Restore', onPress: () => history.send({ type: 'restore.confirmed' }) }]}
      >
        Everything goes back to how it was then, as one new change. Nothing of what came after is lost: it stays in the
        history, and you can undo.
      </AlertDialog>
    </>
  );
}
