import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import { ledgerLimits } from '#domain/ledger/ledger.ts';
import type { EvidenceListActor } from '#machines/validate/evidence-list.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { withdrawLabels as labels } from './labels.ts';

export interface WithdrawDialogProps {
  readonly page: EvidenceListActor;
}

/** Asks why evidence shall no longer count. */
export function WithdrawDialog({ page }: WithdrawDialogProps) {
  const formId = useId();
  const { evidence, text, isReasonMissing } = useSelector(page, ({ context }) => context);
  const isOpen = useSelector(page, (snapshot) => snapshot.matches('withdrawing'));
  const leave = () => page.send({ type: 'withdrawal.left' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    page.send({ type: 'withdrawal.submitted' });
  };
  return (
    <Dialog
      title={labels.title}
      isOpen={isOpen}
      onClose={leave}
      footer={
        <>
          <Button variant="quiet" onPress={leave}>
            {labels.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary">
            {labels.submit}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className={css({ display: 'flex', flexDirection: 'column', gap: '16' })}>
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
      </form>
    </Dialog>
  );
}
