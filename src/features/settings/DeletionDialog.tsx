import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { selectReauthentication } from '#machines/auth/reauthentication.machine.ts';
import type { DeleteAccountActor } from '#machines/settings/delete-account.machine.ts';
import { css } from '#styled-system/css';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { deletionLabels, failureText } from './labels.ts';
import { ReauthenticationForm } from './ReauthenticationForm.tsx';

export interface DeletionDialogProps {
  readonly flow: DeleteAccountActor;
  /** Changes that have not reached the server. */
  readonly unsent: number;
}

/** The last word before everything is gone: the founder proves to be one. */
export function DeletionDialog({ flow, unsent }: DeletionDialogProps) {
  const isOpen = useSelector(flow, (snapshot) => !snapshot.matches('idle') && snapshot.status === 'active');
  const isDeleting = useSelector(flow, (snapshot) => snapshot.hasTag('pending'));
  const failure = useSelector(flow, ({ context }) => context.failure);
  const reauthentication = useSelector(flow, selectReauthentication);
  const isProving = useSelector(reauthentication, (snapshot) => snapshot?.hasTag('pending') ?? false);
  const form = useRef<HTMLFormElement>(null);
  return (
    <AlertDialog
      title={deletionLabels.confirmTitle}
      isOpen={isOpen}
      onCancel={() => flow.send({ type: 'flow.cancelled' })}
      actions={[
        {
          label: deletionLabels.confirm,
          variant: 'danger',
          isPending: isDeleting || isProving,
          onPress: () => form.current?.requestSubmit(),
        },
      ]}
    >
      <div className={css({ display: 'flex', flexDirection: 'column', gap: '16' })}>
        <p>{deletionLabels.warning}</p>
        {unsent > 0 && <InlineMessage tone="warning">{deletionLabels.unsent(unsent)}</InlineMessage>}
        {failure && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
        {reauthentication && (
          <ReauthenticationForm reauthentication={reauthentication} label={deletionLabels.confirm} formRef={form} />
        )}
      </div>
    </AlertDialog>
  );
}
