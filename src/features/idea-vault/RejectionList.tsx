import { useRef } from 'react';
import { attemptText } from '#domain/log/all-labels.ts';
import { reasonText } from '#domain/log/rejection-texts.ts';
import type { RejectedChange } from '#domain/replica/rejected-commands.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { useKeptFocus } from '#ui/use-kept-focus.ts';
import { labels } from './labels.ts';

export interface RejectionListProps {
  readonly rejections: readonly RejectedChange[];
  /** Title of a command's idea: its current one, or the one that it was to get. */
  readonly titleOf: (rejection: RejectedChange) => string;
  /** Opens the refused change in the editor: texts that were changed elsewhere too, or a title that is too long. */
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

/** Changes that the server refused. Nothing is lost until the founder says so. */
export function RejectionList({ rejections, titleOf, secondOf, ...on }: RejectionListProps) {
  const { onChange, onShorten, onSecond, onRetry, onDrop, onEmptied } = on;
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
          <InlineMessage
            tone="warning"
            title={labels.rejections.title(attemptText(rejection.command.type), titleOf(rejection))}
            actions={
              <>
                {rejection.reason === 'text-changed' && (
                  <Button size="small" onPress={() => onChange(rejection)}>
                    {labels.rejections.compare}
                  </Button>
                )}
                {rejection.reason === 'title-too-long' && (
                  <TitleButton rejection={rejection} onChange={onChange} onShorten={onShorten} />
                )}
                <Button
                  size="small"
                  onPress={() => (secondOf(rejection) === null ? onRetry(rejection) : onSecond(rejection))}
                >
                  {secondOf(rejection) ?? labels.rejections.retry}
                </Button>
                <Button size="small" variant="quiet" onPress={() => onDrop(rejection)}>
                  {labels.rejections.dismiss}
                </Button>
              </>
            }
          >
            {reasonText(rejection.reason)}
            {rejection.dependents.length > 0 && labels.rejections.dependents(rejection.dependents.length)}
          </InlineMessage>
        </li>
      ))}
    </ul>
  );
}

const beginnings: readonly string[] = ['CaptureIdea', 'ForkIdea', 'ImportIdea'];

interface TitleButtonProps {
  readonly rejection: RejectedChange;
  readonly onChange: (rejection: RejectedChange) => void;
  readonly onShorten: (rejection: RejectedChange) => void;
}

/** An idea that is there can be opened; one that has not begun can only begin with less. */
function TitleButton({ rejection, onChange, onShorten }: TitleButtonProps) {
  const { type } = rejection.command;
  const isThere = type === 'RenameIdea';
  if (!isThere && !beginnings.includes(type)) return null;
  return (
    <Button size="small" onPress={() => (isThere ? onChange(rejection) : onShorten(rejection))}>
      {isThere ? labels.rejections.change : labels.rejections.shorten}
    </Button>
  );
}
