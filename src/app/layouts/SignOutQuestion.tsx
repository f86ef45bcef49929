import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { useEffect } from 'react';
import { countWaitingImages } from '#adapters/storage/count-waiting-images.ts';
import { signOutLabels } from '#features/shell/sign-out-labels.ts';
import { type SignOutActor, selectRefusedSince } from '#machines/auth/sign-out.machine.ts';
import { selectRefused, selectWaiting } from '#machines/feedback/feedback-outbox.machine.ts';
import { selectUser } from '#machines/shell/user.store.ts';
import { AlertDialog, type AlertDialogAction } from '#ui/AlertDialog.tsx';
import { useApp } from '../app-context.ts';
import { feedbackOf } from '../feedback.ts';

export interface SignOutQuestionProps {
  readonly flow: SignOutActor;
}

/** Asked only while this device holds what the server has not, or has refused; told when it holds nothing more. */
export function SignOutQuestion({ flow }: SignOutQuestionProps) {
  const app = useApp();
  const { workspace } = app.services;
  const { outbox } = feedbackOf(app);
  const images = countWaitingImages(useSelector(app.actorOf('user'), selectUser)?.id);
  const changes = useAtom(workspace.pendingCount);
  const feedback = useSelector(outbox, selectWaiting).length;
  const unsent = changes + images + feedback;
  const refused = useAtom(workspace.rejections).length + useSelector(outbox, selectRefused).length;
  const isSending = useSelector(flow, (snapshot) => snapshot.hasTag('pending'));
  const refusedSince = useSelector(flow, (snapshot) => selectRefusedSince(snapshot, refused));
  useEffect(() => flow.send({ type: 'held.changed', unsent, refused }), [flow, unsent, refused]);
  const leave: AlertDialogAction = {
    label: signOutLabels.discard,
    onPress: () => flow.send({ type: 'discarding.chosen' }),
    variant: 'danger',
  };
  const send = () => {
    flow.send({ type: 'sending.chosen' });
    outbox.send({ type: 'sends.retried' });
  };
  const cancel = () => flow.send({ type: 'sign-out.cancelled' });
  if (refusedSince > 0)
    return (
      <AlertDialog title={signOutLabels.refused.title} isOpen onCancel={cancel} actions={[leave]}>
        <p>{signOutLabels.refused.text(refusedSince)}</p>
      </AlertDialog>
    );
  return (
    <AlertDialog
      title={signOutLabels.title(images)}
      isOpen
      onCancel={cancel}
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
