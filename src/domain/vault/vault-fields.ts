import type { Fields } from '../undo/field-change.ts';
import type { Vault } from './vault.ts';

export const filterPrefix = 'filter:';

/** What an undo can bring back. */
export function vaultFields({ criteria, filters }: Vault): Fields {
  const saved = filters.map((filter) => [`${filterPrefix}${filter.id}`, filter]);
  return { criteria, ...Object.fromEntries(saved) };
}
