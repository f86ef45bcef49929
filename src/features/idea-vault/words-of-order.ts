import type { IdeaOrder } from '#domain/vault/vault.ts';
import type { Option } from '#ui/option.ts';

const words: Readonly<Record<IdeaOrder, string>> = {
  captured: 'By age',
  changed: 'By last change',
  title: 'By title',
  status: 'By status',
  score: 'By score',
  hand: 'By hand',
};

export const orderOptions = Object.entries(words).map(([value, label]) => ({
  value,
  label,
})) as readonly Option<IdeaOrder>[];
