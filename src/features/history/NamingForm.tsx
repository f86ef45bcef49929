import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { momentLimits } from '#domain/log/moment.ts';
import type { HistoryActor } from '#machines/sync/history.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import { labels } from './labels.ts';

export interface NamingFormProps {
  readonly history: HistoryActor;
}

export function NamingForm({ history }: NamingFormProps) {
  const name = useSelector(history, ({ context }) => context.name);
  const isTooLong = name.trim().length > momentLimits.name;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    history.send({ type: 'name.submitted' });
  };
  return (
    <form onSubmit={submit} className={css({ display: 'flex', flexDirection: 'column', gap: '12' })}>
      <TextField
        label={labels.naming.field}
        description={labels.naming.description}
        autoFocus
        autoComplete="off"
        value={name}
        onChange={(typed) => history.send({ type: 'name.changed', name: typed })}
        error={isTooLong ? labels.naming.tooLong(momentLimits.name, name.trim().length) : undefined}
      />
      <div className={css({ display: 'flex', gap: '8' })}>
        <Button type="submit" variant="primary" size="small">
          {labels.naming.save}
        </Button>
        <Button size="small" variant="quiet" onPress={() => history.send({ type: 'naming.cancelled' })}>
          {labels.naming.cancel}
        </Button>
      </div>
    </form>
  );
}
