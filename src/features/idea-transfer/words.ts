import { headerOf, type TransferField, transferFields } from '#domain/transfer/transfer-field.ts';
import type { Criterion } from '#domain/vault/vault.ts';
import type { Option } from '#ui/option.ts';

/** Columns that are left out have this value. */
export const leftOut = 'left-out';

export type FieldChoice = TransferField | typeof leftOut;

/** What a column may be taken for. */
export const fieldOptions = (criteria: readonly Criterion[]): readonly Option<FieldChoice>[] => [
  { value: leftOut, label: 'Left out' },
  ...transferFields(criteria).map((value) => ({ value, label: headerOf(value, criteria) })),
];

const figures = new Intl.NumberFormat('en-GB');

/** “1 idea”, “1,200 ideas”. */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${figures.format(count)} ${count === 1 ? one : many}`;

const oneDecimal = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

/** In megabytes of a million bytes, rounded up: what is a little too large does not read as if it were not. */
export const megabytesText = (bytes: number): string => `${oneDecimal.format(Math.ceil(bytes / 100_000) / 10)} MB`;
