import type { LineProblem } from '#domain/transfer/line-problem.ts';
import { css } from '#styled-system/css';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { labels, problemText } from './labels.ts';

export interface NoteListProps {
  /** The first of them. */
  readonly notes: readonly LineProblem[];
  readonly count: number;
  readonly kind: 'csv' | 'json';
}

/** Values that could not be read, by line and column. Their ideas are imported all the same. */
export function NoteList({ notes, count, kind }: NoteListProps) {
  return (
    <InlineMessage tone="info" title={labels.review.notes(count)}>
      <p>{labels.review.notesText}</p>
      <ul className={css({ listStyleType: 'disc', ps: '16', overflowWrap: 'anywhere' })}>
        {notes.map((note, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cells of a line may say the same
          <li key={n}>{problemText(note, kind)}</li>
        ))}
        {count > notes.length && <li>{labels.review.more(count - notes.length)}</li>}
      </ul>
    </InlineMessage>
  );
}
