import type { Criterion } from '#domain/vault/vault.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { percentText } from './weight-text.ts';

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
      title="The criteria were changed elsewhere"
      actions={
        <>
          <Button size="small" onPress={() => onSettle('mine')}>
            Keep mine
          </Button>
          <Button size="small" onPress={() => onSettle('theirs')}>
            Take the other
          </Button>
        </>
      }
    >
      <dl className={css({ display: 'flex', flexDirection: 'column', gap: '4' })}>
        <dt>Yours</dt>
        <dd className={css({ color: 'ink' })}>{setText(mine)}</dd>
        <dt>The other</dt>
        <dd className={css({ color: 'ink' })}>{setText(theirs)}</dd>
      </dl>
    </InlineMessage>
  );
}

const setText = (criteria: readonly Criterion[]): string =>
  criteria.map(({ name, weight }) => `${name.trim() || 'Unnamed'} ${percentText(weight)}`).join(', ') || 'None';
