import { useCallback, useMemo } from 'react';
import type { HistoryChange } from '#domain/history/timeline.ts';
import { css } from '#styled-system/css';
import { Badge } from '#ui/Badge.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { PickList } from '#ui/PickList.tsx';
import type { AuthorOf } from './author-of.ts';
import { changeTitle } from './change-title.ts';
import type { HistoryWords } from './history-words.ts';
import { labels } from './labels.ts';

export interface ChangeListProps {
  readonly changes: readonly HistoryChange[];
  /** The one that is looked at. */
  readonly index: number;
  /** Names of moments, by the index of their change. */
  readonly names: ReadonlyMap<number, string>;
  /** Which end of a comparison a change is, by its index. */
  readonly ends: ReadonlyMap<number, string>;
  readonly words: HistoryWords;
  readonly author: AuthorOf;
  readonly onPick: (index: number) => void;
}

/** Every change, the last one first. */
export function ChangeList({ changes, index, names, ends, words, author, onPick }: ChangeListProps) {
  const items = useMemo(
    () =>
      changes
        .map((change, n) => ({
          id: String(n),
          textValue: changeTitle(change, words),
          at: change.at,
          author: change.facts[0] && author(change.facts[0]),
          name: names.get(n),
          end: ends.get(n),
        }))
        .reverse(),
    [changes, names, ends, words, author],
  );
  const pick = useCallback((id: string) => onPick(Number(id)), [onPick]);
  return (
    <PickList label={labels.changes} items={items} pickedId={String(index)} onPick={pick}>
      {drawRow}
    </PickList>
  );
}

interface Row {
  readonly textValue: string;
  readonly at: string;
  readonly author: string | undefined;
  readonly name: string | undefined;
  readonly end: string | undefined;
}

const drawRow = ({ textValue, at, author, name, end }: Row) => (
  <span className={row}>
    <span className={title}>{textValue}</span>
    <span className={facts}>
      <DateDisplay at={at} form="recent" />
      {author !== undefined && <span className={by}>{author}</span>}
      {end !== undefined && <Badge>{end}</Badge>}
      {name !== undefined && <Badge tone="brand">{name}</Badge>}
    </span>
  </span>
);

const row = css({ display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0', width: 'full' });
const title = css({ overflowWrap: 'anywhere', lineClamp: '2' });
const by = css({ minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const facts = css({ display: 'flex', gap: '8', overflow: 'hidden', color: 'ink.muted', textStyle: 'caption' });
