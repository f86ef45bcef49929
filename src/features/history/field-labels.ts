import type { Json } from '#domain/log/json.ts';
import type { HistoryWords } from './history-words.ts';
import { labels } from './labels.ts';

const fieldNames: Readonly<Record<string, string>> = {
  title: 'Title',
  pitch: 'Pitch',
  problem: 'Problem',
  audience: 'Audience',
  tags: 'Tags',
  status: 'Status',
  archived: 'Archived',
  removed: 'Removed',
};

const rating = 'rating:';

/** Long texts are compared word by word; everything else as a whole. */
export const isProse = (field: string): boolean => ['pitch', 'problem', 'audience'].includes(field);

/** The label of a field of an idea, or of its project where `ofProject`. Empty for what nobody reads. */
export function fieldLabel(field: string, words: HistoryWords, ofProject: boolean): string {
  if (field.startsWith(rating)) return `Rating of ${words.criterion(field.slice(rating.length))}`;
  if (field === 'rank') return '';
  const label = Object.hasOwn(fieldNames, field) ? (fieldNames[field] ?? '') : '';
  return ofProject && label !== '' ? `Exploration: ${label.toLowerCase()}` : label;
}

/** The value of a field in words. */
export function fieldText(field: string, value: Json, words: HistoryWords): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return labels.empty;
  if (field === 'status') return words.status(String(value));
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'boolean') return value ? labels.yes : labels.no;
  return String(value);
}
