import { useRef } from 'react';
import { attemptText } from '#domain/log/all-labels.ts';
import { reasonText } from '#domain/log/rejection-texts.ts';
import type { RejectedChange } from '#domain/replica/rejected-commands.ts';
import { css } from '#styled-system/css';
import { RejectionMessage, type RejectionMessageProps } from '#ui/RejectionMessage.tsx';
import { useKeptFocus } from '#ui/use-kept-focus.ts';
import { labels } from './labels.ts';

export interface RejectionListProps {
  readonly rejections: readonly RejectedChange[];
  /** Title of a command's idea: its current one, or the one that it was to get. */
  readonly titleOf: (rejection: RejectedChange) => string;
  /** Opens the rejected change in the editor: texts that were changed elsewhere too, or a title that is too long. */
  readonly onChange: (rejection: RejectedChange) => void;
  /** Issues the beginning of an idea again, with a title that is not too long. */
  readonly onShorten: (rejection: RejectedChange) => void;
  /** Label of an action that lets the change take effect if a retry would not; null if there is none. */
  readonly secondOf: (rejection: RejectedChange) => string | null;
  readonly onSecond: (rejection: RejectedChange) => void;
  readonly onRetry: (rejection: RejectedChange) => void;
  readonly onDrop: (rejection: RejectedChange) => void;
  /** The one that had the focus was the last. */
  readonly onEmptied: () => void;
}

/** Changes that the server rejected. Nothing is lost until the founder says so. */
export function RejectionList({ rejections, titleOf, secondOf, ...on }: RejectionListProps) {
  const { onSecond, onRetry, onDrop, onEmptied } = on;
  const list = useRef<HTMLUListElement>(null);
  useKeptFocus(list, onEmptied);
  if (rejections.length === 0) return null;
  return (
    <ul
      ref={list}
      aria-label={labels.rejections.list}
      className={css({ display: 'flex', flexDirection: 'column', gap: '8' })}
    >
      {rejections.map((rejection) => (
        <li key={rejection.command.id}>
          <RejectionMessage
            title={labels.rejections.title(attemptText(rejection.command.type), titleOf(rejection))}
            actions={[
              ...waysBack(rejection, on),
              {
                label: secondOf(rejection) ?? labels.rejections.retry,
                onPress: () => (secondOf(rejection) === null ? onRetry(rejection) : onSecond(rejection)),
              },
              { label: labels.rejections.dismiss, onPress: () => onDrop(rejection) },
            ]}
          >
            {reasonText(rejection.reason)}
            {rejection.dependents.length > 0 && labels.rejections.dependents(rejection.dependents.length)}
          </RejectionMessage>
        </li>
      ))}
    </ul>
  );
}

const beginnings: readonly string[] = ['CaptureIdea', 'ForkIdea', 'ImportIdea'];

type Ways = Pick<RejectionListProps, 'onChange' | 'onShorten'>;

/** An idea that is there can be opened; one that has not begun can only begin with less. */
function waysBack(rejection: RejectedChange, { onChange, onShorten }: Ways): RejectionMessageProps['actions'] {
  const { type } = rejection.command;
  const change = () => onChange(rejection);
  if (rejection.reason === 'text-changed') return [{ label: labels.rejections.compare, onPress: change }];
  if (rejection.reason !== 'title-too-long') return [];
  if (type === 'RenameIdea') return [{ label: labels.rejections.change, onPress: change }];
  return beginnings.includes(type) ? [{ label: labels.rejections.shorten, onPress: () => onShorten(rejection) }] : [];
}
