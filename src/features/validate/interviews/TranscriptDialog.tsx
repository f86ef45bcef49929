import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { Interview } from '#domain/interview/interview.ts';
import { partOf } from '#domain/log/parts.ts';
import { quoteKey } from '#machines/validate/quotes-of-sentences.ts';
import type { TranscriptReaderActor } from '#machines/validate/transcript-reader.machine.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { labels } from './labels.ts';
import { SentenceReader, type SentenceReaderProps } from './SentenceReader.tsx';
import { TranscriptSourceStep } from './TranscriptSourceStep.tsx';

interface TranscriptSentencesProps extends Pick<SentenceReaderProps, 'sentences' | 'assumptions'> {
  readonly reader: TranscriptReaderActor;
  /** Current state of the interview, with its quotes. */
  readonly interview: Interview;
  readonly newId: () => string;
}

export interface TranscriptDialogProps extends TranscriptSentencesProps {
  /** Whom the interview was held with. */
  readonly name: string;
  /** Takes the content over before the flow hears of it. */
  readonly onSource: (content: Blob, name: string, pasted: string) => void;
}

/** From a file or a pasted text to sentences that are marked. The transcript itself stays in this browser, if anywhere. */
export function TranscriptDialog(props: TranscriptDialogProps) {
  const { reader, interview, name, sentences, assumptions, newId, onSource } = props;
  const isOpen = useSelector(reader, (snapshot) => !snapshot.matches('left'));
  const step = useSelector(reader, (snapshot) =>
    (['choosing', 'reading', 'marking'] as const).find((each) => snapshot.matches(each)),
  );
  const { source, failure, pasted } = useSelector(reader, ({ context }) => context);
  const leave = () => reader.send({ type: 'reader.left' });
  const isMarking = step === 'marking';
  return (
    <Dialog
      title={labels.reader.title(name)}
      place="wide"
      isOpen={isOpen}
      onClose={leave}
      footer={
        <>
          {isMarking && <span>{labels.reader.count(sentences.length)}.</span>}
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
      {assumptions.length > 0 && step === 'choosing' && (
        <TranscriptSourceStep source={source} failure={failure} pasted={pasted} onSource={onSource} />
      )}
      {step === 'reading' && <ProgressBar label={labels.reader.reading(source?.fileName ?? '')} />}
      {isMarking && (
        <TranscriptSentences
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

/** The sentences of a transcript; what is marked is read from the interview. */
function TranscriptSentences({
  reader,
  interview: { quotes },
  sentences,
  assumptions,
  newId,
}: TranscriptSentencesProps) {
  const { quoteIds, assumptionId, pressed } = useSelector(reader, ({ context }) => context);
  const markOf = useCallback(
    (n: number) => {
      const quoteId = quoteIds[quoteKey(n, assumptionId ?? '')];
      return quoteId === undefined ? undefined : partOf(quotes, quoteId)?.mark;
    },
    [quoteIds, assumptionId, quotes],
  );
  return (
    <SentenceReader
      {...{ sentences, assumptions, assumptionId, markOf, pressed }}
      note={labels.reader.counting}
      keeping={<KeepField reader={reader} />}
      onAssumption={(id) => reader.send({ type: 'assumption.chosen', assumptionId: id })}
      onMark={(sentence, mark) =>
        reader.send(
          mark === 'none'
            ? { type: 'unmark.pressed', sentence }
            : { type: 'mark.pressed', sentence, mark, quoteId: newId() },
        )
      }
    />
  );
}

/** Whether the transcript stays in this browser, and until when. */
function KeepField({ reader }: { readonly reader: TranscriptReaderActor }) {
  const keeping = useSelector(reader, (snapshot) =>
    (['keeping', 'kept', 'failed'] as const).find((each) => snapshot.matches({ marking: each })),
  );
  const isKept = keeping === 'keeping' || keeping === 'kept';
  return (
    <Checkbox
      label={labels.reader.keep}
      description={isKept ? labels.reader.kept : labels.reader.thrown}
      error={keeping === 'failed' ? labels.reader.notKept : undefined}
      isSelected={isKept}
      onChange={(isWanted) => reader.send({ type: isWanted ? 'keep.asked' : 'keep.dropped' })}
    />
  );
}
