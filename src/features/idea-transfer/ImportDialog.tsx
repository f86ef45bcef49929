import { useSelector } from '@xstate/react';
import type { Criterion } from '#domain/vault/vault.ts';
import { type IdeaImportActor, selectCanImport } from '#machines/idea-import.machine.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { ImportedNote } from './ImportedNote.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { SourceStep } from './SourceStep.tsx';
import { countText } from './words.ts';

export interface ImportDialogProps {
  readonly flow: IdeaImportActor;
  readonly criteria: readonly Criterion[];
  /** Takes the content over before the flow hears of it. */
  readonly onSource: (content: Blob, name: string) => void;
}

/** From a file or a pasted text to ideas in the vault. */
export function ImportDialog({ flow, criteria, onSource }: ImportDialogProps) {
  const state = useSelector(flow, ({ value }) => value);
  const isReviewing = useSelector(flow, (snapshot) => snapshot.hasTag('reviewing'));
  const canImport = useSelector(flow, selectCanImport);
  const { source, failure, report } = useSelector(flow, ({ context }) => context);
  const leave = () => flow.send({ type: 'import.left' });
  const another = () => flow.send({ type: 'source.dropped' });
  const good = report?.good ?? 0;
  return (
    <Dialog
      title="Import ideas"
      place="top"
      isOpen={state !== 'left'}
      onClose={leave}
      footer={
        <>
          {isReviewing && (
            <Button variant="quiet" onPress={another}>
              Take another file
            </Button>
          )}
          {state === 'imported' ? (
            <Button key="done" variant="primary" autoFocus onPress={leave}>
              Done
            </Button>
          ) : (
            <Button variant={isReviewing ? 'secondary' : 'quiet'} onPress={leave}>
              Cancel
            </Button>
          )}
          {isReviewing && (
            <Button
              variant="primary"
              autoFocus
              isDisabled={state === 'reviewing' && !canImport}
              isPending={state === 'judging'}
              onPress={() => flow.send({ type: 'import.confirmed' })}
            >
              {importLabel(good, report?.wrong ?? 0)}
            </Button>
          )}
        </>
      }
    >
      {state === 'choosing' && <SourceStep source={source} failure={failure} onSource={onSource} />}
      {state === 'reading' && <ProgressBar label={`Reading: ${source?.name ?? ''}`} />}
      {isReviewing &&
        (report ? <ReviewStep flow={flow} criteria={criteria} /> : <ProgressBar label="Looking at every line" />)}
      {state === 'importing' && <ProgressBar label={`Importing ${countText(good, 'idea')}`} />}
      {state === 'imported' && <ImportedNote flow={flow} />}
    </Dialog>
  );
}

function importLabel(good: number, wrong: number): string {
  if (good === 0) return 'Import';
  if (wrong > 0 && good === 1) return 'Import the good line';
  return wrong > 0 ? `Import the ${countText(good, 'good line')}` : `Import ${countText(good, 'idea')}`;
}
