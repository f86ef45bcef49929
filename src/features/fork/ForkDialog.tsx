import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import type { ForkIdeaActor } from '#machines/vault/fork-idea.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/TextField.tsx';
import { labels } from './labels.ts';

export interface ForkDialogProps {
  readonly fork: ForkIdeaActor;
  /** Sends it with what only the outside knows. */
  readonly onSubmit: () => void;
}

const problems = {
  'title-empty': labels.empty,
  'title-too-long': labels.tooLong,
} as const;

/** Asks for the title under which an idea goes on in another direction. */
export function ForkDialog({ fork, onSubmit }: ForkDialogProps) {
  const formId = useId();
  const { idea, title, problem } = useSelector(fork, ({ context }) => context);
  const isOpen = useSelector(fork, ({ status }) => status === 'active');
  const leave = () => fork.send({ type: 'fork.left' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog
      title={labels.title}
      isOpen={isOpen}
      onClose={leave}
      footer={
        <>
          <Button variant="quiet" onPress={leave}>
            {labels.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary">
            {labels.fork}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className={column}>
        <p>{labels.intro(idea.title)}</p>
        <TextField
          label={labels.field}
          autoFocus
          value={title}
          onChange={(value) => fork.send({ type: 'title.changed', title: value })}
          error={problem === null ? undefined : problems[problem]}
        />
        <dl className={facts}>
          <dt>{labels.kept}</dt>
          <dd>{labels.keptText}</dd>
          <dt>{labels.left}</dt>
          <dd>{labels.leftText}</dd>
        </dl>
      </form>
    </Dialog>
  );
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '16' });
const facts = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', phone: 'auto minmax(0, 1fr)' },
  columnGap: '16',
  rowGap: '4',
  '& dt': { color: 'ink.muted' },
});
