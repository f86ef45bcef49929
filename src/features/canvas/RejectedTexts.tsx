import { useRef } from 'react';
import { css } from '#styled-system/css';
import { RejectionMessage } from '#ui/RejectionMessage.tsx';
import { useKeptFocus } from '#ui/use-kept-focus.ts';
import { rejectedLabels as labels } from './later-labels.ts';

/** A rejected change with words in it: the same were changed elsewhere, or what they stand on was removed or locked. */
export interface RejectedText {
  readonly commandId: string;
  readonly why: 'changed' | 'removed' | 'locked' | 'over' | 'other';
  /** Why it was rejected, in words. */
  readonly reason: string;
  /** The written texts, each with the name of its item. */
  readonly words: readonly { readonly name: string; readonly text: string }[];
  /** The number of other changes that the founder made to the same items. */
  readonly others: number;
}

export interface RejectedTextsProps {
  readonly rejected: readonly RejectedText[];
  readonly onCompare: (commandId: string) => void;
  /** Brings back or unlocks what they were written upon, with them. */
  readonly onRevive: (commandId: string) => void;
  readonly onRetry: (commandId: string) => void;
  readonly onDrop: (commandId: string) => void;
  /** The one that had the focus was the last. */
  readonly onEmptied: () => void;
}

/** Texts that were written without a connection and could not be kept: nothing is lost until the founder chooses. */
export function RejectedTexts({ rejected, onCompare, onRevive, onRetry, onDrop, onEmptied }: RejectedTextsProps) {
  const ways = {
    changed: { said: labels.changed, label: labels.compare, on: onCompare },
    removed: { said: labels.removed, label: labels.restore, on: onRevive },
    locked: { said: labels.locked, label: labels.unlock, on: onRevive },
    over: { said: labels.over, label: labels.retry, on: onRetry },
    other: { said: null, label: labels.retry, on: onRetry },
  } as const;
  const list = useRef<HTMLUListElement>(null);
  useKeptFocus(list, onEmptied);
  if (rejected.length === 0) return null;
  return (
    <ul ref={list} aria-label={labels.list} className={rows}>
      {rejected.map(({ commandId, why, reason, words, others }) => (
        <li key={commandId}>
          <RejectionMessage
            title={labels.title(namesOf(words))}
            texts={words.map(({ text }) => text)}
            emptyText={labels.empty}
            rest={others > 0 ? labels.others(others) : undefined}
            actions={[
              { label: ways[why].label, onPress: () => ways[why].on(commandId) },
              { label: labels.discard, onPress: () => onDrop(commandId) },
            ]}
          >
            {ways[why].said ?? reason} {labels.wrote}
          </RejectionMessage>
        </li>
      ))}
    </ul>
  );
}

const namesOf = (words: RejectedText['words']): string => [...new Set(words.map(({ name }) => name))].join(', ');

const rows = css({ display: 'flex', flexDirection: 'column', gap: '8' });
