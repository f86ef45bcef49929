import type { Criterion } from '../vault/vault.ts';
import { headerOf, type TransferField, transferFields } from './transfer-field.ts';

/** For each column what it holds, null if it is left out. No field comes twice. */
export type Mapping = readonly (TransferField | null)[];

/** How other tools head the same columns. */
const synonyms: Partial<Record<TransferField, readonly string[]>> = {
  title: [
    'name',
    'idea',
    'idea name',
    'idea title',
    'headline',
    'subject',
    'summary',
    'task name',
    'card name',
    'what',
  ],
  problem: ['pain', 'problem statement', 'why', 'need', 'description', 'details', 'notes', 'body', 'card description'],
  audience: ['customer', 'customers', 'target', 'target audience', 'segment', 'who', 'for whom', 'users', 'user'],
  pitch: ['solution', 'one-liner', 'one liner', 'elevator pitch', 'tagline', 'value proposition', 'how'],
  tags: ['tag', 'labels', 'label', 'category', 'categories', 'topics', 'keywords'],
  status: ['state', 'stage', 'phase', 'list', 'list name', 'column'],
  archived: ['is archived', 'closed'],
  capturedAt: ['captured at', 'created', 'created at', 'created time', 'date', 'date created', 'added'],
  changedAt: ['changed at', 'updated', 'updated at', 'modified', 'last edited', 'last edited time', 'last modified'],
  id: ['uuid', 'idea id'],
  // As our own earlier exports head them.
  rank: ['place by hand'],
  lineage: ['made from'],
  moments: ['named moments'],
};

/** The first column that is headed by a field's own name takes it, else the first one headed by a synonym. */
export function guessMapping(headers: readonly string[], criteria: readonly Criterion[]): Mapping {
  const keys = headers.map(keyOf);
  const mapping: (TransferField | null)[] = headers.map(() => null);
  const fields = transferFields(criteria);
  const take = (field: TransferField, names: readonly string[]): void => {
    if (mapping.includes(field)) return;
    for (const name of names) {
      const column = keys.findIndex((key, n) => mapping[n] === null && key === keyOf(name));
      if (column < 0) continue;
      mapping[column] = field;
      return;
    }
  };
  for (const field of fields) take(field, [headerOf(field, criteria)]);
  for (const { id, name } of criteria) take(`rating:${id}`, [name]);
  for (const field of fields) take(field, synonyms[field] ?? []);
  return mapping;
}

const keyOf = (header: string): string =>
  header
    .replace(/[\s_]+/gu, ' ')
    .trim()
    .toLocaleLowerCase('en');

/** Gives one column another field, which no other column keeps. */
export function mapColumn(mapping: Mapping, column: number, field: TransferField | null): Mapping {
  return mapping.map((former, n) => {
    if (n === column) return field;
    return former === field ? null : former;
  });
}
