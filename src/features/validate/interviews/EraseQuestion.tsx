import { AlertDialog } from '#ui/AlertDialog.tsx';
import { labels } from './labels.ts';

export interface EraseQuestionProps {
  readonly name: string;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Says what goes and what stays before the words of a person are deleted everywhere. */
export function EraseQuestion({ name, onCancel, onConfirm }: EraseQuestionProps) {
  return (
    <AlertDialog
      title={labels.erase.title(name)}
      isOpen
      onCancel={onCancel}
      actions={[{ label: labels.erase.confirm, variant: 'danger', onPress: onConfirm }]}
    >
      <p>{labels.erase.text}</p>
      <p>{labels.erase.stays}</p>
    </AlertDialog>
  );
}
