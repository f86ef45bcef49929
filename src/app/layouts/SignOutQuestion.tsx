import { useSelector } from '@xstate/react';
import { countWaitingImages } from '#adapters/storage/count-waiting-images.ts';
import { signOutLabels } from '#features/shell/sign-out-labels.ts';
import { selectUser } from '#machines/user.store.ts';
import { AlertDialog, type AlertDialogAction } from '#ui/AlertDialog.tsx';
import { useApp } from '../app-context.ts';
import type { SignOut } from './use-sign-out.ts';

export interface SignOutQuestionProps {
  readonly signOut: SignOut;
}

/** Asked only while this device holds what the server has not. */
export default function SignOutQuestion({ signOut: { state, unsent, send, discard, cancel } }: SignOutQuestionProps) {
  const images = countWaitingImages(useSelector(useApp().actorOf('user'), selectUser)?.id);
  const leave: AlertDialogAction = { label: signOutLabels.discard, onPress: discard, variant: 'danger' };
  return (
    <AlertDialog
      title={signOutLabels.title(images)}
      isOpen
      onCancel={cancel}
      // An image is only sent from its canvas.
      actions={
        images > 0 ? [leave] : [leave, { label: signOutLabels.send, onPress: send, isPending: state === 'sending' }]
      }
    >
      <p>
        {signOutLabels.text(unsent, images)}
        {images > 0 && signOutLabels.keepImage}
      </p>
    </AlertDialog>
  );
}
