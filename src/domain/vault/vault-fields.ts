import type { Json } from '../log/json.ts';
import type { Fields } from '../undo/field-change.ts';
import { emptyVault, type Vault } from './vault.ts';

export const filterPrefix = 'filter:';

export function vaultFields(vault: Vault | undefined): Fields {
  const { criteria, filters } = vault ?? emptyVault;
  const saved = filters.map((filter) => [`${filterPrefix}${filter.id}`, filter]);
  return { criteria: criteria as unknown as Json, ...Object.fromEntries(saved) };
}
