import { local } from '#adapters/storage/local.ts';
import { readVaultView, writeVaultView } from '#adapters/storage/vault-view-storage.ts';
import type { Location } from '#domain/routes/routes.ts';
import { wholeVault } from '#domain/vault/idea-query.ts';
import { paramsOfQuery, queryOfParams, type VaultAddress } from '#domain/vault/query-params.ts';

/** Reads the view from the address; an address without params stands for the last view of the vault on this device. */
export function vaultAddressOf({ params }: Location): VaultAddress {
  const isBare = Object.values(params).every((value) => value === undefined);
  return queryOfParams(isBare ? readVaultView(local) : params);
}

/** Keeps how the vault is looked at, and nothing of what is looked for. */
export function rememberVaultView({ query: { order, isDescending }, view }: VaultAddress): void {
  writeVaultView(local, paramsOfQuery({ query: { ...wholeVault, order, isDescending }, view }));
}
