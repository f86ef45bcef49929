import { useRef } from 'react';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { RejectionMessage } from '#ui/RejectionMessage.tsx';
import { useKeptFocus } from '#ui/use-kept-focus.ts';
import { syncPanelLabels as labels } from './sync-meaning.ts';

export interface RejectedCommandRow {
  readonly id: string;
  /** The rejected command and its object, in words. */
  readonly title: string;
  readonly reason: string;
  /** Written texts, which would be lost with it. */
  readonly words: readonly string[];
  /** How many changes failed because this one did. */
  readonly dependents: number;
  /** Label of an action that lets it take effect if a retry would not; null if there is none. */
  readonly second: string | null;
}

export interface PendingChange {
  readonly id: string;
  /** The pending command and its object, in words. */
  readonly words: string;
  /** ISO 8601. */
  readonly at: string;
}

export interface SyncPanelProps {
  /** Words of the top bar. */
  readonly words: string;
  /** Meaning of the words for the founder's work. */
  readonly meaning: string;
  /** In the order in which they will be sent. */
  readonly pending: readonly PendingChange[];
  readonly rejected: readonly RejectedCommandRow[];
  /** The founder has read the words; absent if they go by themselves. */
  readonly onRead: (() => void) | undefined;
  readonly onSecond: (id: string) => void;
  readonly onRetry: (id: string) => void;
  readonly onDrop: (id: string) => void;
}

/** A panel is looked at, not searched: of hundreds the first few tell what it is about. */
const listedMax = 12;

/** Explains the words in the top bar, and lists the waiting and the rejected changes. */
export function SyncPanel({ words, meaning, pending, rejected, onRead, onSecond, onRetry, onDrop }: SyncPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useKeptFocus(list, () => heading.current?.focus());
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '12' })}>
      <h2 ref={heading} tabIndex={-1} className={css({ fontWeight: 'strong' })}>
        {words}
      </h2>
      <p className={css({ color: 'ink.muted' })}>{meaning}</p>
      {onRead && (
        <div>
          <Button size="small" onPress={onRead}>
            {labels.read}
          </Button>
        </div>
      )}
      {pending.length > 0 && (
        <ol aria-label={labels.waiting} className={css({ borderTop: 'hairline', paddingTop: '8' })}>
          {pending.slice(0, listedMax).map((change) => (
            <li key={change.id} className={waiting}>
              <span className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>{change.words}</span>
              <span className={css({ flexShrink: '0', color: 'ink.muted', textStyle: 'caption' })}>
                <DateDisplay at={change.at} form="recent" />
              </span>
            </li>
          ))}
          {pending.length > listedMax && (
            <li className={css({ color: 'ink.muted', paddingTop: '4' })}>{labels.more(pending.length - listedMax)}</li>
          )}
        </ol>
      )}
      {rejected.length > 0 && (
        <ul
          ref={list}
          aria-label={labels.rejected}
          className={css({ display: 'flex', flexDirection: 'column', gap: '8' })}
        >
          {rejected.slice(0, listedMax).map(({ id, title, reason, words: written, dependents, second }) => (
            <li key={id}>
              <RejectionMessage
                title={title}
                texts={written}
                emptyText={labels.empty}
                rest={dependents > 0 ? labels.dependents(dependents) : undefined}
                actions={[
                  { label: second ?? labels.retry, onPress: () => (second === null ? onRetry(id) : onSecond(id)) },
                  { label: labels.discard, onPress: () => onDrop(id) },
                ]}
              >
                {reason}
              </RejectionMessage>
            </li>
          ))}
          {rejected.length > listedMax && (
            <li className={css({ color: 'ink.muted', paddingTop: '4' })}>{labels.more(rejected.length - listedMax)}</li>
          )}
        </ul>
      )}
    </div>
  );
}

const waiting = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '16',
  paddingBlock: '4',
});
