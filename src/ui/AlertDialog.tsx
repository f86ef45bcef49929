import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { type ButtonVariantProps, dialog } from '#styled-system/recipes';
import { Button } from './Button.tsx';

export interface AlertDialogAction {
  /** A verb: what happens when it is pressed. */
  readonly label: string;
  readonly onPress: () => void;
  readonly variant?: ButtonVariantProps['variant'];
  readonly isPending?: boolean;
  /** Loses nothing, unlike the first button: it has the focus, and is what Escape means. */
  readonly isSafe?: boolean;
}

export interface AlertDialogProps {
  /** The question, which is also the accessible name. */
  readonly title: string;
  readonly isOpen: boolean;
  /** Asked for with the first button, or with Escape unless another is safe; a press outside does nothing. */
  readonly onCancel: () => void;
  readonly cancelLabel?: string;
  readonly actions: readonly AlertDialogAction[];
  /** The consequences: what happens, what is kept and what is lost. */
  readonly children: ReactNode;
}

export function AlertDialog({ title, isOpen, onCancel, cancelLabel = 'Cancel', actions, children }: AlertDialogProps) {
  const styles = dialog({ place: 'middle' });
  const safe = actions.find(({ isSafe }) => isSafe);
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) (safe?.onPress ?? onCancel)();
      }}
      className={styles.overlay}
    >
      <Modal className={styles.modal}>
        <AriaDialog role="alertdialog" className={styles.dialog}>
          <header className={styles.header}>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
          </header>
          <div className={styles.body}>{children}</div>
          <footer className={styles.footer}>
            <Button variant="quiet" onPress={onCancel} autoFocus={!safe}>
              {cancelLabel}
            </Button>
            {actions.map(({ label, onPress, variant = 'primary', isPending, isSafe = false }) => (
              <Button key={label} variant={variant} onPress={onPress} isPending={isPending} autoFocus={isSafe}>
                {label}
              </Button>
            ))}
          </footer>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
