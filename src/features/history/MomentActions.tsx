import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef } from 'react';
import type { HistoryActor } from '#machines/sync/history.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Switch } from '#ui/Switch.tsx';
import { labels } from './labels.ts';
import { NamingForm } from './NamingForm.tsx';

export interface MomentActionsProps {
  readonly history: HistoryActor;
  /** There is nothing to compare the present with, and nothing to lead back. */
  readonly isPresent: boolean;
  /** Name of the moment, or empty. */
  readonly name: string;
}

/** Actions on the moment that is looked at. */
export function MomentActions({ history, isPresent, name }: MomentActionsProps) {
  const isComparing = useSelector(history, ({ context }) => context.isComparing);
  const isNaming = useSelector(history, (snapshot) => snapshot.matches({ open: { task: 'naming' } }));
  const naming = useRef<HTMLButtonElement>(null);
  const wasNaming = useRef(false);
  useLayoutEffect(() => {
    if (wasNaming.current && !isNaming) naming.current?.focus();
    wasNaming.current = isNaming;
  }, [isNaming]);
  if (isNaming) return <NamingForm history={history} />;
  return (
    <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12' })}>
      {!isPresent && (
        <>
          <Switch
            label={labels.compare}
            isSelected={isComparing}
            onChange={() => history.send({ type: 'comparison.toggled' })}
          />
          <Button size="small" onPress={() => history.send({ type: 'restore.asked' })}>
            {labels.restore}
          </Button>
          <Button size="small" variant="quiet" onPress={() => history.send({ type: 'present.picked' })}>
            {labels.backToNow}
          </Button>
        </>
      )}
      <Button ref={naming} size="small" onPress={() => history.send({ type: 'naming.asked', name })}>
        {name === '' ? labels.name : labels.rename}
      </Button>
    </div>
  );
}
