import type { DuplicateChoice as Choice, Duplicate } from '#domain/transfer/judge-table.ts';
import { css } from '#styled-system/css';
import { Disclosure } from '#ui/Disclosure.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { labels } from './labels.ts';

export interface DuplicateChoiceProps {
  /** The first of them. */
  readonly duplicates: readonly Duplicate[];
  readonly count: number;
  readonly kind: 'csv' | 'json';
  readonly value: Choice;
  readonly onChange: (value: Choice) => void;
}

/** Asks what becomes of ideas that seem to be in the vault already, and shows which they are. */
export function DuplicateChoice({ duplicates, count, kind, value, onChange }: DuplicateChoiceProps) {
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '8' })}>
      <RadioGroup
        label={labels.review.duplicates(count)}
        options={[
          { value: 'skip', label: labels.review.skip(count) },
          { value: 'new', label: labels.review.asNew(count) },
        ]}
        value={value}
        onChange={onChange}
        orientation="horizontal"
      />
      <Disclosure summary={labels.review.whichOnes(count)}>
        <ul>
          {duplicates.map((each) => (
            <li key={each.place}>{labels.review.which(kind, each.place, each.title, each.by)}</li>
          ))}
          {count > duplicates.length && <li>{labels.review.more(count - duplicates.length)}</li>}
        </ul>
      </Disclosure>
    </div>
  );
}
