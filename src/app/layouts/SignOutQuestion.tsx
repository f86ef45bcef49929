import { useSelector } from '@xstate/react';
import { countWaitingImages } from '#adapters/storage/count-waiting-images.ts';
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
  const leave: AlertDialogAction = { label: 'Discard and sign out', onPress: discard, variant: 'danger' };
  const held = [counted(unsent, 'change'), counted(images, 'image')].filter((part) => part !== '').join(' and ');
  return (
    <AlertDialog
      title={images > 0 ? 'Sign out before your images are uploaded?' : 'Sync your changes before signing out?'}
      isOpen
      onCancel={cancel}
      // An image is only sent from its canvas.
      actions={
        images > 0 ? [leave] : [leave, { label: 'Sync and sign out', onPress: send, isPending: state === 'sending' }]
      }
    >
      <p>
        {held} on this device {unsent + images === 1 ? 'hasn’t' : 'haven’t'} synced yet. Signing out removes everything
        from this device.
        {images > 0 && ' To keep an image, cancel and open its canvas while you’re online.'}
      </p>
    </AlertDialog>
  );
}

function counted(count: number, what: string): string {
  if (count === 0) return '';
  return count === 1 ? `1 ${what}` : `${count} ${what}s`;
}
