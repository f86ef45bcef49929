import { useSelector } from '@xstate/react';
import type { ExportCanvasActor, ExportFailure, ExportFormat } from '#machines/canvas/export-canvas.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import type { Option } from '#ui/option.ts';
import { RadioGroup } from '#ui/RadioGroup.tsx';

export interface ExportDialogProps {
  readonly exporting: ExportCanvasActor;
  readonly onClose: () => void;
}

const formats: readonly Option<ExportFormat>[] = [
  { value: 'png', label: 'PNG', note: 'A picture for slides and messages' },
  { value: 'svg', label: 'SVG', note: 'A drawing that stays sharp' },
  { value: 'pdf', label: 'PDF', note: 'For print, its text can be selected' },
  { value: 'json', label: 'JSON', note: 'All of it, to be imported again' },
];

const failures: Readonly<Record<ExportFailure, string>> = {
  'too-large': 'The canvas is too large for one picture. Select a part of it, or take SVG or PDF.',
  'image-missing': 'An image of it could not be fetched. Try again with a connection.',
  unexpected: 'No file could be made. Nothing of the canvas is lost; try again, or take another format.',
};

/** From the canvas to a file. */
export function ExportDialog({ exporting, onClose }: ExportDialogProps) {
  const { choices, hasSelection, saved, failure } = useSelector(exporting, ({ context }) => context);
  const isPending = useSelector(exporting, (snapshot) => snapshot.hasTag('pending'));
  return (
    <Dialog
      title="Export"
      isOpen
      onClose={onClose}
      footer={
        <Button variant="primary" isPending={isPending} onPress={() => exporting.send({ type: 'export.asked' })}>
          Save the file
        </Button>
      }
    >
      <div className={css({ display: 'flex', flexDirection: 'column', gap: '16' })}>
        <RadioGroup
          label="Format"
          options={formats}
          value={choices.format}
          onChange={(format) => exporting.send({ type: 'choice.made', choice: { format } })}
        />
        {hasSelection && (
          <RadioGroup
            label="What"
            options={[
              { value: 'selection', label: 'What is selected' },
              { value: 'everything', label: 'Everything' },
            ]}
            value={choices.scope}
            onChange={(scope) => exporting.send({ type: 'choice.made', choice: { scope } })}
          />
        )}
        {saved !== null && <InlineMessage tone="success">Saved as {saved}.</InlineMessage>}
        {failure !== null && <InlineMessage tone="warning">{failures[failure]}</InlineMessage>}
      </div>
    </Dialog>
  );
}
