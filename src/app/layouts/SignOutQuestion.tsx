import { AlertDialog } from '#ui/AlertDialog.tsx';
import type { SignOut } from './use-sign-out.ts';

export interface SignOutQuestionProps {
  readonly signOut: SignOut;
}

/** Asked only while this device holds what the server has not. */
export default function SignOutQuestion({ signOut: { state, unsent, send, discard, cancel } }: SignOutQuestionProps) {
  const changes = unsent === 1 ? '1 change' : `${unsent} changes`;
  return (
    <AlertDialog
      title="Send your changes before signing out?"
      isOpen
      onCancel={cancel}
      actions={[
        { label: 'Discard and sign out', onPress: discard, variant: 'danger' },
        { label: 'Send and sign out', onPress: send, isPending: state === 'sending' },
      ]}
    >
      <p>
        {changes} on this device {unsent === 1 ? 'has' : 'have'} not reached the server. Signing out removes everything
        from this device.
      </p>
    </AlertDialog>
  );
}
