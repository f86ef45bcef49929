import { diffWordsWithSpace } from 'diff';
import type { Difference } from '#domain/history/differences-between.ts';
import { css } from '#styled-system/css';
import { fieldLabel, fieldText, isProse } from './field-labels.ts';
import type { DescribedDifference, HistoryWords } from './history-words.ts';
import { labels } from './labels.ts';

export interface ComparisonViewProps {
  readonly differences: readonly Difference[];
  readonly words: HistoryWords;
  /** The later one is the present. */
  readonly isWithNow: boolean;
}

/** Differences between a moment and a later one. Texts are told apart by word, with signs that need no color. */
export function ComparisonView({ differences, words, isWithNow }: ComparisonViewProps) {
  const shown = differences.flatMap((difference) => {
    const described = words.difference?.(difference);
    if (described) return [{ ...difference, ...described }];
    const label = fieldLabel(difference.field, words, difference.stream.startsWith('project-'));
    return label === '' ? [] : [{ ...difference, label, isProse: isProse(difference.field) }];
  });
  if (shown.length === 0) return <p className={css({ color: 'ink.muted' })}>{labels.noDifferences(isWithNow)}</p>;
  return (
    <dl aria-label={labels.differences(isWithNow)} className={list}>
      {shown.map(({ stream, field, from, to, label, isProse: isText = false, said, value }: Shown) => (
        <div key={`${stream} ${field}`}>
          <dt className={term}>{label}</dt>
          <dd className={definition}>
            {said !== undefined ? (
              said
            ) : isText && from !== '' && to !== '' ? (
              <Prose then={String(to)} now={String(from)} />
            ) : (
              <>
                <del className={removed}>{value?.(to) ?? fieldText(field, to, words)}</del>
                {' → '}
                <ins className={added}>{value?.(from) ?? fieldText(field, from, words)}</ins>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Shown = Difference & DescribedDifference;

interface Part {
  /** Where it begins, in both texts together. */
  readonly at: number;
  readonly tag: 'del' | 'ins' | 'span';
  readonly text: string;
}

function Prose({ then, now }: { readonly then: string; readonly now: string }) {
  const parts: Part[] = [];
  let at = 0;
  for (const { value, added: isAdded, removed: isRemoved } of diffWordsWithSpace(then, now)) {
    parts.push({ at, tag: isRemoved ? 'del' : isAdded ? 'ins' : 'span', text: value });
    at += value.length;
  }
  return parts.map(({ at: key, tag: Tag, text }) => (
    <Tag key={key} className={Tag === 'del' ? removed : Tag === 'ins' ? added : undefined}>
      {text}
    </Tag>
  ));
}

const list = css({ display: 'flex', flexDirection: 'column', gap: '12' });
const term = css({ textStyle: 'caption', color: 'ink.muted' });
const definition = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const removed = css({ color: 'ink.muted', textDecoration: 'line-through' });
const added = css({
  textDecoration: 'underline',
  textDecorationThickness: '2',
  textUnderlineOffset: '2',
  fontWeight: 'medium',
});
