import type { DuplicateChoice as Choice, Duplicate } from '#domain/transfer/judge-table.ts';
import { css } from '#styled-system/css';
import { Disclosure } from '#ui/Disclosure.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { countText } from './words.ts';

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
  const place = kind === 'csv' ? 'Line' : 'Entry';
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '8' })}>
      <RadioGroup
        label={`${countText(count, 'idea')} seem${count === 1 ? 's' : ''} to be in the vault already`}
        options={[
          { value: 'skip', label: 'Skip them' },
          { value: 'new', label: 'Import them as new ideas' },
        ]}
        value={value}
        onChange={onChange}
        orientation="horizontal"
      />
      <Disclosure summary="Which they are">
        <ul>
          {duplicates.map((each) => (
            <li key={each.place}>
              {place} {each.place}: {each.title} ({each.by === 'id' ? 'the same idea' : 'the same title'})
            </li>
          ))}
          {count > duplicates.length && <li>and {count - duplicates.length} more</li>}
        </ul>
      </Disclosure>
    </div>
  );
}
