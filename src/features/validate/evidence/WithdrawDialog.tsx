import { useSelector } from '@xstate/react';
import { ledgerLimits } from '#domain/ledger/ledger.ts';
import type { EvidenceListActor } from '#machines/validate/evidence-list.machine.ts';
import { css } from '#styled-system/css';
import { FormDialog } from '#ui/FormDialog.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { withdrawLabels as labels } from './labels.ts';

export interface WithdrawDialogProps {
  readonly page: EvidenceListActor;
}

/** Asks why evidence shall no longer count. */
export function WithdrawDialog({ page }: WithdrawDialogProps) {
  const { evidence, text, isReasonMissing } = useSelector(page, ({ context }) => context);
  const isOpen = useSelector(page, (snapshot) => snapshot.matches('withdrawing'));
  const leave = () => page.send({ type: 'withdrawal.left' });
  return (
    <FormDialog
      title={labels.title}
      isOpen={isOpen}
      onClose={leave}
      cancel={labels.cancel}
      submit={labels.submit}
      onSubmit={() => page.send({ type: 'withdrawal.submitted' })}
    >
      <p className={css({ overflowWrap: 'anywhere' })}>{evidence?.text}</p>
      <p className={css({ color: 'ink.muted' })}>{labels.text}</p>
      <TextArea
        label={labels.reason}
        autoFocus
        rows={3}
        maxLength={ledgerLimits.reason}
        value={text}
        onChange={(written) => page.send({ type: 'text.changed', text: written })}
        error={isReasonMissing ? labels.missing : undefined}
      />
    </FormDialog>
  );
}
