import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { type RecordQuoteActor, saidByCounts, weightOfSaidBy } from '#machines/validate/record-quote.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { TextField } from '#ui/TextField.tsx';
import { labels } from './labels.ts';
import { MarkWord } from './QuoteList.tsx';

export interface RecordQuoteDialogProps {
  readonly record: RecordQuoteActor;
  /** The newest words of the quote's assumption. */
  readonly assumption: string;
  readonly newId: () => string;
}

const counts = saidByCounts.map((value) => ({
  value,
  label: labels.evidence.counts[value],
  note: labels.evidence.weight(weightOfSaidBy[value]),
}));

/** Says what a quote is worth, and records it. */
export function RecordQuoteDialog({ record, assumption, newId }: RecordQuoteDialogProps) {
  const formId = useId();
  const { quote, saidBy, text, problem } = useSelector(record, ({ context }) => context);
  const isOpen = useSelector(record, (snapshot) => snapshot.status === 'active');
  const leave = () => record.send({ type: 'record.left' });
  return (
    <Dialog
      title={labels.evidence.title}
      isOpen={isOpen}
      onClose={leave}
      footer={
        <>
          <Button variant="quiet" onPress={leave}>
            {labels.evidence.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary">
            {labels.evidence.confirm}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={css({ display: 'flex', flexDirection: 'column', gap: '16' })}
        onSubmit={(event) => {
          event.preventDefault();
          record.send({ type: 'record.confirmed', evidenceId: newId() });
        }}
      >
        <blockquote className={css({ overflowWrap: 'anywhere' })}>“{quote.text}”</blockquote>
        <p className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8', color: 'ink.muted' })}>
          <MarkWord mark={quote.mark} />
          {labels.quotes.about(assumption)}
        </p>
        <RadioGroup
          label={labels.evidence.count}
          options={counts}
          value={saidBy}
          onChange={(chosen) => record.send({ type: 'count.chosen', saidBy: chosen })}
          description={labels.evidence.kind}
        />
        <TextField
          label={labels.evidence.text}
          value={text}
          onChange={(written) => record.send({ type: 'text.changed', text: written })}
          error={problem === null ? undefined : problem === 'empty' ? labels.evidence.empty : labels.evidence.tooLong}
          description={labels.evidence.textHint}
        />
      </form>
    </Dialog>
  );
}
