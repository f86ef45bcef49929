import { percentOf } from '#domain/text/figures.ts';
import type { Criterion } from '#domain/vault/vault.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { labels } from './labels.ts';

export interface CriteriaConflictProps {
  readonly mine: readonly Criterion[];
  readonly theirs: readonly Criterion[];
  readonly onSettle: (keep: 'mine' | 'theirs') => void;
}

/** Two sets that began from the same one: both are shown, the founder chooses. */
export function CriteriaConflict({ mine, theirs, onSettle }: CriteriaConflictProps) {
  return (
    <InlineMessage
      tone="warning"
      title={labels.conflict.title}
      actions={
        <>
          <Button size="small" onPress={() => onSettle('mine')}>
            {labels.conflict.keepMine}
          </Button>
          <Button size="small" onPress={() => onSettle('theirs')}>
            {labels.conflict.takeTheirs}
          </Button>
        </>
      }
    >
      <dl className={css({ display: 'flex', flexDirection: 'column', gap: '4' })}>
        <dt>{labels.conflict.mine}</dt>
        <dd className={css({ color: 'ink' })}>{setText(mine)}</dd>
        <dt>{labels.conflict.theirs}</dt>
        <dd className={css({ color: 'ink' })}>{setText(theirs)}</dd>
      </dl>
    </InlineMessage>
  );
}

const setText = (criteria: readonly Criterion[]): string =>
  criteria.map(({ name, weight }) => `${name.trim() || labels.conflict.unnamed} ${percentOf(weight)}`).join(', ') ||
  labels.conflict.none;
