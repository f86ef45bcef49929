import { useSelector } from '@xstate/react';
import type { MarkVerbatimsActor } from '#machines/survey/mark-verbatims.machine.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { labels as interviewLabels } from '../interviews/labels.ts';
import { SentenceReader, type SentenceReaderProps } from '../interviews/SentenceReader.tsx';
import { resultLabels as labels } from './labels.ts';

export interface MarkVerbatimsDialogProps
  extends Pick<SentenceReaderProps, 'sentences' | 'assumptions' | 'markOf' | 'onMark'> {
  readonly flow: MarkVerbatimsActor;
  /** Wording of the question. */
  readonly question: string;
}

/** Sentences of what people wrote, marked for or against an assumption as those of interviews are. */
export function MarkVerbatimsDialog({ flow, question, ...reading }: MarkVerbatimsDialogProps) {
  const { assumptionId, pressed } = useSelector(flow, ({ context }) => context);
  const isOpen = useSelector(flow, ({ status }) => status === 'active');
  const leave = () => flow.send({ type: 'reader.left' });
  return (
    <Dialog
      title={labels.markTitle(question)}
      place="wide"
      isOpen={isOpen}
      onClose={leave}
      footer={
        <>
          <span>{labels.markNote}</span>
          <Button variant="primary" onPress={leave}>
            {labels.done}
          </Button>
        </>
      }
    >
      {reading.assumptions.length === 0 ? (
        <p>{interviewLabels.reader.noAssumptions}</p>
      ) : (
        <SentenceReader
          {...{ ...reading, assumptionId, pressed }}
          onAssumption={(id) => flow.send({ type: 'assumption.chosen', assumptionId: id })}
        />
      )}
    </Dialog>
  );
}
