import type { ReactNode } from 'react';
import type { ReauthenticationActor } from '#machines/auth/reauthentication.machine.ts';
import { css } from '#styled-system/css';
import { Dialog } from '#ui/Dialog.tsx';
import { ReauthenticationForm } from './ReauthenticationForm.tsx';

export interface ReauthenticationDialogProps {
  /** The dialog is open as long as there is one. */
  readonly reauthentication: ReauthenticationActor | undefined;
  readonly title: string;
  /** A verb for the button: what follows. */
  readonly label: string;
  readonly onCancel: () => void;
  /** Says what it is for. */
  readonly children: ReactNode;
}

/** A dialog that asks for a reauthentication before a sensitive change. */
export function ReauthenticationDialog({
  reauthentication,
  title,
  label,
  onCancel,
  children,
}: ReauthenticationDialogProps) {
  return (
    <Dialog title={title} isOpen={reauthentication !== undefined} onClose={onCancel}>
      <div className={css({ display: 'flex', flexDirection: 'column', gap: '16' })}>
        {children}
        {reauthentication && <ReauthenticationForm reauthentication={reauthentication} label={label} />}
      </div>
    </Dialog>
  );
}
