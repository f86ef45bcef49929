import { useId, useState } from 'react';
import { type ReportReason, reportReasons } from '#domain/post/post.ts';
import type { ChangePostActor } from '#machines/feedback/change-post.machine.ts';
import { css } from '#styled-system/css';
import { Dialog } from '#ui/Dialog.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { FormFooter } from './FormFooter.tsx';
import { labels, reasonLabels } from './labels.ts';

export interface ReportFormProps {
  /** Null for the post. */
  readonly commentId: string | null;
  readonly change: ChangePostActor;
  readonly isPending: boolean;
  readonly onClose: () => void;
}

export function ReportForm({ commentId, change, isPending, onClose }: ReportFormProps) {
  const id = useId();
  const [reason, setReason] = useState<ReportReason | null>(null);
  return (
    <Dialog
      title={labels.post.reportTitle}
      isOpen
      onClose={onClose}
      footer={
        <FormFooter
          form={id}
          label={labels.post.sendReport}
          isPending={isPending}
          isDisabled={reason === null}
          onClose={onClose}
        />
      }
    >
      <form
        id={id}
        className={css({ display: 'flex', flexDirection: 'column', gap: '16' })}
        onSubmit={(event) => {
          event.preventDefault();
          if (reason) change.send({ type: 'action.requested', action: { kind: 'report', commentId, reason } });
        }}
      >
        <p>{labels.post.reportText}</p>
        <RadioGroup
          label={labels.post.reason}
          options={reportReasons.map((value) => ({ value, label: reasonLabels[value] }))}
          value={reason}
          onChange={setReason}
        />
      </form>
    </Dialog>
  );
}
