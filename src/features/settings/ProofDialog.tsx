import type { ReactNode } from 'react';
import type { ProofActor } from '#machines/auth/proof.machine.ts';
import { css } from '#styled-system/css';
import { Dialog } from '#ui/Dialog.tsx';
import { ProofForm } from './ProofForm.tsx';

export interface ProofDialogProps {
  /** The dialog is open as long as there is one. */
  readonly proof: ProofActor | undefined;
  readonly title: string;
  /** A verb for the button: what follows. */
  readonly label: string;
  readonly onCancel: () => void;
  /** Says what it is for. */
  readonly children: ReactNode;
}

/** A dialog that asks for a reauthentication before a sensitive change. */
export function ProofDialog({ proof, title, label, onCancel, children }: ProofDialogProps) {
  return (
    <Dialog title={title} isOpen={proof !== undefined} onClose={onCancel}>
      <div className={css({ display: 'flex', flexDirection: 'column', gap: '16' })}>
        {children}
        {proof && <ProofForm proof={proof} label={label} />}
      </div>
    </Dialog>
  );
}
