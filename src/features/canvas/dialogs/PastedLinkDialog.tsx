import { type FormEvent, useId } from 'react';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/TextField.tsx';
import { pastedLinkLabels as labels } from './labels.ts';

export interface PastedLinkDialogProps {
  readonly address: string;
  /** Empty if none was typed. */
  readonly onTitle: (title: string) => void;
  readonly onClose: () => void;
}

/** In UTF-16 units. */
const longest = 200;

/** Asks for the title of a pasted address: no page is fetched for it. */
export function PastedLinkDialog({ address, onTitle, onClose }: PastedLinkDialogProps) {
  const formId = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onTitle(String(new FormData(event.currentTarget).get('title') ?? '').trim());
  };
  return (
    <Dialog
      title={labels.heading}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {labels.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary">
            {labels.paste}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className={css({ display: 'flex', flexDirection: 'column', gap: '16' })}>
        <p className={css({ color: 'ink.muted', overflowWrap: 'anywhere', lineClamp: '3' })}>{address}</p>
        <TextField
          label={labels.title}
          description={labels.hint}
          name="title"
          maxLength={longest}
          autoComplete="off"
          autoFocus
        />
      </form>
    </Dialog>
  );
}
