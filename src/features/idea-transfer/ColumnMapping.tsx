import type { Mapping } from '#domain/transfer/guess-mapping.ts';
import type { TransferField } from '#domain/transfer/transfer-field.ts';
import type { Criterion } from '#domain/vault/vault.ts';
import { css } from '#styled-system/css';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Select } from '#ui/Select.tsx';
import { type FieldChoice, fieldOptions, leftOut } from './field-options.ts';
import { labels } from './labels.ts';

export interface ColumnMappingProps {
  readonly headers: readonly string[];
  /** Something that each column says; empty if it says nothing. */
  readonly samples: readonly string[];
  readonly mapping: Mapping;
  readonly criteria: readonly Criterion[];
  readonly isOpenAtFirst: boolean;
  readonly onMap: (column: number, field: TransferField | null) => void;
}

/** Field that each column of the file is read into: guessed from its header, and changeable. */
export function ColumnMapping({ headers, samples, mapping, criteria, isOpenAtFirst, onMap }: ColumnMappingProps) {
  const options = fieldOptions(criteria);
  const used = mapping.filter((field) => field !== null).length;
  return (
    <Disclosure summary={labels.review.columns(used, headers.length)} isOpenAtFirst={isOpenAtFirst}>
      <ul className={list}>
        {headers.map((header, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns are told apart by their place alone
          <li key={column}>
            <Select<FieldChoice>
              label={header}
              description={samples[column] ? labels.review.sample(samples[column]) : labels.review.emptyColumn}
              options={options}
              value={mapping[column] ?? leftOut}
              onChange={(field) => onMap(column, field === leftOut ? null : field)}
            />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

const list = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', phone: 'repeat(2, minmax(0, 1fr))' },
  gap: '12',
});
