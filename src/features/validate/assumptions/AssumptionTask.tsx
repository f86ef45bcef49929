import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { ledgerLimits } from '#domain/ledger/ledger.ts';
import type { AssumptionsActor } from '#machines/validate/assumptions.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { drawerLabels as labels } from './labels.ts';

export interface AssumptionTaskProps {
  readonly page: AssumptionsActor;
  readonly task: 'rewording' | 'succeeding' | 'filing';
  readonly onSubmit: () => void;
}

/** Other words for an assumption, its successor, or why it is retired. */
export function AssumptionTask({ page, task, onSubmit }: AssumptionTaskProps) {
  const { text, reason, assumption } = useSelector(page, ({ context }) => context);
  const isRetired = assumption?.retired ?? false;
  const words = {
    rewording: { field: labels.rewordField, submit: labels.save, note: undefined },
    succeeding: { field: labels.succeedField, submit: labels.succeed, note: labels.succeedNote },
    filing: isRetired
      ? { field: labels.reviveField, submit: labels.revive, note: undefined }
      : { field: labels.retireField, submit: labels.retire, note: undefined },
  }[task];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form onSubmit={submit} className={css({ display: 'flex', flexDirection: 'column', gap: '16' })}>
      <TextArea
        label={words.field}
        autoFocus
        rows={3}
        maxLength={task === 'filing' ? ledgerLimits.reason : ledgerLimits.text}
        value={text}
        description={words.note}
        onChange={(written) => page.send({ type: 'text.changed', text: written })}
        error={reason === null ? undefined : labels.reason(reason)}
      />
      <div className={css({ display: 'flex', justifyContent: 'flex-end', gap: '8' })}>
        <Button variant="quiet" onPress={() => page.send({ type: 'task.left' })}>
          {labels.cancel}
        </Button>
        <Button type="submit" variant="primary">
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
