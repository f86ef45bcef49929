import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import type { SyncWords } from './sync-words.ts';

export interface RefusedChange {
  readonly id: string;
  /** What was wanted, and of what. */
  readonly title: string;
  readonly reason: string;
}

export interface SyncPanelProps {
  readonly words: SyncWords;
  readonly pending: number;
  readonly refused: readonly RefusedChange[];
  readonly onRetry: (id: string) => void;
  readonly onDrop: (id: string) => void;
}

/** What the words in the top bar mean, what waits, and what was refused. */
export function SyncPanel({ words: { short, long }, pending, refused, onRetry, onDrop }: SyncPanelProps) {
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '12' })}>
      <h2 className={css({ fontWeight: 'strong' })}>{short}</h2>
      <p className={css({ color: 'ink.muted' })}>{long}</p>
      {pending > 0 && (
        <p className={count}>
          <span>Changes waiting on this device</span>
          <span className={css({ textStyle: 'figure' })}>{pending}</span>
        </p>
      )}
      {refused.length > 0 && (
        <ul aria-label="Refused by the server" className={css({ display: 'flex', flexDirection: 'column' })}>
          {refused.map(({ id, title, reason }) => (
            <li key={id} className={item}>
              <p className={css({ fontWeight: 'medium', overflowWrap: 'anywhere' })}>{title}</p>
              <p className={css({ color: 'ink.muted', textStyle: 'small' })}>{reason}</p>
              <div className={css({ display: 'flex', gap: '8' })}>
                <Button size="small" onPress={() => onRetry(id)}>
                  Try again
                </Button>
                <Button size="small" variant="quiet" onPress={() => onDrop(id)}>
                  Drop
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const count = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '16',
  borderTop: 'hairline',
  paddingTop: '12',
});
const item = css({ display: 'flex', flexDirection: 'column', gap: '8', borderTop: 'hairline', paddingBlock: '12' });
