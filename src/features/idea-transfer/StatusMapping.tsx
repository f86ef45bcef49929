import type { StatusWord } from '#domain/transfer/judge-table.ts';
import { type StatusTarget, statusTargets } from '#domain/transfer/status-words.ts';
import { css } from '#styled-system/css';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Select } from '#ui/Select.tsx';
import { labels, targetLabel } from './labels.ts';

export interface StatusMappingProps {
  /** The most frequent first. */
  readonly words: readonly StatusWord[];
  readonly count: number;
  readonly onMap: (key: string, target: StatusTarget) => void;
}

/** Where each word for a status leads. Open if one is unknown, since its ideas go to the inbox. */
export function StatusMapping({ words, count, onMap }: StatusMappingProps) {
  return (
    <Disclosure summary={labels.review.statuses(count)} isOpenAtFirst={words.some(({ isKnown }) => !isKnown)}>
      <p className={css({ color: 'ink.muted', mb: '12' })}>{labels.review.statusesText}</p>
      <ul className={list}>
        {words.map(({ key, word, count: ideas, target, isKnown }) => (
          <li key={key}>
            <Select<StatusTarget>
              label={labels.review.status(word, ideas)}
              description={isKnown ? undefined : labels.review.unknownStatus}
              options={options}
              value={target}
              onChange={(chosen) => onMap(key, chosen)}
            />
          </li>
        ))}
      </ul>
      {count > words.length && <p>{labels.review.more(count - words.length)}</p>}
    </Disclosure>
  );
}

const options = statusTargets.map((value) => ({ value, label: targetLabel(value) }));
const list = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', phone: 'repeat(2, minmax(0, 1fr))' },
  gap: '12',
});
