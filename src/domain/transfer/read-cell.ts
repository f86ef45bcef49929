import { ideaLimits } from '../idea/idea.ts';
import type { Json } from '../log/json.ts';
import { type CellFault, shortValue } from './line-problem.ts';
import { type DayOrder, readDate } from './read-date.ts';
import { isOwnStatus, knownStatus, type StatusTarget, statusKey } from './status-words.ts';
import { criterionOf, type IdeaColumn, type TransferField } from './transfer-field.ts';

/** The value of a cell, undefined if it says nothing that can be read; and what is wrong with it. */
export interface ReadCell {
  readonly value?: Json | undefined;
  readonly fault?: CellFault | undefined;
}

export interface CellContext {
  readonly dayOrder: DayOrder;
  /** The founder's choices for words of statuses, by `statusKey`. */
  readonly statuses: Readonly<Record<string, StatusTarget>>;
}

/** Fields of which one cell is the whole value. */
export type SingleField = Exclude<TransferField, 'title' | 'problem' | 'audience' | 'pitch' | 'tags'>;

/** Reads the value of a cell by its column. `cell` has no spaces around it and is not empty. */
export function readCell(field: SingleField, cell: string, context: CellContext): ReadCell {
  if (criterionOf(field) !== undefined) return readRating(cell);
  const read = readers[field as SingleColumn];
  return read(cell, context);
}

type SingleColumn = Extract<SingleField, IdeaColumn>;

const isUuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const answers: Readonly<Record<string, boolean>> = {
  yes: true,
  true: true,
  '1': true,
  x: true,
  checked: true,
  no: false,
  false: false,
  '0': false,
  unchecked: false,
};

const readers: Readonly<Record<SingleColumn, (cell: string, context: CellContext) => ReadCell>> = {
  status: (cell, { statuses }) => {
    const target = targetOf(statusKey(cell), statuses);
    return target === undefined ? { fault: { kind: 'no-status', value: shortValue(cell) } } : { value: target };
  },
  archived: (cell) => {
    const key = cell.toLowerCase();
    return Object.hasOwn(answers, key)
      ? { value: answers[key] }
      : { fault: { kind: 'no-answer', value: shortValue(cell) } };
  },
  capturedAt: readTime,
  changedAt: readTime,
  // Other tools number their rows: such an idea gets an id of its own.
  id: (cell) => ({ value: isUuid.test(cell) ? cell : undefined }),
  rank: (cell) => (/^[0-9A-Za-z]{1,256}$/.test(cell) ? { value: cell } : { fault: { kind: 'malformed' } }),
  ratings: readJsonCell,
  lineage: readJsonCell,
  moments: readJsonCell,
};

/** Own statuses mean what they say; the founder's choice goes before the table. */
export function targetOf(key: string, chosen: Readonly<Record<string, StatusTarget>>): StatusTarget | undefined {
  if (!isOwnStatus(key) && Object.hasOwn(chosen, key)) return chosen[key];
  return knownStatus(key);
}

function readTime(cell: string, { dayOrder }: CellContext): ReadCell {
  const value = readDate(cell, dayOrder);
  return value === undefined ? { fault: { kind: 'no-date', value: shortValue(cell) } } : { value };
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
