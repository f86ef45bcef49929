import { useSelector } from '@xstate/react';
import type { Interview } from '#domain/interview/interview.ts';
import type { TranscriptReaderActor } from '#machines/validate/transcript-reader.machine.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { labels } from './labels.ts';
import { nameOf } from './name-of.ts';
import { SentenceReader, type SentenceReaderProps } from './SentenceReader.tsx';
import { TranscriptSourceStep } from './TranscriptSourceStep.tsx';

export interface TranscriptDialogProps extends Pick<SentenceReaderProps, 'sentences' | 'assumptions' | 'newId'> {
  readonly reader: TranscriptReaderActor;
  readonly interview: Interview;
  /** Takes the content over before the flow hears of it. */
  readonly onSource: (content: Blob, name: string, pasted: string) => void;
}

/** From a file or a pasted text to sentences that are marked. The transcript itself is nowhere kept. */
export function TranscriptDialog(props: TranscriptDialogProps) {
  const { reader, interview, sentences, assumptions, newId, onSource } = props;
  const state = useSelector(reader, ({ value }) => value);
  const { source, failure, pasted } = useSelector(reader, ({ context }) => context);
  const leave = () => reader.send({ type: 'reader.left' });
  const isMarking = state === 'marking';
  return (
    <Dialog
      title={labels.reader.title(nameOf(interview))}
      place="wide"
      isOpen={state !== 'left'}
      onClose={leave}
      footer={
        <>
          {isMarking && (
            <span>
              {labels.reader.count(sentences.length)}. {labels.reader.thrown}
            </span>
          )}
          {isMarking && (
            <Button variant="quiet" onPress={() => reader.send({ type: 'source.dropped' })}>
              {labels.reader.another}
            </Button>
          )}
          <Button variant={isMarking ? 'primary' : 'quiet'} onPress={leave}>
            {isMarking ? labels.reader.done : labels.reader.cancel}
          </Button>
        </>
      }
    >
      {assumptions.length === 0 && <p>{labels.reader.noAssumptions}</p>}
      {assumptions.length > 0 && state === 'choosing' && (
        <TranscriptSourceStep source={source} failure={failure} pasted={pasted} onSource={onSource} />
      )}
      {state === 'reading' && <ProgressBar label={labels.reader.reading(source?.fileName ?? '')} />}
      {isMarking && (
        <SentenceReader
          reader={reader}
          interview={interview}
          sentences={sentences}
          assumptions={assumptions}
          newId={newId}
        />
      )}
    </Dialog>
  );
}
