import { AlertDialog } from '#ui/AlertDialog.tsx';
import { eraseLabels as labels } from './labels.ts';

export interface EraseDialogProps {
  /** The name of one, and how many they are. */
  readonly name: string;
  readonly count: number;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Says what goes and what stays before what people have sent is deleted everywhere. */
export function EraseDialog({ name, count, onCancel, onConfirm }: EraseDialogProps) {
  return (
    <AlertDialog
      title={labels.title(count, name)}
      isOpen
      onCancel={onCancel}
      actions={[{ label: labels.submit, variant: 'danger', onPress: onConfirm }]}
    >
      <p>{labels.text}</p>
      <p>{labels.stays}</p>
    </AlertDialog>
  );
}
