import { type FormEvent, type ReactNode, useId } from 'react';
import { css } from '#styled-system/css';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface FormDialogProps {
  /** The heading, which is also the accessible name. */
  readonly title: string;
  readonly isOpen?: boolean;
  /** Asked for with Escape, either button or a press outside. */
  readonly onClose: () => void;
  /** Labels of the button that closes it and of the one that sends it. */
  readonly cancel: string;
  readonly submit: string;
  /** By the button, or by Enter in a field. */
  readonly onSubmit: () => void;
  /** The fields, one below the other. */
  readonly children: ReactNode;
}

/** A dialog that asks for something, and sends it. */
export function FormDialog({ title, isOpen = true, onClose, cancel, submit, onSubmit, children }: FormDialogProps) {
  const formId = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary">
            {submit}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={send} className={fields}>
        {children}
      </form>
    </Dialog>
  );
}

const fields = css({ display: 'flex', flexDirection: 'column', gap: '16' });
