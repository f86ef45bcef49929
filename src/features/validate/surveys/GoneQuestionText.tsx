import { useSelector } from '@xstate/react';
import type { QuestionTextActor } from '#machines/survey/question-text.machine.ts';
import { GoneText } from '#ui/GoneText.tsx';
import { fieldLabels as labels } from './labels.ts';

export interface GoneQuestionTextProps {
  readonly text: QuestionTextActor;
  /** Brings back the question into which was typed. */
  readonly onRestore: (question: string) => void;
}

/** Asks what becomes of what was typed into a question that was removed meanwhile. */
export function GoneQuestionText({ text, onRestore }: GoneQuestionTextProps) {
  const isOrphaned = useSelector(text, (snapshot) => snapshot.matches({ open: 'orphaned' }));
  const { place, draft } = useSelector(text, ({ context }) => context);
  if (!isOrphaned || !place) return null;
  return (
    <GoneText
      title={labels.goneTitle}
      draft={draft}
      name={labels.yours}
      restore={labels.restore}
      discard={labels.discard}
      onRestore={() => onRestore(place.question)}
      onDiscard={() => text.send({ type: 'draft.discarded' })}
    >
      {labels.gone}
    </GoneText>
  );
}
