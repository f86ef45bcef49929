import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ImportCanvasActor } from '#machines/canvas/import-canvas.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FileDrop } from '#ui/FileDrop.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { FileFailure } from './FileFailure.tsx';
import { FileReport } from './FileReport.tsx';
import { importLabels } from './labels.ts';

export interface ImportDialogProps {
  readonly importing: ImportCanvasActor;
  /** Takes the content over before the machine hears of it. */
  readonly onFile: (file: File) => void;
}

/** From a file to parts on the canvas: what it holds is seen before anything comes. */
export function ImportDialog({ importing, onFile }: ImportDialogProps) {
  const state = useSelector(importing, ({ value }) => value);
  const { file, report, failure } = useSelector(importing, ({ context }) => context);
  const leave = () => importing.send({ type: 'import.left' });
  const isKnown = state === 'reviewing' || state === 'placing';
  const confirm = useRef<HTMLButtonElement>(null);
  // Not by `autoFocus`: after a file was chosen it waits for a frame, and gives way to whatever has the focus by then.
  useEffect(() => {
    if (isKnown) confirm.current?.focus();
  }, [isKnown]);
  return (
    <Dialog
      title={importLabels.title}
      isOpen={state !== 'left'}
      onClose={leave}
      footer={
        <>
          {isKnown && (
            <Button variant="quiet" onPress={() => importing.send({ type: 'file.dropped' })}>
              {importLabels.another}
            </Button>
          )}
          <Button variant={isKnown ? 'secondary' : 'quiet'} onPress={leave}>
            {importLabels.cancel}
          </Button>
          {isKnown && report && report.parts > 0 && (
            <Button
              variant="primary"
              ref={confirm}
              isPending={state === 'placing'}
              onPress={() => importing.send({ type: 'import.confirmed' })}
            >
              {importLabels.submit(report.parts)}
            </Button>
          )}
        </>
      }
    >
      <div className={css({ display: 'flex', flexDirection: 'column', gap: '16' })}>
        {failure && file && <FileFailure name={file.name} failure={failure} />}
        {state === 'choosing' && (
          <>
            <p className={css({ color: 'ink.muted' })}>{importLabels.explanation}</p>
            <FileDrop
              label={importLabels.drop}
              accept={['.json', '.excalidraw', '.canvas', '.csv', '.tsv', 'application/json', 'text/csv']}
              onFiles={([given]) => given && onFile(given)}
            />
          </>
        )}
        {state === 'reading' && <ProgressBar label={importLabels.reading(file?.name ?? '')} />}
        {isKnown && report && <FileReport name={file?.name ?? ''} report={report} />}
      </div>
    </Dialog>
  );
}
