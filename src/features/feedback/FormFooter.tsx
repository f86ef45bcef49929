import { Button } from '#ui/Button.tsx';
import { labels } from './labels.ts';

export interface FormFooterProps {
  /** The form’s id. */
  readonly form: string;
  readonly label: string;
  readonly isPending: boolean;
  readonly isDisabled?: boolean;
  readonly onClose: () => void;
}

export function FormFooter({ form, label, isPending, isDisabled = false, onClose }: FormFooterProps) {
  return (
    <>
      <Button variant="quiet" onPress={onClose}>
        {labels.post.cancel}
      </Button>
      <Button type="submit" form={form} variant="primary" isPending={isPending} isDisabled={isDisabled}>
        {label}
      </Button>
    </>
  );
}
