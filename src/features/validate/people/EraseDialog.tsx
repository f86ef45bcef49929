import { AlertDialog } from '#ui/AlertDialog.tsx';
import { eraseLabels as labels } from './labels.ts';

export interface EraseDialogProps {
  /** The name of one, how many they are, and how much they have sent. */
  readonly name: string;
  readonly people: number;
  readonly entries: number;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Says what goes and what stays before what people have sent is deleted everywhere. */
export function EraseDialog({ name, people, entries, onCancel, onConfirm }: EraseDialogProps) {
  return (
    <AlertDialog
      title={labels.title(people, name)}
      isOpen
      onCancel={onCancel}
      actions={[{ label: labels.submit, variant: 'danger', onPress: onConfirm }]}
    >
      <p>{labels.entries(entries)}</p>
      <p>{labels.text}</p>
      <p>{labels.stays}</p>
    </AlertDialog>
  );
}
