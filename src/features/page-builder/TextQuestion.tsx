import { useSelector } from '@xstate/react';
import { fieldOf, isText } from '#domain/page/field-rules.ts';
import type { BlockTextActor } from '#machines/page/block-text.machine.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { GoneText } from '#ui/GoneText.tsx';
import { QuotedText } from '#ui/QuotedText.tsx';
import { textLabels as labels } from './labels.ts';

export interface TextQuestionProps {
  readonly text: BlockTextActor;
  /** Brings back the block in which was typed. */
  readonly onRestore: (block: string) => void;
}

/** Asks for the founder's decision before other text is typed: no typed text is lost without a question. */
export function TextQuestion({ text, onRestore }: TextQuestionProps) {
  const { place, draft, theirs } = useSelector(text, ({ context }) => context);
  const isTooLong = useSelector(text, (snapshot) => snapshot.matches({ open: 'tooLong' }));
  const isConflicting = useSelector(text, (snapshot) => snapshot.matches({ open: 'conflicting' }));
  const isOrphaned = useSelector(text, (snapshot) => snapshot.matches({ open: 'orphaned' }));
  const field = place ? fieldOf(place.kind, place.field) : undefined;
  const discard = { label: labels.discard, onPress: () => text.send({ type: 'draft.discarded' }) };
  if (isTooLong) {
    return (
      <AlertDialog
        isOpen
        title={labels.tooLongTitle}
        onCancel={() => text.send({ type: 'text.typed', text: draft })}
        cancelLabel={labels.edit}
        actions={[discard]}
      >
        {labels.tooLong(field && isText(field) ? field.max : 0)}
      </AlertDialog>
    );
  }
  if (isConflicting) {
    return (
      <AlertDialog
        isOpen
        title={labels.conflictTitle}
        onCancel={() => text.send({ type: 'conflict.settled', keep: 'mine' })}
        cancelLabel={labels.mine}
        actions={[{ label: labels.theirs, onPress: () => text.send({ type: 'conflict.settled', keep: 'theirs' }) }]}
      >
        <p>{labels.conflict}</p>
        <QuotedText name={labels.mineName} text={draft} />
        <QuotedText name={labels.theirsName} text={theirs} />
      </AlertDialog>
    );
  }
  if (isOrphaned) {
    return (
      <GoneText
        title={labels.goneTitle}
        draft={draft}
        name={labels.mineName}
        restore={labels.restore}
        discard={labels.discard}
        onRestore={() => place && onRestore(place.block)}
        onDiscard={discard.onPress}
      >
        {labels.gone}
      </GoneText>
    );
  }
  return null;
}
