import * as z from 'zod/mini';
import { ideaLimits, ideaStatuses } from '../idea/idea.ts';
import { cleanTags } from '../idea/idea-rules.ts';
import type { Json } from '../log/json.ts';
import { type CellFault, shortValue } from './line-problem.ts';
import { splitTags } from './tag-list.ts';
import { criterionOf, type IdeaColumn, type TransferField } from './transfer-field.ts';

/** Undefined: the cell says nothing. */
export type ReadCell = { readonly value: Json | undefined } | { readonly fault: CellFault };

/** Reads the value of a cell by its column. `cell` has no spaces around it and is not empty. */
export function readCell(field: TransferField, cell: string): ReadCell {
  if (criterionOf(field) !== undefined) return readRating(cell);
  const read = readers[field as IdeaColumn];
  return read(cell);
}

const isUuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const statuses: readonly string[] = ideaStatuses;
const answers: Readonly<Record<string, boolean>> = {
  yes: true,
  true: true,
  '1': true,
  x: true,
  no: false,
  false: false,
  '0': false,
};

const readers: Readonly<Record<IdeaColumn, (cell: string) => ReadCell>> = {
  title: (cell) => limited(cell.replace(/\s+/gu, ' '), ideaLimits.title),
  problem: (cell) => limited(cell, ideaLimits.problem),
  audience: (cell) => limited(cell, ideaLimits.audience),
  pitch: (cell) => limited(cell, ideaLimits.pitch),
  tags: readTags,
  status: (cell) => {
    const value = cell.toLowerCase();
    return statuses.includes(value) ? { value } : { fault: { kind: 'no-status', value: shortValue(cell) } };
  },
  archived: (cell) => {
    const key = cell.toLowerCase();
    return Object.hasOwn(answers, key)
      ? { value: answers[key] }
      : { fault: { kind: 'no-answer', value: shortValue(cell) } };
  },
  capturedAt: readDate,
  changedAt: readDate,
  // Other tools number their rows: such an idea gets an id of its own.
  id: (cell) => ({ value: isUuid.test(cell) ? cell : undefined }),
  rank: (cell) => (/^[0-9A-Za-z]{1,256}$/.test(cell) ? { value: cell } : { fault: { kind: 'malformed' } }),
  ratings: readJsonCell,
  lineage: readJsonCell,
  moments: readJsonCell,
};

function limited(value: string, limit: number): ReadCell {
  if (!value.isWellFormed() || value.includes('\u0000')) return { fault: { kind: 'unstorable' } };
  return value.length > limit ? { fault: { kind: 'too-long', length: value.length, limit } } : { value };
}

function readTags(cell: string): ReadCell {
  const tags = cleanTags(splitTags(cell));
  if (tags.length > ideaLimits.tags) {
    return { fault: { kind: 'too-many', count: tags.length, limit: ideaLimits.tags } };
  }
  for (const tag of tags) {
    const read = limited(tag, ideaLimits.tag);
    if ('fault' in read) return read;
  }
  return { value: tags };
}

const date = z.union([z.iso.datetime({ offset: true }), z.iso.date()]);

function readDate(cell: string): ReadCell {
  // A space instead of the T is how databases and spreadsheets write it.
  const written = cell.replace(/^(\d{4}-\d\d-\d\d) (\d\d:)/, '$1T$2');
  const time = date.safeParse(written).success ? new Date(written) : undefined;
  return time && !Number.isNaN(time.getTime())
    ? { value: time.toISOString() }
    : { fault: { kind: 'no-date', value: shortValue(cell) } };
}

function readRating(cell: string): ReadCell {
  const rating = /^\d+([.,]0+)?$/.test(cell) ? Number.parseInt(cell, 10) : Number.NaN;
  return rating >= ideaLimits.ratingMin && rating <= ideaLimits.ratingMax
    ? { value: rating }
    : { fault: { kind: 'no-rating', value: shortValue(cell) } };
}

function readJsonCell(cell: string): ReadCell {
  try {
    return { value: JSON.parse(cell) as Json };
  } catch {
    return { fault: { kind: 'malformed' } };
  }
}
