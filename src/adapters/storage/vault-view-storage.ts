import type { SafeStorage } from './safe-storage.ts';

const key = 'groundwork-vault';

/** How the vault was looked at last on this device, as its address would say it; empty while it never was. */
export const readVaultView = (storage: SafeStorage): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(storage.get(key) ?? ''));

export function writeVaultView(storage: SafeStorage, params: Readonly<Record<string, string | undefined>>): void {
  const said = Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined);
  storage.set(key, new URLSearchParams(said).toString());
}
