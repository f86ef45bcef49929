import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Criterion } from '#domain/vault/vault.ts';
import { type IdeaImportActor, selectCanImport } from '#machines/vault/idea-import.machine.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { ImportedNote } from './ImportedNote.tsx';
import { labels } from './labels.ts';
import { ReviewStep } from './ReviewStep.tsx';
import { SourceStep } from './SourceStep.tsx';

export interface ImportDialogProps {
  readonly flow: IdeaImportActor;
  readonly criteria: readonly Criterion[];
  /** Takes the content over before the flow hears of it. */
  readonly onSource: (content: Blob, name: string, pasted: string) => void;
}

/** From a file or a pasted text to ideas in the vault. */
export function ImportDialog({ flow, criteria, onSource }: ImportDialogProps) {
  const state = useSelector(flow, ({ value }) => value);
  const isReviewing = useSelector(flow, (snapshot) => snapshot.hasTag('reviewing'));
  const canImport = useSelector(flow, selectCanImport);
  const { source, failure, report, pasted } = useSelector(flow, ({ context }) => context);
  const isImported = state === 'imported';
  const leave = () => flow.send({ type: 'import.left' });
  const another = () => flow.send({ type: 'source.dropped' });
  const good = report?.good ?? 0;
  const next = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  // Not by `autoFocus`: after a file was chosen it waits for a frame, and gives way to whatever has the focus by then.
  useEffect(() => {
    if (isReviewing || isImported) next.current?.focus();
  }, [isReviewing, isImported]);
  // While it works, and where nothing can be imported, no button may have the focus that throws away what there is.
  const isBlocked = state === 'reviewing' && !canImport;
  const isWorking = state === 'reading' || state === 'importing';
  useLayoutEffect(() => {
    if (isWorking || (isBlocked && isNowhere(next.current))) content.current?.focus();
  }, [isWorking, isBlocked]);
  const wasLeft = useRef(false);
  useLayoutEffect(() => {
    if (state === 'choosing' && wasLeft.current) field.current?.focus();
    wasLeft.current = state !== 'choosing';
  }, [state]);
  return (
    <Dialog
      title={labels.title}
      place="top"
      isOpen={state !== 'left'}
      onClose={leave}
      footer={
        <>
          {isReviewing && (
            <Button variant="quiet" onPress={another}>
              {labels.another}
            </Button>
          )}
          {isImported ? (
            <Button key="done" ref={next} variant="primary" onPress={leave}>
              {labels.done}
            </Button>
          ) : (
            <Button variant={isReviewing ? 'secondary' : 'quiet'} onPress={leave}>
              {labels.cancel}
            </Button>
          )}
          {isReviewing && (
            <Button
              ref={next}
              variant="primary"
              isDisabled={state === 'reviewing' && !canImport}
              isPending={state === 'judging'}
              onPress={() => flow.send({ type: 'import.confirmed' })}
            >
              {labels.confirm(good)}
            </Button>
          )}
        </>
      }
    >
      <div ref={content} tabIndex={-1}>
        {state === 'choosing' && (
          <SourceStep
            {...{ source, failure, pasted, field, onSource }}
            onEncoding={(encoding) => flow.send({ type: 'reading.chosen', options: { encoding } })}
          />
        )}
        {state === 'reading' && <ProgressBar label={labels.reading(source?.name ?? '')} />}
        {isReviewing &&
          (report ? <ReviewStep flow={flow} criteria={criteria} /> : <ProgressBar label={labels.checking} />)}
        {state === 'importing' && <ProgressBar label={labels.importing(good)} />}
        {isImported && <ImportedNote flow={flow} />}
      </div>
    </Dialog>
  );
}

/** Neither what lies on the page nor anything but a button that takes no presses. */
const isNowhere = (blocked: Element | null): boolean =>
  document.activeElement === document.body || document.activeElement === blocked;
