import type { Command } from '../log/command.ts';
import type { JsonObject } from '../log/json.ts';
import { emptyVault, type Vault } from './vault.ts';

/**
 * Returns the data with which a rejected command for criteria is issued again: the same criteria, in place of the
 * present ones, since the founder was told of them. Undefined for any other command.
 */
export function dataUponNow({ type, data }: Command, vault: Vault | undefined): JsonObject | undefined {
  if (type !== 'SetCriteria') return undefined;
  const base = (vault ?? emptyVault).criteria.map(({ id, name, weight }) => ({ id, name, weight }));
  return { ...data, base };
}
