import type { Criterion } from '../vault/vault.ts';
import { pageHeader } from './page-header.ts';
import { headerOf, isShared, type TransferField, transferFields } from './transfer-field.ts';

/** For each column what it holds, null if it is left out. Only a field that columns may share comes twice. */
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
    'item name',
    'card title',
    'issue',
    'what',
    'titel',
    'titre',
    'título',
    'idee',
    'idée',
    'название',
    'идея',
  ],
  problem: [
    'pain',
    'problem statement',
    'why',
    'need',
    'description',
    'details',
    'notes',
    'body',
    'card description',
    'beschreibung',
    'notizen',
    'descripción',
    'описание',
  ],
  audience: [
    'customer',
    'customers',
    'target',
    'target audience',
    'segment',
    'who',
    'for whom',
    'users',
    'user',
    'target group',
    'zielgruppe',
  ],
  pitch: ['solution', 'one-liner', 'one liner', 'elevator pitch', 'tagline', 'value proposition', 'how'],
  tags: [
    'tag',
    'labels',
    'label',
    'category',
    'categories',
    'topics',
    'keywords',
    'schlagwörter',
    'étiquettes',
    'etiquetas',
    'теги',
    'метки',
  ],
  status: [
    'state',
    'stage',
    'phase',
    'list',
    'list name',
    'column',
    'section/column',
    'section',
    'statut',
    'état',
    'estado',
    'статус',
  ],
  archived: ['is archived', 'closed'],
  capturedAt: [
    'captured at',
    'created',
    'created at',
    'created time',
    'date',
    'date created',
    'added',
    'erstellt',
    'erstellt am',
    'datum',
    'créé le',
    'creado',
    'fecha',
    'создано',
    'дата',
  ],
  changedAt: [
    'changed at',
    'updated',
    'updated at',
    'modified',
    'last edited',
    'last edited time',
    'last modified',
    'last activity',
  ],
  id: ['uuid', 'idea id'],
  // As our own earlier exports head them.
  rank: ['place by hand'],
  lineage: ['made from'],
  moments: ['named moments'],
};

/** Earlier choices for columns, by the key of the header; null was left out. */
export type ColumnMemory = Readonly<Record<string, TransferField | null>>;

/**
 * A column is what it was chosen to be before. Otherwise the first column that is headed by a field's own name takes
 * it, else the first one headed by a synonym.
 */
export function guessMapping(
  headers: readonly string[],
  criteria: readonly Criterion[],
  memory: ColumnMemory = {},
): Mapping {
  const keys = headers.map(headerKey);
  const fields = transferFields(criteria);
  let mapping: Mapping = headers.map(() => null);
  const isDecided = keys.map((key) => Object.hasOwn(memory, key));
  for (const [column, key] of keys.entries()) {
    const field = isDecided[column] ? (memory[key] ?? null) : null;
    if (field !== null && fields.includes(field)) mapping = mapColumn(mapping, column, field);
  }
  const taken = new Set(mapping.filter((field) => field !== null && !isShared(field)));
  const take = (field: TransferField, names: readonly string[]): void => {
    if (taken.has(field)) return;
    for (const name of names) {
      const column = keys.findIndex((key, n) => mapping[n] === null && !isDecided[n] && key === headerKey(name));
      if (column < 0) continue;
      for (const [n, key] of keys.entries()) {
        // Jira has a column for each label.
        const isAgain = isShared(field) && key === keys[column] && mapping[n] === null && !isDecided[n];
        if (n === column || isAgain) mapping = mapColumn(mapping, n, field);
      }
      taken.add(field);
      return;
    }
  };
  for (const field of fields) take(field, [headerOf(field, criteria)]);
  for (const { id, name } of criteria) take(`rating:${id}`, [name]);
  for (const field of fields) take(field, synonyms[field] ?? []);
  // The text of a page goes on with its description.
  return mapping.map((field, n) => (keys[n] === headerKey(pageHeader) && !isDecided[n] ? 'problem' : field));
}

/** A header without what makes no difference. */
export const headerKey = (header: string): string =>
  header
    .replace(/[\s_]+/gu, ' ')
    .trim()
    .toLocaleLowerCase('en');

/** Gives one column another field, which no other column keeps unless it can be shared. */
export function mapColumn(mapping: Mapping, column: number, field: TransferField | null): Mapping {
  return mapping.map((former, n) => {
    if (n === column) return field;
    return former === field && field !== null && !isShared(field) ? null : former;
  });
}
