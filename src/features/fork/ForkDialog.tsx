import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import { ideaLimits } from '#domain/idea/idea.ts';
import type { ForkIdeaActor } from '#machines/fork-idea.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/TextField.tsx';

export interface ForkDialogProps {
  readonly fork: ForkIdeaActor;
  /** Sends it with what only the outside knows. */
  readonly onSubmit: () => void;
}

const problems = {
  'title-empty': 'The new idea needs a title of its own.',
  'title-too-long': `A title has at most ${ideaLimits.title} characters.`,
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
      title="Fork the idea"
      isOpen={isOpen}
      onClose={leave}
      footer={
        <>
          <Button variant="quiet" onPress={leave}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary">
            Fork
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className={column}>
        <p>
          A fork takes “{idea.title}” in another direction. The idea itself stays as it is, and the new one says where
          it comes from.
        </p>
        <TextField
          label="Title of the new idea"
          autoFocus
          value={title}
          onChange={(value) => fork.send({ type: 'title.changed', title: value })}
          error={problem === null ? undefined : problems[problem]}
        />
        <dl className={facts}>
          <dt>Carried over</dt>
          <dd>Problem, audience, pitch, tags and ratings</dd>
          <dt>Left behind</dt>
          <dd>Status (it begins in the inbox), history, named moments and the exploration</dd>
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
