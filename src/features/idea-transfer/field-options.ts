import { headerOf, type TransferField, transferFields } from '#domain/transfer/transfer-field.ts';
import type { Criterion } from '#domain/vault/vault.ts';
import type { Option } from '#ui/option.ts';
import { labels } from './labels.ts';

/** Columns that are left out have this value. */
export const leftOut = 'left-out';

export type FieldChoice = TransferField | typeof leftOut;

/** Fields that a column can be read into. */
export const fieldOptions = (criteria: readonly Criterion[]): readonly Option<FieldChoice>[] => [
  { value: leftOut, label: labels.review.ignored },
  ...transferFields(criteria).map((value) => ({ value, label: headerOf(value, criteria) })),
];
