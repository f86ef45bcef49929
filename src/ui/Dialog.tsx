import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { type DialogVariantProps, dialog } from '#styled-system/recipes';
import { IconButton } from './IconButton.tsx';
import { submitByKey } from './submit-by-key.ts';

export interface DialogProps {
  /** The heading, which is also the accessible name. */
  readonly title: string;
  readonly isOpen: boolean;
  /** Asked for with Escape, the button or a press outside. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons at the end, the one that goes on last. */
  readonly footer?: ReactNode;
  /** `side` is a drawer, `bottom` a sheet for phones, `wide` takes the window for what needs room. */
  readonly place?: DialogVariantProps['place'];
  /** There is only text to read, so that keys which scroll need the body itself. */
  readonly isText?: boolean;
}

export function Dialog({ title, isOpen, onClose, children, footer, place = 'middle', isText = false }: DialogProps) {
  const styles = dialog({ place });
  return (
    <ModalOverlay
      isDismissable
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      className={styles.overlay}
    >
      <Modal className={styles.modal}>
        <AriaDialog ref={submitByKey} className={styles.dialog}>
          <header className={styles.header}>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
            <IconButton label="Close" size="small" icon={<X aria-hidden="true" />} onPress={onClose} />
          </header>
          {isText ? (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keys that scroll it
            <section aria-label={title} tabIndex={0} className={styles.body}>
              {children}
            </section>
          ) : (
            <div className={styles.body}>{children}</div>
          )}
          {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
