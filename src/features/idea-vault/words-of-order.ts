import type { IdeaOrder, IdeaQuery } from '#domain/vault/vault.ts';
import type { Option } from '#ui/option.ts';

const words: Readonly<Record<IdeaOrder, string>> = {
  captured: 'By age',
  changed: 'By last change',
  title: 'By title',
  status: 'By status',
  score: 'By score',
  hand: 'By hand',
};

/** Whether what is shown falls from row to row. Times are shown as how long ago they are, which rises as they fall. */
export const isFalling = ({ order, isDescending }: Pick<IdeaQuery, 'order' | 'isDescending'>): boolean =>
  order === 'captured' || order === 'changed' ? !isDescending : isDescending;

export const orderOptions = Object.entries(words).map(([value, label]) => ({
  value,
  label,
})) as readonly Option<IdeaOrder>[];
