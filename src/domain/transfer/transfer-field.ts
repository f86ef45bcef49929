import type { Criterion } from '../vault/vault.ts';

/** Columns of a table that can hold a part of an idea, in the order of an export. */
export const ideaColumns = {
  title: 'Title',
  problem: 'Problem',
  audience: 'Audience',
  pitch: 'Pitch',
  tags: 'Tags',
  status: 'Status',
  archived: 'Archived',
  capturedAt: 'Captured',
  changedAt: 'Changed',
  id: 'Id',
  rank: 'Manual order',
  ratings: 'Other ratings',
  lineage: 'Forked from',
  moments: 'Named versions',
} as const;

export type IdeaColumn = keyof typeof ideaColumns;
/** A column of an idea, or the rating by one criterion. */
export type TransferField = IdeaColumn | `rating:${string}`;

/** Fields that several columns may be read into, one after the other. */
const shared: readonly TransferField[] = ['problem', 'audience', 'pitch', 'tags'];

export const isShared = (field: TransferField): boolean => shared.includes(field);

export const ratingField = (criterion: string): TransferField => `rating:${criterion}`;

/** The criterion of a rating's field; undefined for other fields. */
export const criterionOf = (field: TransferField): string | undefined =>
  field.startsWith('rating:') ? field.slice('rating:'.length) : undefined;

export function headerOf(field: TransferField, criteria: readonly Criterion[]): string {
  const criterion = criterionOf(field);
  if (criterion === undefined) return ideaColumns[field as IdeaColumn];
  return `Rating: ${criteria.find(({ id }) => id === criterion)?.name ?? criterion}`;
}

/** Every field that a column may be mapped to, criteria before what only an export of ours has. */
export function transferFields(criteria: readonly Criterion[]): readonly TransferField[] {
  const columns = Object.keys(ideaColumns) as IdeaColumn[];
  const first = columns.indexOf('archived');
  return [...columns.slice(0, first), ...criteria.map(({ id }) => ratingField(id)), ...columns.slice(first)];
}
