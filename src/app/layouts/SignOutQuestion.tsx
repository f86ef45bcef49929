import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { useEffect } from 'react';
import { countWaitingImages } from '#adapters/storage/count-waiting-images.ts';
import { signOutLabels } from '#features/shell/sign-out-labels.ts';
import { selectWaiting } from '#machines/feedback/feedback-outbox.machine.ts';
import type { SignOutActor } from '#machines/sign-out.machine.ts';
import { selectUser } from '#machines/user.store.ts';
import { AlertDialog, type AlertDialogAction } from '#ui/AlertDialog.tsx';
import { useApp } from '../app-context.ts';
import { feedbackOf } from '../feedback.ts';

export interface SignOutQuestionProps {
  readonly flow: SignOutActor;
}

/** Asked only while this device holds what the server has not; told when it holds nothing more. */
export default function SignOutQuestion({ flow }: SignOutQuestionProps) {
  const app = useApp();
  const images = countWaitingImages(useSelector(app.actorOf('user'), selectUser)?.id);
  const changes = useAtom(app.services.workspace.pendingCount);
  const { outbox } = feedbackOf(app);
  const feedback = useSelector(outbox, selectWaiting).length;
  const isSending = useSelector(flow, (snapshot) => snapshot.hasTag('pending'));
  const unsent = changes + images + feedback;
  useEffect(() => flow.send({ type: 'unsent.changed', unsent }), [flow, unsent]);
  const leave: AlertDialogAction = {
    label: signOutLabels.discard,
    onPress: () => flow.send({ type: 'discarding.chosen' }),
    variant: 'danger',
  };
  const send = () => {
    flow.send({ type: 'sending.chosen' });
    outbox.send({ type: 'sends.retried' });
  };
  return (
    <AlertDialog
      title={signOutLabels.title(images)}
      isOpen
      onCancel={() => flow.send({ type: 'sign-out.cancelled' })}
      // An image is only sent from its canvas.
      actions={images > 0 ? [leave] : [leave, { label: signOutLabels.send, onPress: send, isPending: isSending }]}
    >
      <p>
        {signOutLabels.text({ changes, images, feedback })}
        {images > 0 && signOutLabels.keepImage}
      </p>
    </AlertDialog>
  );
}
