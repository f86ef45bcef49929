import { useSelector } from '@xstate/react';
import { type IdeaVaultActor, selectIsNarrowed, withoutNarrowing } from '#machines/vault/idea-vault.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { labels } from './labels.ts';

export interface ResultLineProps {
  readonly actor: IdeaVaultActor;
  readonly count: number;
  readonly total: number;
}

/** How many ideas are shown, said aloud when it changes, and the way back to all of them. */
export function ResultLine({ actor, count, total }: ResultLineProps) {
  const isStale = useSelector(actor, ({ context }) => context.query.isStale);
  const isNarrowed = useSelector(actor, selectIsNarrowed);
  return (
    <div className={line}>
      <p role="status">
        {labels.result.count(count, total, isNarrowed)}
        {isStale && labels.result.stale}
      </p>
      {isNarrowed && (
        <Button
          variant="quiet"
          size="small"
          onPress={() => actor.send({ type: 'query.changed', change: withoutNarrowing })}
        >
          {labels.result.clear}
        </Button>
      )}
    </div>
  );
}

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  minHeight: 'toolbar',
  color: 'ink.muted',
  fontSize: '13',
});
