import type { ReactNode } from 'react';
import { AlertDialog } from './AlertDialog.tsx';
import { QuotedText } from './QuotedText.tsx';

export interface GoneTextProps {
  readonly title: string;
  /** The text, and what it is called. */
  readonly draft: string;
  readonly name: string;
  /** On the button that brings back the place of the text. */
  readonly restore: string;
  readonly discard: string;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
  readonly children: ReactNode;
}

/** Asks what becomes of a text whose place was removed while it was typed: a key that was meant for the text loses none of it. */
export function GoneText({ title, draft, name, restore, discard, onRestore, onDiscard, children }: GoneTextProps) {
  return (
    <AlertDialog
      isOpen
      title={title}
      onCancel={onDiscard}
      cancelLabel={discard}
      actions={[{ label: restore, onPress: onRestore, isSafe: true }]}
    >
      <p>{children}</p>
      <QuotedText name={name} text={draft} />
    </AlertDialog>
  );
}
