import type { Fields } from '../undo/field-change.ts';
import type { Vault } from './vault.ts';

export const filterPrefix = 'filter:';

export const templatePrefix = 'template:';

/** Returns the fields that an undo can bring back. */
export function vaultFields({ criteria, filters, templates }: Vault): Fields {
  const saved = filters.map((filter) => [`${filterPrefix}${filter.id}`, filter]);
  const own = templates.map((template) => [`${templatePrefix}${template.id}`, template]);
  return { criteria, ...Object.fromEntries(saved), ...Object.fromEntries(own) };
}
