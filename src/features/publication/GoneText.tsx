import { AlertDialog } from '#ui/AlertDialog.tsx';
import { goneTextLabels as labels } from './labels.ts';
import { QuotedText } from './QuotedText.tsx';

export interface GoneTextProps {
  readonly title: string;
  readonly draft: string;
  /** On the button that brings back the place of the text. */
  readonly restore: string;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

/** Asks what becomes of a text whose place was removed while it was typed. */
export function GoneText({ title, draft, restore, onRestore, onDiscard }: GoneTextProps) {
  return (
    <AlertDialog
      isOpen
      title={title}
      onCancel={onDiscard}
      cancelLabel={labels.discard}
      actions={[{ label: restore, onPress: onRestore }]}
    >
      <p>{labels.gone}</p>
      <QuotedText name={labels.yours} text={draft} />
    </AlertDialog>
  );
}
