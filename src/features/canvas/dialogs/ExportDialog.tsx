import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import type { ExportCanvasActor } from '#machines/canvas/export-canvas.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { exportFailures, exportLabels, formatOptions } from './labels.ts';

export interface ExportDialogProps {
  readonly exporting: ExportCanvasActor;
  readonly onClose: () => void;
}

/** From the canvas to a file. */
export function ExportDialog({ exporting, onClose }: ExportDialogProps) {
  const { choices, hasSelection, saved, failure } = useSelector(exporting, ({ context }) => context);
  const isPending = useSelector(exporting, (snapshot) => snapshot.hasTag('pending'));
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) exporting.send({ type: 'export.asked' });
  };
  return (
    <Dialog
      title={exportLabels.title}
      isOpen
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} variant="primary" isPending={isPending}>
          {exportLabels.submit}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} className={css({ display: 'flex', flexDirection: 'column', gap: '16' })}>
        <RadioGroup
          label={exportLabels.format}
          options={formatOptions}
          value={choices.format}
          onChange={(format) => exporting.send({ type: 'choice.made', choice: { format } })}
        />
        {hasSelection && (
          <RadioGroup
            label={exportLabels.scope}
            options={[
              { value: 'selection', label: exportLabels.selection },
              { value: 'everything', label: exportLabels.everything },
            ]}
            value={choices.scope}
            onChange={(scope) => exporting.send({ type: 'choice.made', choice: { scope } })}
          />
        )}
        {saved !== null && <InlineMessage tone="success">{exportLabels.saved(saved)}</InlineMessage>}
        {failure !== null && <InlineMessage tone="warning">{exportFailures[failure]}</InlineMessage>}
      </form>
    </Dialog>
  );
}
