import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Dialog as AriaDialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { dialog } from '#styled-system/recipes';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

export interface SheetProps {
  /** The heading, which is also the accessible name. */
  readonly title: string;
  /** The button that opens it. */
  readonly trigger: ReactElement;
  /** Controls that work at once. */
  readonly children: ReactNode;
  /** Says on the last button what is seen when the sheet is gone. */
  readonly done: string;
}

/** Controls at the lower edge of a phone, for what has no room on the page; elsewhere there is `Popover`. */
export function Sheet({ title, trigger, children, done }: SheetProps) {
  const styles = dialog({ place: 'bottom' });
  return (
    <DialogTrigger>
      {trigger}
      <ModalOverlay isDismissable className={styles.overlay}>
        <Modal className={styles.modal}>
          <AriaDialog className={styles.dialog}>
            <header className={styles.header}>
              <Heading slot="title" level={2} className={styles.title}>
                {title}
              </Heading>
              <IconButton slot="close" label="Close" size="small" icon={<X aria-hidden="true" />} />
            </header>
            <div className={styles.body}>{children}</div>
            <footer className={styles.footer}>
              <Button slot="close" variant="primary">
                {done}
              </Button>
            </footer>
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  );
}
